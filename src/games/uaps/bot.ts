import { assert, type Bot, type Seat } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { type Deduced, deducedFrom } from './bot/deduced.ts';
import { lastAct, photograph } from './bot/photos.ts';
import { askForSoonest, type Search } from './bot/soonest.ts';
import { knowledgeOf } from './known.ts';
import { outlookOf } from './outlooks.ts';
import type { Action, Move, Uaps, View } from './types.ts';

/** What a level makes of a view: what it is certain of, and what it would ask. */
export interface Thought {
  readonly deduced: Deduced;
  ask(seat: Seat, rng: Rng): Action;
}

export type Thinking = (view: View, rng: Rng) => Thought;

/** How points are traded for time, in points for a space of time. */
export interface Prices {
  /** While the UAP is searched for. */
  readonly searching: number;
  /** When it could be named. */
  readonly knowing: number;
}

/** With everything that is known. */
export const soonest =
  (search: Search): Thinking =>
  (view, rng) => {
    const { public: known, own } = view;
    assert(own, 'a seat has its own');
    const knowledge = knowledgeOf(view);
    const outlook = outlookOf(knowledge, known.turns, search.skies, rng);
    return {
      deduced: deducedFrom(knowledge, outlook, known.turns),
      ask: (seat, rng) => askForSoonest(knowledge, outlook, { known, own, seat }, search, rng),
    };
  };

export function choose(view: View, think: Thinking, prices: Prices, rng: Rng): Move {
  const { viewer, own, public: known } = view;
  assert(viewer !== 'spectator' && own && known.stage !== 'over', 'only a seat that must act is asked');
  switch (known.stage) {
    case 'know':
      return { type: 'know', level: 'genius' };
    case 'place':
      return { type: 'place', quadrant: 1 + rng.int(4) };
    case 'follow':
      return { type: 'follow', follows: false };
    case 'last-acts':
      return lastAct(think(view, rng).deduced, view, own, viewer);
    case 'act': {
      const { deduced, ask } = think(view, rng);
      const price = deduced.guess ? prices.knowing : prices.searching;
      const photo = known.seats > 1 ? photograph(deduced, known, own, viewer, price) : undefined;
      if (photo) return photo;
      return deduced.guess ? { type: 'find', ...deduced.guess } : ask(viewer, rng);
    }
  }
}

export const bots: readonly Bot<Uaps>[] = [
  {
    level: 'strongest',
    describe: 'x',
    choose: (view, rng) =>
      choose(
        view,
        soonest({
          skies: 400,
          ahead: [
            { skies: 200, questions: 8 },
            { skies: 30, questions: 4 },
          ],
          curiosity: 0.1,
          variety: 0.1,
        }),
        { searching: 2, knowing: 2 },
        rng,
      ),
  },
];
