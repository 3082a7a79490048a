import { assert, at, type Seat } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { allSectors, type Board, boardOf, isCometSector, onFrom, sectorsIn, visibleFrom } from './board.ts';
import { cluesOf } from './known.ts';
import { inOrder, openClaims, refuse, refuseAct, researchedLast } from './legal.ts';
import {
  type Claim,
  type Guess,
  LEVELS_OF_FACTS,
  type Move,
  type Own,
  type Public,
  type Sector,
  SIGHTS,
  type Sight,
  TOPICS,
  type View,
} from './types.ts';

/** How often a guess or a theory is made without a thought. */
const BLIND = 0.1;
/** After so many guesses that were made before, one is made again. */
const MOST_TRIES = 20;

/** Leans towards what single answers leave possible, so that games end. */
export function sample(view: View, rng: Rng): Move {
  const { viewer, own, public: known } = view;
  assert(viewer !== 'spectator' && own, 'only a seat with a move is asked for one');
  switch (known.stage) {
    case 'over':
      throw new Error('nobody has a move when the game is over');
    case 'know':
      return { type: 'know', level: rng.pick(LEVELS_OF_FACTS.filter(level => level !== own.level)) };
    case 'theories':
      return sampleTheories(view, own, viewer, rng);
    case 'act':
      return rng.chance(0.5) ? sampleGuess(view, own, rng) : sampleQuestion(known, viewer, rng);
    case 'last-acts':
      return rng.chance(0.5) ? sampleGuess(view, own, rng) : sampleTheories(view, own, viewer, rng);
  }
}

/** [C1] */
export function late(view: View, rng: Rng): Move {
  const { viewer, public: known } = view;
  assert(viewer !== 'spectator', 'only a seat that must act is late');
  switch (known.stage) {
    case 'know':
      return { type: 'know', level: 'experienced' };
    case 'act': {
      const heard = known.acts.flatMap(act =>
        act.seat === viewer && act.type === 'research' ? [act.topic] : [],
      );
      const topic = TOPICS.find(one => !heard.includes(one));
      return topic !== undefined && !researchedLast(known, viewer)
        ? { type: 'research', topic }
        : sampleSurvey(known, rng);
    }
    default:
      return { type: 'submit', theories: [] };
  }
}

function sampleQuestion(known: Public, seat: Seat, rng: Rng): Move {
  const visible = visibleFrom(known.arrow, boardOf(known.mode));
  const questions: readonly Move[] = [
    sampleSurvey(known, rng),
    { type: 'target', sector: rng.pick(visible) },
    { type: 'research', topic: rng.pick(TOPICS) },
  ];
  return rng.pick(questions.filter(move => refuseAct(known, seat, move) === undefined));
}

/** The visible half always has sectors of comets. [A2] */
function sampleSurvey({ mode, arrow }: Public, rng: Rng): Move {
  const board = boardOf(mode);
  const of = rng.pick(SIGHTS);
  const visible = visibleFrom(arrow, board);
  const ends = of === 'comet' ? visible.filter(sector => isCometSector(sector, board)) : visible;
  const first = rng.int(ends.length);
  const last = first + rng.int(ends.length - first);
  return { type: 'survey', of, from: at(ends, first), to: at(ends, last) };
}

function sampleGuess(view: View, { answers }: Own, rng: Rng): Move {
  const board = boardOf(view.public.mode);
  const could = rng.chance(BLIND) ? () => true : couldAppear(view, board);
  const places = allSectors(board).filter(sector => could(sector, 'empty'));
  const tried = new Set(answers.flatMap(answer => (answer.type === 'locate' ? [keyOf(answer.guess)] : [])));
  for (let tries = 0; ; tries++) {
    const sector = rng.pick(places);
    const beside = (by: number) => rng.pick(SIGHTS.filter(sight => could(onFrom(sector, by, board), sight)));
    const guess = { sector, before: beside(-1), after: beside(1) };
    if (tries === MOST_TRIES || !tried.has(keyOf(guess))) return { type: 'locate', ...guess };
  }
}

const keyOf = ({ sector, before, after }: Guess): string => `${sector} ${before} ${after}`;

/** A pass, one theory or two, as far as they are legal now. */
function sampleTheories(view: View, own: Own, seat: Seat, rng: Rng): Move {
  const { public: known } = view;
  const could = couldAppear(view, boardOf(known.mode));
  const open = rng.shuffle(openClaims(known, own, seat));
  const claims = rng.chance(BLIND)
    ? open
    : [
        ...open.filter(({ sector, body }) => could(sector, body)),
        ...open.filter(({ sector, body }) => !could(sector, body)),
      ];
  const [one] = claims;
  const other = claims.find(({ sector }) => sector !== one?.sector);
  const some: readonly (readonly Claim[])[] = [
    [],
    one ? [one] : [],
    one && other ? inOrder([one, other]) : [],
  ];
  const legal = some
    .map((theories): Move => ({ type: 'submit', theories }))
    .filter(move => refuse(view, move) === undefined);
  return rng.pick(legal);
}

/** Whether a sector could appear so, as far as one answer says it alone. */
function couldAppear(view: View, board: Board): (sector: Sector, sight: Sight) => boolean {
  const bit = (sight: Sight) => 1 << SIGHTS.indexOf(sight);
  const could = allSectors(board).map(sector => (isCometSector(sector, board) ? -1 : ~bit('comet')));
  const only = (sector: Sector, sights: number) => {
    could[sector - 1] = at(could, sector - 1) & sights;
  };
  for (const clue of cluesOf(view))
    switch (clue.type) {
      case 'is':
        only(clue.sector, bit(clue.body));
        break;
      case 'is-not':
        only(clue.sector, ~bit(clue.body));
        break;
      case 'target':
        only(clue.sector, bit(clue.sight));
        break;
      case 'survey': {
        const range = sectorsIn(clue.from, clue.to, board);
        if (clue.count === 0) for (const sector of range) only(sector, ~bit(clue.of));
        if (clue.count === range.length) for (const sector of range) only(sector, bit(clue.of));
      }
    }
  return (sector, sight) => (at(could, sector - 1) & bit(sight)) !== 0;
}
