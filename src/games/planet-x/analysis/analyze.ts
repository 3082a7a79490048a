import { at, type Seat } from '../../../core/contract.ts';
import { type Course, analyze as follow } from '../../../deduction/analysis/analyze.ts';
import { Knowledge } from '../../../solver/knowledge.ts';
import { boardOf } from '../board.ts';
import { type Clue, sieveOf } from '../clues.ts';
import { clueOf } from '../known.ts';
import { ifRight, isProven, provenGuess } from '../locate.ts';
import { skiesOf } from '../skies.ts';
import { BODIES, type Content, type Puzzle, type Sector, SIGHTS } from '../types.ts';
import { compare } from './compare.ts';
import { type History, historyOf } from './moments.ts';
import type { Analyzed, Known, Moment, Placed, PlanetXAnalysis, Played } from './types.ts';

/** What it yields on the way is the share that is done. */
export const analyze = (played: Played): Generator<number, Analyzed> => follow(courseOf(played));

function courseOf({ known, events }: Played): Course<PlanetXAnalysis, Knowledge> {
  const board = boardOf(known.mode);
  const { puzzle, own } = known.end;
  const history = historyOf(events, own);
  const { moments } = history;
  const all = new Knowledge(skiesOf(known.mode));
  const told = (before: Knowledge, clues: readonly Clue[]): Knowledge | undefined =>
    clues.length === 0 ? undefined : before.with(...clues.map(clue => sieveOf(clue, board, all.skies)));
  return {
    seats: known.seats,
    moments,
    things: placedIn(puzzle),
    startOf: seat =>
      told(
        all,
        at(own, seat).facts.map(({ sector, body }) => ({ type: 'is-not', sector, body })),
      ) ?? all,
    after: (before, { what }) =>
      what.type === 'act' && what.act.type === 'locate' && what.act.found && what.answer.type === 'locate'
        ? ifRight(before, what.answer.guess, board)
        : told(before, cluesIn(what, puzzle)),
    knownFrom,
    compare: (before, number) => compare(before, moments, number, known.titles, board),
    isFound: act => act.type === 'locate' && act.found,
    isProvable: knowledge => provenGuess(knowledge) !== undefined,
    isProven: (knowledge, { sector, body }) => isProven(knowledge, sector, body),
    claimedAt: (placed, seat) => submittedAt(placed, seat, known, history),
  };
}

function cluesIn(what: Moment['what'], { conferences: rules }: Puzzle): readonly Clue[] {
  switch (what.type) {
    case 'act': {
      const clue = clueOf(what.act, what.answer);
      return clue ? [clue] : [];
    }
    case 'review':
      return what.theories.map(({ sector, body, right }) => ({
        ...{ type: right ? 'is' : 'is-not', sector, body },
      }));
    case 'conference': {
      const said: Clue = { type: 'conference', rule: what.rule };
      return what.number === rules.length ? [said, { type: 'one-place', rules }] : [said];
    }
    case 'theories':
      return [];
  }
}

function knownFrom(knowledge: Knowledge): Known {
  const { tally } = knowledge;
  const hidden = [...tally.hidden];
  return { skies: tally.skies, hidden, certain: hidden.map((_, index) => certainIn(knowledge, index + 1)) };
}

const certainIn = (knowledge: Knowledge, sector: Sector): Content | null => {
  const { tally } = knowledge;
  if (tally.hidden[sector - 1] === tally.skies) return 'planet-x';
  return SIGHTS.find(sight => isProven(knowledge, sector, sight)) ?? null;
};

/** What a theory can be about. */
const placedIn = ({ sky }: Puzzle): readonly Placed[] =>
  sky.flatMap((content, index) => {
    const body = BODIES.find(one => one === content);
    return body ? [{ sector: index + 1, body }] : [];
  });

/** Sectors gone when a seat submitted what is there. */
function submittedAt(
  { sector, body }: Placed,
  seat: Seat,
  { theories, phase }: Played['known'],
  { phases, time }: History,
): number | null {
  const theory = theories.find(one => one.seat === seat && one.sector === sector && one.body === body);
  const times = theory && (theory.phase > phase ? time : phases[theory.phase - 1]);
  return times?.[seat] ?? null;
}
