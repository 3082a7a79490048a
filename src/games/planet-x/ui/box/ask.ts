import { type Accessor, createMemo } from 'solid-js';
import { at, type Seat } from '../../../../core/contract.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import { boardOf, costOf, sectorAt } from '../../board.ts';
import { phasesFor, refuse } from '../../box/legal.ts';
import { askedText } from '../../box/notation.ts';
import type { Move, PlanetXBox } from '../../box/types.ts';
import { type Composing, createComposing } from '../dock-composing.ts';
import { missingIn, moveOf } from '../dock-draft.ts';
import { landingOf } from '../dock-landing.ts';
import { actSays, landingSays, missingSays, warningOf } from '../dock-text.ts';
import { asGame } from './as-game.ts';
import { boxDeskOf, type Question } from './desk.ts';
import * as text from './text.ts';

/** As in the game, but the box says what is legal, and nothing is asked before it was read back. [C11] [C12] */
export function createAsking(table: Seen<PlanetXBox>, actor: Accessor<Seat>): Composing {
  const composing = createComposing(asGame(table), actor);
  const desk = boxDeskOf(table);
  const { draft } = composing;
  const moves = createMemo(() => movesIn(table, actor(), composing));
  const problem = createMemo(() => {
    const missing = missingIn(draft());
    if (missing !== null) return missingSays[missing];
    const refusal = moves()
      .map(move => refuse(table.view, move))
      .find(found => found !== undefined);
    return refusal && text.refusalSays(refusal);
  });
  const commit = async () => {
    const [first] = moves();
    if (!first) return;
    if (isQuestion(first)) return desk.change({ ...desk.draft(), asks: first });
    for (const move of moves()) if (!(await table.act(move))) return;
    composing.change({ ...draft(), verb: null, picks: [] });
  };
  return { ...composing, problem, warning: () => undefined, commit: () => void commit() };
}

/** The phase that theories in the making belong to: the latest, unless somebody says otherwise. [P4] */
export function phaseOf(table: Seen<PlanetXBox>): number | null {
  const phases = phasesFor(table.view);
  const { phase } = boxDeskOf(table).draft();
  return phase !== null && phases.includes(phase) ? phase : (phases.at(-1) ?? null);
}

function movesIn(table: Seen<PlanetXBox>, seat: Seat, { draft }: Composing): readonly Move[] {
  const move = moveOf(draft());
  if (!move || move.type === 'know') return [];
  if (move.type !== 'submit') return [move];
  const phase = phaseOf(table);
  return phase === null
    ? []
    : move.theories.map(({ sector, body }) => ({ type: 'place', seat, sector, phase, body }) as const);
}

const isQuestion = (move: Move): move is Question =>
  move.type === 'survey' || move.type === 'target' || move.type === 'research' || move.type === 'locate';

/** A question in words, with its price and where it leads. [C12] */
export function readBack(table: Seen<PlanetXBox>, seat: Seat, question: Question) {
  const { public: known, box } = table.view;
  const board = boardOf(known.mode);
  const isLast = known.stage === 'last-acts';
  const cost = isLast ? 0 : costOf(question, board);
  const lands = () => {
    if (isLast) return text.STAYS;
    if (!box.tracked) return text.landsOn(sectorAt(at(known.time, seat) + cost, board));
    return landingSays(landingOf(known, seat, cost), seat, name => table.name(name));
  };
  const askedOf = (now: Question) => {
    if (now.type === 'locate') return text.LOCATE;
    return now.type === 'survey' ? askedText(now, known.mode, known.titles) : actSays(now);
  };
  return {
    asked: askedOf(question),
    secret: question.type === 'locate' ? [actSays(question)] : [],
    cost: isLast ? null : cost,
    lands: lands(),
    warning: question.type === 'locate' ? warningOf(isLast ? 'last-act' : 'locate') : undefined,
  };
}
