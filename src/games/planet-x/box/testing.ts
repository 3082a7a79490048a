import { assert, heardBy, type Seat, type Viewer } from '../../../core/contract.ts';
import { stream } from '../../../core/rng.ts';
import { newState } from '../rules.ts';
import { puzzleFor, seat } from '../testing.ts';
import type { Act, Body, FactLevel, Guess, Mode, Sector, Sight, Topic } from '../types.ts';
import { refuse } from './legal.ts';
import { apply, newBox } from './rules.ts';
import type { Stepped } from './steps.ts';
import type { Announced, Event, Move, Refusal, State } from './types.ts';
import { view } from './view.ts';

export interface Table {
  readonly mode?: Mode;
  readonly here?: readonly boolean[];
  readonly tracked?: boolean;
  readonly level?: FactLevel;
  /** Whether those who are here still have to choose their facts. */
  readonly unchosen?: boolean;
}

/** A table beside the box, under the sky that tests know by heart. */
export function atBox({ mode = 'standard', here = [true, true], ...table }: Table = {}): State {
  const { level = 'genius', unchosen = false } = table;
  const start = newState(
    puzzleFor(mode),
    here.map((_, number) => seat(number)),
    stream('testing', 'box'),
  );
  const tracked = table.tracked ?? !here.includes(false);
  const opened: State = {
    ...start,
    box: newBox({ code: start.puzzle.code, help: 'exact', here, tracked }),
  };
  if (unchosen) return opened;
  return here.reduce(
    (state, isHere, number) => (isHere ? made(state, number, know(number, level)).state : state),
    opened,
  );
}

export const know = (season: number, level: FactLevel = 'genius'): Move => ({ type: 'know', season, level });
export const survey = (of: Sight, from: Sector, to: Sector) => ({ type: 'survey', of, from, to }) as const;
export const target = (sector: Sector) => ({ type: 'target', sector }) as const;
export const research = (topic: Topic) => ({ type: 'research', topic }) as const;
export const locate = (guess: Guess): Move => ({ type: 'locate', ...guess });
/** Planet X is never beside a dwarf planet. */
export const missed = locate({ sector: 1, before: 'dwarf', after: 'dwarf' });
export const announced = (who: number, act: Announced): Move => ({ type: 'announced', seat: seat(who), act });
export const place = (who: number, sector: Sector, phase: number, body: Body | null): Move => ({
  ...{ type: 'place', seat: seat(who), sector, phase, body },
});
export const review = (theory: number, body: Body | null = null): Move => ({ type: 'review', theory, body });
export const reviewOther = (who: number, sector: Sector, phase: number, body: Body): Move => ({
  ...{ type: 'review-other', seat: seat(who), sector, phase, body },
});
export const turn = (to: Sector): Move => ({ type: 'turn', to });
export const setTime = (who: number, time: number): Move => ({ type: 'set-time', seat: seat(who), time });
export const mistake = (act: number): Move => ({ type: 'mistake', act });
export const entryMistake = (entry: number): Move => ({ type: 'mistake', entry });
export const pass = (who: number): Move => ({ type: 'pass', seat: seat(who) });
export const reveal: Move = { type: 'reveal' };

/** Throws where the rules refuse. */
export function made(state: State, who: number, move: Move): Stepped {
  const refusal = refused(state, who, move);
  assert(refusal === undefined, `seat ${who} may ${JSON.stringify(move)}: ${refusal}`);
  return apply(state, seat(who), move);
}

/** One after the other; what came of all of them. */
export function play(start: State, ...moves: readonly (readonly [who: number, move: Move])[]): Stepped {
  return moves.reduce<Stepped>(
    (step, [who, move]) => {
      const { state, events } = made(step.state, who, move);
      return { state, events: [...step.events, ...events] };
    },
    { state: start, events: [] },
  );
}

export const refused = (state: State, who: number | 'spectator', move: Move): Refusal | undefined =>
  refuse(view(state, who as Viewer), move);

export const heard = ({ events }: Stepped, who: number | 'spectator' = 'spectator'): readonly Event[] =>
  heardBy(events, who as Seat);

export const eventTypes = (step: Stepped, who: number | 'spectator' = 'spectator'): readonly string[] =>
  heard(step, who).map(({ type }) => type);

export const lastAct = ({ public: { acts } }: State): Act | undefined => acts.at(-1);
