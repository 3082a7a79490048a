import { assert, at, type Bot, type Seat } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { QUADRANTS } from './board.ts';
import { type Deduced, deducedFrom } from './bot/deduced.ts';
import type { Asking, Idea } from './bot/idea.ts';
import { askForMost, type Curiosity } from './bot/most.ts';
import { lastAct, photograph } from './bot/photos.ts';
import { deducedOn, sheetOf } from './bot/sheet.ts';
import { askForSoonest, type Search } from './bot/soonest.ts';
import { isStuck, likeliestFind } from './bot/stuck.ts';
import { askFromSheet, type Wonder } from './bot/wonder.ts';
import { standingIn } from './costs.ts';
import { cluesOf, knowledgeFrom } from './known.ts';
import { LEVELS, type Level } from './levels.ts';
import { outlookOf } from './outlooks.ts';
import { late } from './sample.ts';
import { innerRing } from './skies.ts';
import type { Move, Own, Public, Quadrant, Uaps, View } from './types.ts';

/** What a level makes of a view: what it is certain of, and what it would ask. */
interface Thought {
  readonly deduced: Deduced;
  /** Nothing where no question may be asked at all. */
  ask(asking: Asking, rng: Rng): Idea | undefined;
}

type Thinking = (view: View, rng: Rng) => Thought;

/** How points are traded for time at a table with others: the points that a space of time must bring. */
interface Prices {
  /** While the UAP is searched for. */
  readonly searching: number;
  /** When it could be named. */
  readonly knowing: number;
}

/** On a note sheet. */
const onSheet =
  (wonder: Wonder): Thinking =>
  view => {
    const clues = cluesOf(view);
    const sheet = sheetOf(view.public, clues, wonder.skill);
    return {
      deduced: deducedOn(sheet, clues, view.public),
      ask: (asking, rng) => askFromSheet(sheet, asking, wonder, rng),
    };
  };

/** With all skies that are left in mind, but without what [Q8] promises. */
const exactly =
  (curiosity: Curiosity): Thinking =>
  (view, rng) => {
    const { mode, luna, turns } = view.public;
    const clues = cluesOf(view).filter(
      clue =>
        clue.type !== 'one-place' &&
        (curiosity.thorough || (clue.type !== 'topic' && (clue.type !== 'survey' || clue.of !== 'junk'))),
    );
    const knowledge = knowledgeFrom(mode, luna, clues);
    const outlook = outlookOf(knowledge, turns, curiosity.skies, rng);
    return {
      deduced: deducedFrom(knowledge, outlook, turns),
      ask: (asking, rng) => askForMost(outlook, asking, curiosity, rng),
    };
  };

/** With everything that is known. */
const soonest =
  (search: Search): Thinking =>
  (view, rng) => {
    const { mode, luna, turns } = view.public;
    const knowledge = knowledgeFrom(mode, luna, cluesOf(view));
    const outlook = outlookOf(knowledge, turns, search.skies, rng);
    return {
      deduced: deducedFrom(knowledge, outlook, turns),
      ask: (asking, rng) => askForSoonest(knowledge, outlook, asking, search, rng),
    };
  };

interface Habits {
  readonly think: Thinking;
  /** Whether it has all skies in mind. */
  readonly exact: boolean;
  readonly prices: Prices;
}

const habits: Readonly<Record<Level, Habits>> = {
  spotter: {
    exact: false,
    think: onSheet({ skill: 'alone', mood: 0.85 }),
    prices: { searching: 1, knowing: 1 },
  },
  tracker: {
    exact: false,
    think: onSheet({ skill: 'beside', mood: 0 }),
    prices: { searching: 2, knowing: 2 },
  },
  recorder: {
    exact: true,
    think: exactly({ skies: 60, thorough: false, mood: 0.9 }),
    prices: { searching: 2, knowing: 2 },
  },
  investigator: {
    exact: true,
    think: exactly({ skies: 120, thorough: true, mood: 0 }),
    prices: { searching: 2, knowing: 2 },
  },
  sentinel: {
    exact: true,
    think: soonest({
      skies: 300,
      ahead: [
        { skies: 100, questions: 6 },
        { skies: 15, questions: 3 },
      ],
      curiosity: 0.1,
      variety: 0.1,
    }),
    prices: { searching: 2, knowing: 3 },
  },
};

function choose(view: View, { think, exact, prices }: Habits, rng: Rng): Move {
  const { viewer, own, public: known } = view;
  assert(viewer !== 'spectator' && own && known.stage !== 'over', 'only a seat that must act is asked');
  if (known.stage === 'know') {
    // Made once, and of no use before: so the first thought takes half as long.
    if (exact) innerRing(known.mode);
    return { type: 'know', level: 'genius' };
  }
  const { deduced, ask } = think(view, rng);
  const askIn = (quadrant: Quadrant): Idea | undefined =>
    ask({ known: standingIn(known, viewer, quadrant), own, seat: viewer }, rng);
  switch (known.stage) {
    case 'place':
      return { type: 'place', quadrant: bestOf(QUADRANTS, askIn) };
    case 'follow': {
      const { from = 1, to = 1 } = known.following ?? {};
      return { type: 'follow', follows: bestOf([from, to], askIn) === to };
    }
    case 'last-acts':
      return lastAct(deduced, view, own, viewer);
    case 'act': {
      const photo = photoFirst(deduced, known, own, viewer, prices);
      if (photo) return photo;
      if (deduced.guess) return { type: 'find', ...deduced.guess };
      if (isStuck(known, viewer)) return likeliestFind(view, rng);
      return ask({ known, own, seat: viewer }, rng)?.action ?? late(view, rng);
    }
  }
}

/** From where it is best to ask. */
function bestOf(quadrants: readonly Quadrant[], askIn: (quadrant: Quadrant) => Idea | undefined): Quadrant {
  const losses = quadrants.map(quadrant => askIn(quadrant)?.loss ?? Number.POSITIVE_INFINITY);
  return at(quadrants, losses.indexOf(Math.min(...losses)));
}

/** Alone there is nobody whose photos count more. */
function photoFirst(
  deduced: Deduced,
  known: Public,
  own: Own,
  seat: Seat,
  { searching, knowing }: Prices,
): Move | undefined {
  if (known.seats === 1) return undefined;
  return photograph(deduced, known, own, seat, deduced.guess ? knowing : searching);
}

export const bots: readonly Bot<Uaps>[] = LEVELS.map(({ level, describe }) => ({
  level,
  describe,
  choose: (view, rng) => choose(view, habits[level], rng),
}));
