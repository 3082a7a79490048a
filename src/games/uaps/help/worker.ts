import { answer, type Question } from '../../../deduction/answer.ts';
import { answerPages } from '../../../deduction/worker.ts';
import type { Content, View } from '../types.ts';
import { deductionOf } from './deduction.ts';

answerPages((view: View, question: Question<Content>) => answer(deductionOf(view), question));
