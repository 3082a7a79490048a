import type { Seat } from '../../../core/contract.ts';
import { type Course, analyze as follow } from '../../../deduction/analysis/analyze.ts';
import { actedIn } from '../../../deduction/analysis/types.ts';
import { onFrom, stackedWith } from '../board.ts';
import type { Clue } from '../clues.ts';
import { SkyKnowledge } from '../knowledge.ts';
import { cluesIn } from '../known.ts';
import { CONTENTS, type Content, type Sector, type Shot, SIGHTS, SUBJECTS } from '../types.ts';
import { compare } from './compare.ts';
import { momentsOf } from './moments.ts';
import type { Analyzed, Known, Moment, Played, UapsAnalysis } from './types.ts';

/** What it yields on the way is the share that is done. */
export const analyze = (played: Played): Generator<number, Analyzed> => follow(courseOf(played));

function courseOf(played: Played): Course<UapsAnalysis, SkyKnowledge> {
  const { known } = played;
  const { puzzle, own } = known.end;
  const moments = momentsOf(played);
  const all = SkyKnowledge.of(known.mode, known.luna);
  return {
    seats: known.seats,
    moments,
    things: shotsIn(puzzle.sky),
    startOf: seat => {
      const facts = (own[seat]?.facts ?? []).map((fact): Clue => ({ type: 'is-not', ...fact }));
      return facts.length === 0 ? all : all.with(...facts);
    },
    after: (before, moment, seat) => after(before, moment, seat, played),
    knownFrom,
    compare: (before, number) => compare(before, played, moments, number),
    isFound: act => act.type === 'find' && act.found,
    isProvable: (knowledge, moment) => isProvable(knowledge, moment?.table.turns ?? 0),
    isProven: (knowledge, { sector, subject }) => holds(knowledge, sector, subject),
    claimedAt: (shot, seat) => takenAt(shot, seat, moments),
  };
}

/** What can be photographed. */
const shotsIn = (sky: readonly Content[]): readonly Shot[] =>
  sky.flatMap((content, index) => {
    const subject = SUBJECTS.find(one => one === content);
    return subject ? [{ sector: index + 1, subject }] : [];
  });

function after(
  before: SkyKnowledge,
  moment: Moment,
  seat: Seat,
  { known }: Played,
): SkyKnowledge | undefined {
  const { what } = moment;
  switch (what.type) {
    case 'act': {
      const { act, answer } = what;
      if (act.type === 'find' && act.found && answer.type === 'find')
        return before.ifRight(answer.guess, act.turns);
      const clues = cluesIn(act, answer);
      return clues.length === 0 ? undefined : before.with(...clues);
    }
    case 'report':
      return what.seat === seat ? before.with(...cluesOfReport(what, known)) : undefined;
    case 'verified':
      return before.with(
        ...what.photos.map(
          ({ sector, subject, right }): Clue => ({ type: right ? 'is' : 'is-not', sector, sight: subject }),
        ),
      );
    case 'turned':
    case 'followed':
      return undefined;
  }
}

/** Knowing that the reports leave one sector is worth something only when all were heard. [Q8] */
function cluesOfReport(
  { number, report }: Extract<Moment['what'], { type: 'report' }>,
  { end }: Played['known'],
): readonly Clue[] {
  const rules = end.puzzle.reports.map(({ rule }) => rule);
  const told: Clue = { type: 'report', rule: report.rule };
  return number === rules.length ? [told, { type: 'one-place', rules }] : [told];
}

function knownFrom(knowledge: SkyKnowledge): Known {
  const { tally, count } = knowledge;
  const hidden = tally.uap;
  return {
    skies: count,
    hidden,
    certain: hidden.map((_, index) => CONTENTS.find(content => holds(knowledge, index + 1, content)) ?? null),
  };
}

const holds = ({ tally, count }: SkyKnowledge, sector: Sector, content: Content): boolean =>
  tally[content][sector - 1] === count;

/** Whether only one find can be right when the Earth has turned so often. [A6] */
function isProvable(knowledge: SkyKnowledge, turns: number): boolean {
  const { tally, count, board } = knowledge;
  const uap = tally.uap.indexOf(count) + 1;
  if (uap === 0) return false;
  return [onFrom(uap, -1, board), onFrom(uap, 1, board), stackedWith(uap, turns, board)].every(sector =>
    SIGHTS.some(sight => holds(knowledge, sector, sight)),
  );
}

/** Time gone when a seat took a photo of what is there. */
function takenAt({ sector, subject }: Shot, seat: Seat, moments: readonly Moment[]): number | null {
  for (const moment of moments) {
    const acted = actedIn(moment);
    if (acted?.act.seat !== seat || acted.act.type !== 'photo' || acted.answer.type !== 'photo') continue;
    const index = acted.act.sectors.indexOf(sector);
    if (index >= 0 && acted.answer.subjects[index] === subject) return acted.act.at;
  }
  return null;
}
