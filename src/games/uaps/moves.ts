import type { Seat } from '../../core/contract.ts';
import { allSectors, boardOf, QUADRANTS, sectorsOfQuadrant } from './board.ts';
import { standsIn } from './costs.ts';
import { barredBecause, mostLastPhotos, photosLeft, placing, refuse } from './legal.ts';
import { effectFor } from './modifiers.ts';
import {
  type Area,
  LEVELS_OF_FACTS,
  type Move,
  ORBITS,
  type Own,
  type Public,
  type Sector,
  type Shot,
  SIGHTS,
  SUBJECTS,
  SURVEYED,
  type Surveyed,
  TOPICS,
  type View,
  WISHES,
} from './types.ts';

/** Every legal move once. */
export function* moves(view: View): Generator<Move> {
  const { viewer, own, public: known } = view;
  if (viewer === 'spectator' || own === null) return;
  for (const move of candidates(known, own, viewer)) if (refuse(view, move) === undefined) yield move;
}

function* candidates(known: Public, own: Own, seat: Seat): Generator<Move> {
  for (const wish of WISHES) yield { type: 'wish', wish };
  switch (known.stage) {
    case 'over':
      return;
    case 'know':
      for (const level of LEVELS_OF_FACTS) yield { type: 'know', level };
      return;
    case 'place':
      if (placing(known) === seat) for (const quadrant of QUADRANTS) yield { type: 'place', quadrant };
      return;
    case 'follow':
      for (const follows of [true, false]) yield { type: 'follow', follows };
      return;
    case 'act':
      if (known.order[0] === seat) yield* actions(known, seat);
      return;
    case 'last-acts':
      if (known.lastActs[0] !== seat) return;
      yield* lastPhotos(known, own, seat);
      yield* finds(known);
  }
}

export function* actions(known: Public, seat: Seat): Generator<Move> {
  const sectors = sectorsOfQuadrant(standsIn(known, seat), known.turns, boardOf(known.mode));
  for (const to of QUADRANTS) yield { type: 'move', to };
  for (const area of areasIn(sectors))
    for (const of of thingsAsked(known, seat)) yield { type: 'survey', of, area };
  for (const asked of sectorsTargeted(known, seat, sectors)) yield { type: 'target', sectors: asked };
  if (barredBecause(known, seat, 'photo') === undefined)
    for (const sector of sectors) for (const subject of SUBJECTS) yield { type: 'photo', sector, subject };
  for (const topic of TOPICS) yield { type: 'analyze', topic };
  yield* finds(known);
}

/** Every form of survey in a quadrant, of which these are the sectors, the inner ones first. [A2] */
export function areasIn(sectors: readonly Sector[]): readonly Area[] {
  const inner = sectors.slice(0, sectors.length / 2);
  return [
    { form: 'quadrant' },
    ...ORBITS.map((orbit): Area => ({ form: 'orbit', orbit })),
    ...inner.map((sector): Area => ({ form: 'stack', inner: sector })),
    ...sectors.map((sector): Area => ({ form: 'sector', sector })),
  ];
}

/** [A2] [M13] */
export function* thingsAsked(known: Public, seat: Seat): Generator<readonly Surveyed[]> {
  for (const one of SURVEYED) yield [one];
  if (effectFor(known, seat).survey?.things === undefined) return;
  yield* pairsOf(SURVEYED);
}

/** [A3] [M22] */
export function* sectorsTargeted(
  known: Public,
  seat: Seat,
  sectors: readonly Sector[],
): Generator<readonly Sector[]> {
  for (const one of sectors) yield [one];
  if (effectFor(known, seat).target?.bothFor === undefined) return;
  yield* pairsOf([...sectors].sort((one, other) => one - other));
}

export function* pairsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (const [index, one] of items.entries()) for (const other of items.slice(index + 1)) yield [one, other];
}

export function* finds({ mode }: Public): Generator<Move> {
  for (const sector of allSectors(boardOf(mode)))
    for (const before of SIGHTS)
      for (const after of SIGHTS)
        for (const stacked of SIGHTS) yield { type: 'find', sector, before, after, stacked };
}

export function* lastPhotos(
  known: Public,
  own: Own,
  seat: Seat,
  most = mostLastPhotos(known, seat),
): Generator<Move> {
  const board = boardOf(known.mode);
  const subjects = SUBJECTS.filter(subject => photosLeft(own, subject, board) > 0);
  const shots = allSectors(board).flatMap(sector => subjects.map(subject => ({ sector, subject })));
  for (const chosen of upTo(most, shots)) yield { type: 'last-photos', shots: chosen };
}

/** None, and so many at most, in sectors that go up. */
function* upTo(most: number, shots: readonly Shot[], after = 0): Generator<readonly Shot[]> {
  yield [];
  if (most === 0) return;
  for (const shot of shots)
    if (shot.sector > after) for (const more of upTo(most - 1, shots, shot.sector)) yield [shot, ...more];
}
