import { clueText, conferenceName, conferenceText, text as gameText, topicText } from '../text.ts';
import type { Act, Answer, Mode, View } from '../types.ts';
import { sourceName } from './paper-text.ts';

/** Something one knows: where it is from, and what it says. */
export interface KnownLine {
  readonly source: string;
  readonly says: string;
}

/** Rules first, since they hold for all sectors; then answers, the newest first; then what was known at the start. */
export function linesOf({ viewer, own, public: known }: View): readonly KnownLine[] {
  const acts = known.acts.filter(act => act.seat === viewer);
  const answers = (own?.answers ?? []).flatMap((answer, index) => {
    const act = acts[index];
    return act ? [{ act, answer }] : [];
  });
  const rules = answers.flatMap(({ act, answer }) => ruleLine(act, answer, known.mode));
  return distinct([
    ...rules.sort((one, other) => one.source.localeCompare(other.source)),
    ...known.conferences.map((rule, index) => ({
      source: conferenceName(index + 1),
      says: conferenceText(rule, known.mode),
    })),
    ...answers.toReversed().flatMap(({ act, answer }) => answerLine(act, answer, known.mode)),
    ...known.theories.flatMap(({ sector, body, fate }): readonly KnownLine[] =>
      body === null || fate === 'in-review'
        ? []
        : [
            {
              source: sourceName.review,
              says: clueText({ type: fate === 'right' ? 'is' : 'is-not', sector, body }, known.mode),
            },
          ],
    ),
    ...(own && own.facts.length > 0
      ? [
          {
            source: sourceName.start,
            says: gameText.event({ type: 'facts-came', facts: own.facts }, () => ''),
          },
        ]
      : []),
  ]);
}

/** Who asks again is told the same, and several may be right about one sector. */
const distinct = (lines: readonly KnownLine[]): readonly KnownLine[] =>
  lines.filter(
    (line, index) =>
      lines.findIndex(({ source, says }) => source === line.source && says === line.says) === index,
  );

const ruleLine = (act: Act, answer: Answer, mode: Mode): readonly KnownLine[] =>
  act.type === 'research' && answer.type === 'research'
    ? [{ source: act.topic, says: topicText(answer.rule, mode) }]
    : [];

function answerLine(act: Act, answer: Answer, mode: Mode): readonly KnownLine[] {
  if (act.type === 'survey' && answer.type === 'survey')
    return [{ source: sourceName.survey, says: clueText({ ...act, count: answer.count }, mode) }];
  if (act.type === 'target' && answer.type === 'target')
    return [{ source: sourceName.target, says: clueText({ ...act, sight: answer.sight }, mode) }];
  if (act.type === 'locate' && answer.type === 'locate' && !act.found)
    return [{ source: sourceName.locate, says: clueText({ type: 'not-there', guess: answer.guess }, mode) }];
  return [];
}
