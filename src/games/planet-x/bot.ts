import { assert, type Bot, type Seat } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import type { Question } from './answers.ts';
import { type Deduced, deducedFrom } from './bot/deduced.ts';
import { askForMost, type Curiosity } from './bot/most.ts';
import { deducedOn, sheetOf } from './bot/sheet.ts';
import { askForSoonest, type Search } from './bot/soonest.ts';
import { lastAct, submit } from './bot/theories.ts';
import { askFromSheet, type Wonder } from './bot/wonder.ts';
import { cluesOf, knowledgeFrom } from './known.ts';
import { LEVELS, type Level } from './levels.ts';
import { titleOfRule } from './topics.ts';
import type { Move, PlanetX, View } from './types.ts';

/** What a level makes of a view: what it is certain of, and what it would ask. */
interface Thought {
  readonly deduced: Deduced;
  ask(seat: Seat, rng: Rng): Question;
}

type Thinking = (view: View) => Thought;

/** On a note sheet. */
const onSheet =
  (wonder: Wonder): Thinking =>
  view => {
    const { mode } = view.public;
    const clues = cluesOf(view);
    const sheet = sheetOf(mode, clues, wonder.skill);
    return {
      deduced: deducedOn(sheet, clues, mode),
      ask: (seat, rng) => askFromSheet(sheet, view.public, seat, wonder, rng),
    };
  };

/** With all skies that are left in mind, but without what [Q6] promises. */
const exactly =
  (curiosity: Curiosity): Thinking =>
  view => {
    const clues = cluesOf(view).filter(
      clue =>
        clue.type !== 'one-place' &&
        (clue.type !== 'topic' || curiosity.pairs || titleOfRule(clue.rule).length === 1),
    );
    const knowledge = knowledgeFrom(view.public.mode, clues);
    return {
      deduced: deducedFrom(knowledge),
      ask: (seat, rng) => askForMost(knowledge, view.public, seat, curiosity, rng),
    };
  };

/** With everything that is known. */
const soonest =
  (search: Search): Thinking =>
  view => {
    const knowledge = knowledgeFrom(view.public.mode, cluesOf(view));
    return {
      deduced: deducedFrom(knowledge),
      ask: (seat, rng) => askForSoonest(knowledge, view.public, seat, search, rng),
    };
  };

const thinking: Readonly<Record<Level, Thinking>> = {
  stargazer: onSheet({ skill: 'alone', mood: 0.9 }),
  observer: onSheet({ skill: 'beside', mood: 0 }),
  surveyor: exactly({ rows: 300, pairs: false }),
  astronomer: exactly({ rows: 300, pairs: true }),
  discoverer: soonest({
    rows: 1000,
    ahead: [
      { skies: 200, questions: 8 },
      { skies: 30, questions: 4 },
    ],
    curiosity: 0.25,
    variety: 0.15,
  }),
};

function choose(view: View, think: Thinking, rng: Rng): Move {
  const { viewer, own, public: known } = view;
  assert(viewer !== 'spectator' && own && known.stage !== 'over', 'only a seat that must act is asked');
  if (known.stage === 'know') return { type: 'know', level: 'genius' };
  const { deduced, ask } = think(view);
  switch (known.stage) {
    case 'theories':
      return submit(deduced, known, own, viewer);
    case 'last-acts':
      return lastAct(deduced, known, own, viewer);
    case 'act':
      return deduced.guess ? { type: 'locate', ...deduced.guess } : ask(viewer, rng);
  }
}

export const bots: readonly Bot<PlanetX>[] = LEVELS.map(({ level, describe }) => ({
  level,
  describe,
  choose: (view, rng) => choose(view, thinking[level], rng),
}));
