import type { View } from '../types.ts';
import { type Answers, answer, type Question } from './answer.ts';

/** One question of a page, and the number by which it is answered. */
export interface Asked {
  readonly number: number;
  readonly view: View;
  readonly question: Question;
}

export interface Answered {
  readonly number: number;
  readonly answer: Answers[Question['type']];
}

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data: { number, view, question } }: MessageEvent<Asked>) => {
  const answered: Answered = { number, answer: answer(view, question) };
  self.postMessage(answered);
});
