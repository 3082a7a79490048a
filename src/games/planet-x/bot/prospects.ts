import { at } from '../../../core/contract.ts';
import { popcount } from '../../../solver/bits.ts';
import { narrowed, type Outlook } from '../../../solver/outlook.ts';
import { type Prospect, prospectsByAnswer, prospectsByRule } from '../../../solver/prospects.ts';
import type { Inquiry } from '../questions.ts';
import { rulesIn } from '../titles.ts';
import { BODIES, SIGHTS } from '../types.ts';

/** Every answer that a question may get, as far as this outlook goes. */
export const prospectsOf = (outlook: Outlook, inquiry: Inquiry): readonly Prospect[] =>
  inquiry.rules
    ? prospectsByRule(outlook, rulesIn(inquiry.rules, outlook))
    : prospectsByAnswer(outlook, answersTo(inquiry, outlook));

/** What is left of an outlook after an answer. */
export function afterAnswer(outlook: Outlook, inquiry: Inquiry, answer: number): Outlook {
  const { weights } = outlook;
  if (!inquiry.rules) {
    const answers = answersTo(inquiry, outlook);
    return narrowed(outlook, sky => (answers[sky] === answer ? (weights[sky] as number) : 0));
  }
  const rules = rulesIn(inquiry.rules, outlook);
  return narrowed(outlook, sky => {
    const could = rules[sky] as number;
    return ((could >>> answer) & 1) === 0 ? 0 : (weights[sky] as number) / popcount(could);
  });
}

/** By sky: what would be answered. */
function answersTo({ question, range }: Inquiry, { sets, blanks, count }: Outlook): Uint8Array {
  const answers = new Uint8Array(count);
  if (question.type === 'survey') {
    const of = question.of === 'empty' ? blanks : at(sets, BODIES.indexOf(question.of));
    for (let sky = 0; sky < count; sky++) answers[sky] = popcount((of[sky] as number) & range);
    return answers;
  }
  answers.fill(SIGHTS.indexOf('empty'));
  for (const [body, of] of sets.entries())
    for (let sky = 0; sky < count; sky++) if (((of[sky] as number) & range) !== 0) answers[sky] = body;
  return answers;
}
