import { type KnownGroup, type KnownLine, someGroups } from '../../../deduction/known.ts';
import { clueText, conferenceName, conferenceText, topicText } from '../text.ts';
import { type Act, type Answer, BODIES, type Fact, type Mode, type Public, type View } from '../types.ts';
import { knownFrom, notThere, sourceName } from './paper-text.ts';

/** One's own answers, what all were told, and what one knew at the start. */
export const KNOWN_FROM = ['answers', 'conferences', 'reviews', 'start'] as const;
export type KnownFrom = (typeof KNOWN_FROM)[number];

export const groupsOf = (view: View): readonly KnownGroup[] =>
  someGroups(KNOWN_FROM.map(from => ({ title: knownFrom[from], lines: linesFrom(from, view) })));

function linesFrom(from: KnownFrom, { viewer, own, public: known }: View): readonly KnownLine[] {
  switch (from) {
    case 'answers': {
      const acts = known.acts.filter(act => act.seat === viewer);
      return (own?.answers ?? [])
        .flatMap((answer, index) => {
          const act = acts[index];
          return act ? answerLine(act, answer, known.mode) : [];
        })
        .toReversed();
    }
    case 'conferences':
      return conferenceLines(known);
    case 'reviews':
      return reviewLines(known).toReversed();
    case 'start':
      return startLines(own?.facts ?? []);
  }
}

const conferenceLines = ({ conferences, mode }: Public): readonly KnownLine[] =>
  conferences.map((rule, index) => ({
    source: conferenceName(index + 1),
    says: conferenceText(rule, mode),
  }));

const reviewLines = ({ theories, mode }: Public): readonly KnownLine[] =>
  theories.flatMap(({ sector, body, fate }): readonly KnownLine[] => {
    if (body === null || fate === 'in-review') return [];
    const clue = { type: fate === 'right' ? 'is' : 'is-not', sector, body } as const;
    return [{ source: sourceName.review, says: clueText(clue, mode) }];
  });

/** Those about one thing together, in the order of the sectors. */
export const startLines = (facts: readonly Fact[]): readonly KnownLine[] =>
  BODIES.flatMap(body => {
    const sectors = facts.filter(fact => fact.body === body).map(({ sector }) => sector);
    return sectors.length === 0
      ? []
      : [
          {
            source: sourceName.start,
            says: notThere(
              body,
              sectors.toSorted((one, other) => one - other),
            ),
          },
        ];
  });

function answerLine(act: Act, answer: Answer, mode: Mode): readonly KnownLine[] {
  if (act.type === 'research' && answer.type === 'research')
    return [{ source: act.topic, says: topicText(answer.rule, mode) }];
  if (act.type === 'survey' && answer.type === 'survey')
    return [{ source: sourceName.survey, says: clueText({ ...act, count: answer.count }, mode) }];
  if (act.type === 'target' && answer.type === 'target')
    return [{ source: sourceName.target, says: clueText({ ...act, sight: answer.sight }, mode) }];
  if (act.type === 'locate' && answer.type === 'locate' && !act.found)
    return [{ source: sourceName.locate, says: clueText({ type: 'not-there', guess: answer.guess }, mode) }];
  return [];
}
