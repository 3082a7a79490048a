import { at, type Seat } from '../../core/contract.ts';
import {
  allSectors,
  type Board,
  boardOf,
  isCometSector,
  sectorAt,
  stepsFrom,
  theoriesWhenBehind,
  tokensOf,
  visibleFrom,
  visibleWidth,
} from './board.ts';
import {
  BODIES,
  type Body,
  type Claim,
  LEVELS_OF_FACTS,
  type Move,
  type Own,
  type Public,
  type Refusal,
  type Sector,
  SIGHTS,
  TOPICS,
  type View,
} from './types.ts';

export function refuse(view: View, move: Move): Refusal | undefined {
  const { viewer, own, public: known } = view;
  if (viewer === 'spectator' || own === null) return 'spectators-watch';
  switch (known.stage) {
    case 'over':
      return 'game-over';
    case 'know':
      if (move.type !== 'know') return 'not-now';
      return own.level === move.level ? 'already-chosen' : undefined;
    case 'theories':
      if (move.type !== 'submit') return 'not-now';
      if (isSame(own.sealed ?? (known.done[viewer] ? [] : null), move.theories)) return 'already-chosen';
      return refuseTheories(known, own, viewer, move.theories);
    case 'act':
      if (move.type === 'know' || move.type === 'submit') return 'not-now';
      return known.order[0] === viewer ? refuseAct(known, viewer, move) : 'not-your-turn';
    case 'last-acts':
      if (move.type !== 'submit' && move.type !== 'locate') return 'not-now';
      if (known.lastActs[0] !== viewer) return 'not-your-turn';
      return move.type === 'submit'
        ? refuseTheories(known, own, viewer, move.theories)
        : refuseAct(known, viewer, move);
  }
}

export function* moves(view: View): Generator<Move> {
  const { viewer, own, public: known } = view;
  if (viewer === 'spectator' || own === null) return;
  for (const move of candidates(known, own, viewer)) if (refuse(view, move) === undefined) yield move;
}

function* candidates(known: Public, own: Own, seat: Seat): Generator<Move> {
  switch (known.stage) {
    case 'over':
      return;
    case 'know':
      for (const level of LEVELS_OF_FACTS) yield { type: 'know', level };
      return;
    case 'theories':
      yield* submissions(known, own, seat);
      return;
    case 'act':
      if (known.order[0] !== seat) return;
      yield* questions(known);
      yield* locations(known);
      return;
    case 'last-acts':
      if (known.lastActs[0] !== seat) return;
      yield* submissions(known, own, seat);
      yield* locations(known);
  }
}

function* questions(known: Public): Generator<Move> {
  const visible = visibleFrom(known.arrow, boardOf(known.mode));
  for (const of of SIGHTS)
    for (const [start, from] of visible.entries())
      for (const to of visible.slice(start)) yield { type: 'survey', of, from, to };
  for (const sector of visible) yield { type: 'target', sector };
  for (const topic of TOPICS) yield { type: 'research', topic };
}

function* locations({ mode }: Public): Generator<Move> {
  for (const sector of allSectors(boardOf(mode)))
    for (const before of SIGHTS) for (const after of SIGHTS) yield { type: 'locate', sector, before, after };
}

function* submissions(known: Public, own: Own, seat: Seat): Generator<Move> {
  const claims = openClaims(known, own, seat);
  yield { type: 'submit', theories: [] };
  for (const one of claims) yield { type: 'submit', theories: [one] };
  if (mostTheories(known, seat) < 2) return;
  for (const one of claims)
    for (const other of claims)
      if (one.sector < other.sector) yield { type: 'submit', theories: [one, other] };
}

export const talkOpen = (): boolean => true;

/** [T3] */
const isVisible = (known: Public, sector: Sector, board: Board): boolean =>
  stepsFrom(sectorAt(known.arrow, board), sector, board) < visibleWidth(board);

