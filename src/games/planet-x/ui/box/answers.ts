import { inOrder, noteLine } from '../../../../deduction/ui/box/text.ts';
import type { Entry } from '../../../../deduction/ui/box/types.ts';
import { linesOf, type Told } from '../../../../deduction/ui/box/types.ts';
import { refuse } from '../../box/legal.ts';
import { answerSheet, factNote } from '../../box/notation.ts';
import type { View } from '../../box/types.ts';
import type { Act, Answer, Fact, Public } from '../../types.ts';
import { iconOf } from '../icon-of.ts';
import { startLines } from '../sheet-known.ts';
import * as text from './text.ts';

/** What fills the screen: an answer, or the facts of the start. */
export interface Shown {
  readonly told: Told;
  readonly icon: string | undefined;
  readonly isShort: boolean;
}

export function shownAnswer(act: Act, answer: Answer, { mode, titles }: Public): Shown {
  const icon = iconFor(act, answer);
  const isShort = answer.type === 'survey' || answer.type === 'target';
  return { told: answerSheet(act, answer, mode, titles), icon, isShort };
}

export const shownFacts = (facts: readonly Fact[], season: number): Shown => ({
  told: {
    asked: text.factsTitle(season),
    answer: startLines(facts).map(({ says }) => says),
    aside: text.FACTS_ASIDE,
    note: noteLine(inOrder(facts).map(factNote)),
    tell: null,
    keep: '',
    move: null,
    things: facts.length,
  },
  icon: undefined,
  isShort: false,
});

/** Of whoever owns the page, newest first. */
export function entriesIn(view: View): readonly Entry[] {
  const { viewer, own, public: known, box } = view;
  const answers = own?.answers ?? [];
  return known.acts
    .flatMap((act, number) => (act.seat === viewer ? [{ act, number }] : []))
    .flatMap(({ act, number }, place): readonly Entry[] => {
      const answer = answers[place];
      if (!answer) return [];
      const { told, icon } = shownAnswer(act, answer, known);
      const refusal = refuse(view, { type: 'mistake', act: number });
      return [
        {
          number,
          asked: told.asked,
          answer: linesOf(told.answer).join(' '),
          ...(icon && { icon }),
          note: linesOf(told.note).join(' '),
          isMistake: box.mistakes.includes(number),
          givesBack: text.givesBack(act),
          notNow: refusal && text.refusalSays(refusal),
        },
      ];
    })
    .toReversed();
}

function iconFor(act: Act, answer: Answer): string | undefined {
  if (answer.type === 'survey') return act.type === 'survey' ? iconOf(act.of) : undefined;
  if (answer.type === 'target') return iconOf(answer.sight);
  return answer.type === 'locate' ? iconOf('planet-x') : undefined;
}
