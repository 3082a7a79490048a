import type { Seat } from '../../../core/contract.ts';
import { type Board, boardOf, sectorsIn } from '../board.ts';
import { inOrder, refuse, refuseAct, tokensLeft } from '../legal.ts';
import type { Body, Claim, Move, Refusal, Sector, Sight, Stage, Topic, View } from '../types.ts';
import type { Range } from './circle.ts';

export const VERBS = ['survey', 'target', 'research', 'locate', 'theory'] as const;
export type Verb = (typeof VERBS)[number];

/** A theory in the making. */
export interface Pick {
  readonly sector: Sector;
  readonly body: Body | null;
}

/** An act in the making. What a verb does not need stays as it was, and is not done. */
export interface Draft {
  readonly verb: Verb | null;
  /** What a survey is for. */
  readonly of: Sight;
  readonly range: Range | null;
  /** The first end of a range whose other end comes next. */
  readonly anchor: Sector | null;
  /** Where to target, or to locate. */
  readonly sector: Sector | null;
  readonly topic: Topic | null;
  readonly before: Sight | null;
  readonly after: Sight | null;
  /** In the order in which they were picked. */
  readonly picks: readonly Pick[];
  /** Which of them is being written. */
  readonly writes: number;
  /** What the next theory is about. */
  readonly body: Body | null;
}

export const BLANK: Draft = {
  verb: null,
  of: 'asteroid',
  range: null,
  anchor: null,
  sector: null,
  topic: null,
  before: null,
  after: null,
  picks: [],
  writes: 0,
  body: null,
};

/** The theory that is being written. */
export const pickIn = ({ picks, writes }: Draft): Pick | undefined => picks[writes];
export const othersIn = ({ picks, writes }: Draft): readonly Pick[] =>
  picks.filter((_, index) => index !== writes);

/** What a stage lets one do at all. */
export const verbsAt = (stage: Stage): readonly Verb[] => {
  switch (stage) {
    case 'act':
      return ['survey', 'target', 'research', 'locate'];
    case 'theories':
      return ['theory'];
    case 'last-acts':
      return ['theory', 'locate'];
    case 'know':
    case 'over':
      return [];
  }
};

export const MISSING = ['verb', 'range', 'sector', 'topic', 'neighbors', 'theory', 'body'] as const;
export type Missing = (typeof MISSING)[number];

/** What must still be chosen before there is a move. */
export function missingIn({ verb, range, sector, topic, before, after, picks }: Draft): Missing | null {
  switch (verb) {
    case null:
      return 'verb';
    case 'survey':
      return range ? null : 'range';
    case 'target':
      return sector === null ? 'sector' : null;
    case 'research':
      return topic === null ? 'topic' : null;
    case 'locate':
      if (sector === null) return 'sector';
      return before === null || after === null ? 'neighbors' : null;
    case 'theory':
      if (picks.length === 0) return 'theory';
      return picks.some(({ body }) => body === null) ? 'body' : null;
  }
}

/** Null while something is missing. */
export function moveOf({ verb, of, range, sector, topic, before, after, picks }: Draft): Move | null {
  switch (verb) {
    case null:
      return null;
    case 'survey':
      return range && { type: 'survey', of, ...range };
    case 'target':
      return sector === null ? null : { type: 'target', sector };
    case 'research':
      return topic && { type: 'research', topic };
    case 'locate':
      return sector === null || before === null || after === null
        ? null
        : { type: 'locate', sector, before, after };
    case 'theory': {
      const theories = picks.filter((pick): pick is Claim => pick.body !== null);
      return theories.length === 0 || theories.length < picks.length
        ? null
        : { type: 'submit', theories: inOrder(theories) };
    }
  }
}

/** On an open table one acts without a view of one's own. */
export const whyNot = (view: View, actor: Seat, move: Move): Refusal | undefined =>
  view.own ? refuse(view, move) : refuseAct(view.public, actor, move);

export const RISKS = ['locate', 'last-act', 'last-token'] as const;
export type Risk = (typeof RISKS)[number];

/** What an act puts at stake so that it is worth a second look. */
export function riskOf({ public: known, own }: View, move: Move): Risk | null {
  if (known.stage === 'last-acts') return 'last-act';
  if (move.type === 'locate') return 'locate';
  if (move.type !== 'submit' || !own) return null;
  const board = boardOf(known.mode);
  const used = (body: Body) => move.theories.filter(theory => theory.body === body).length;
  return move.theories.some(({ body }) => tokensLeft(own, body, board) === used(body)) ? 'last-token' : null;
}

/** What the circle shows as chosen. */
export function chosenSectors({ verb, range, sector, picks }: Draft, board: Board): readonly Sector[] {
  switch (verb) {
    case 'survey':
      return range ? sectorsIn(range.from, range.to, board) : [];
    case 'target':
    case 'locate':
      return sector === null ? [] : [sector];
    case 'theory':
      return picks.map(pick => pick.sector);
    case 'research':
    case null:
      return [];
  }
}