export function refuseAct(known: Public, seat: Seat, move: Move): Refusal | undefined {
  const board = boardOf(known.mode);
  const isThere = (sector: Sector) => sector >= 1 && sector <= board.sectors;
  switch (move.type) {
    case 'survey': {
      const { of, from, to } = move;
      if (!isThere(from) || !isThere(to)) return 'no-such-sector';
      const arrow = sectorAt(known.arrow, board);
      const backwards = stepsFrom(arrow, to, board) < stepsFrom(arrow, from, board);
      if (!isVisible(known, from, board) || !isVisible(known, to, board) || backwards) return 'not-visible';
      return of === 'comet' && !(isCometSector(from, board) && isCometSector(to, board))
        ? 'comet-ends'
        : undefined;
    }
    case 'target':
      if (!isThere(move.sector)) return 'no-such-sector';
      if (!isVisible(known, move.sector, board)) return 'not-visible';
      return at(known.targets, seat) === 0 ? 'no-targets-left' : undefined;
    case 'research':
      return researchedLast(known, seat) ? 'research-twice' : undefined;
    case 'locate':
      return isThere(move.sector) ? undefined : 'no-such-sector';
    default:
      return 'not-now';
  }
}

/** [A4] */
export const researchedLast = ({ acts }: Public, seat: Seat): boolean =>
  acts.findLast(act => act.seat === seat)?.type === 'research';

/** [H1] [E2] */
export const mostTheories = (known: Public, seat: Seat): number =>
  known.stage === 'last-acts' && known.finder !== null
    ? theoriesWhenBehind(at(known.time, known.finder) - at(known.time, seat))
    : boardOf(known.mode).theoriesPerPhase;

function refuseTheories(
  known: Public,
  own: Own,
  seat: Seat,
  theories: readonly Claim[],
): Refusal | undefined {
  if (theories.length > mostTheories(known, seat)) return 'too-many-theories';
  if (new Set(theories.map(({ sector }) => sector)).size < theories.length) return 'same-sector-twice';
  const board = boardOf(known.mode);
  for (const { sector, body } of theories) {
    if (sector < 1 || sector > board.sectors) return 'no-such-sector';
    const asked = theories.filter(claim => claim.body === body).length;
    if (asked > tokensLeft(own, body, board)) return 'no-such-token';
    if (confirmedIn(known, sector) !== undefined) return 'confirmed-already';
    if (ownClaims(known, own, seat).some(claim => claim.sector === sector && claim.body === body))
      return 'already-submitted';
  }
  return undefined;
}

/** [S3] */
export const tokensLeft = ({ bodies }: Own, body: Body, board: Board): number =>
  tokensOf(board, body) - bodies.filter(used => used === body).length;

export const confirmedIn = ({ theories }: Public, sector: Sector): Body | undefined =>
  theories.find(theory => theory.sector === sector && theory.fate === 'right')?.body ?? undefined;

/** What this seat has submitted, in order. */
export function ownClaims({ theories }: Public, own: Own, seat: Seat): readonly Claim[] {
  const mine = theories.filter(theory => theory.seat === seat);
  return own.bodies.map((body, index) => ({ sector: at(mine, index).sector, body }));
}

/** Each theory that could be submitted now. [H2] */
export function openClaims(known: Public, own: Own, seat: Seat): readonly Claim[] {
  const board = boardOf(known.mode);
  const before = ownClaims(known, own, seat);
  const bodies = BODIES.filter(body => tokensLeft(own, body, board) > 0);
  if (bodies.length === 0) return [];
  return allSectors(board)
    .filter(sector => confirmedIn(known, sector) === undefined)
    .flatMap(sector => {
      const taken = before.filter(claim => claim.sector === sector).map(({ body }) => body);
      return bodies.filter(body => !taken.includes(body)).map(body => ({ sector, body }));
    });
}

export const inOrder = (theories: readonly Claim[]): readonly Claim[] =>
  [...theories].sort((one, other) => one.sector - other.sector);

const isSame = (one: readonly Claim[] | null, other: readonly Claim[]): boolean =>
  one !== null &&
  one.length === other.length &&
  one.every(({ sector, body }, index) => other[index]?.sector === sector && other[index]?.body === body);
