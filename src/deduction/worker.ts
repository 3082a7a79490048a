/** One question of a page, and the number by which it is answered. */
export interface Asked<View, Question> {
  readonly number: number;
  readonly view: View;
  readonly question: Question;
}

export interface Answered<Answer> {
  readonly number: number;
  readonly answer: Answer;
}

declare const self: DedicatedWorkerGlobalScope;

/** What a worker does all the time. */
export function answerPages<View, Question, Answer>(
  answer: (view: View, question: Question) => Answer,
): void {
  self.addEventListener(
    'message',
    ({ data: { number, view, question } }: MessageEvent<Asked<View, Question>>) => {
      const answered: Answered<Answer> = { number, answer: answer(view, question) };
      self.postMessage(answered);
    },
  );
}
