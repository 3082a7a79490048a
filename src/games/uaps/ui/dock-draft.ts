import type { Seat } from '../../../core/contract.ts';
import { type Board, boardOf, orbitOf, sectorsOfArea, stackedWith } from '../board.ts';
import { inOrder, mostLastPhotos, photosLeft, refuse, refuseAct } from '../legal.ts';
import {
  type Area,
  type Move,
  type Public,
  type Quadrant,
  type Refusal,
  type Sector,
  type Shot,
  type Sight,
  type Stage,
  SURVEYED,
  type Subject,
  type Surveyed,
  type Topic,
  type View,
} from '../types.ts';
import { isAction } from './dock-landing.ts';

export const VERBS = ['move', 'survey', 'target', 'photo', 'analyze', 'find'] as const;
export type Verb = (typeof VERBS)[number];

export const FORMS = ['quadrant', 'inner', 'outer', 'stack', 'sector'] as const;
/** What a survey takes in; which stack or sector it is, the chosen sector says. [A2] */
export type Form = (typeof FORMS)[number];

export const NEIGHBORS = ['before', 'after', 'stacked'] as const;
/** Of the sector that is named for the UAP. [A6] */
export type Neighbor = (typeof NEIGHBORS)[number];

/** A photo in the making. */
export interface Pick {
  readonly sector: Sector;
  readonly subject: Subject | null;
}

/** An act in the making. What a verb does not need stays as it was, and is not done. */
export interface Draft {
  readonly verb: Verb | null;
  /** Where to go, or to begin. */
  readonly to: Quadrant | null;
  /** What a survey is for, in the order in which it was chosen. */
  readonly of: readonly Surveyed[];
  readonly form: Form;
  /** Where a survey of a stack or sector is, or the UAP. */
  readonly sector: Sector | null;
  /** In the order in which they were chosen. */
  readonly targets: readonly Sector[];
  /** In the order in which they were picked; the last one is being written. */
  readonly picks: readonly Pick[];
  /** What the next photo shows. */
  readonly subject: Subject | null;
  readonly topic: Topic | null;
  /** What is around the UAP. */
  readonly around: Readonly<Record<Neighbor, Sight | null>>;
  /** Which of them is being said. */
  readonly neighbor: Neighbor;
}

export const BLANK: Draft = {
  verb: null,
  to: null,
  of: [],
  form: 'quadrant',
  sector: null,
  targets: [],
  picks: [],
  subject: null,
  topic: null,
  around: { before: null, after: null, stacked: null },
  neighbor: 'before',
};

/** What a stage lets one do at all. */
export const verbsAt = (stage: Stage): readonly Verb[] => {
  switch (stage) {
    case 'act':
      return VERBS;
    case 'last-acts':
      return ['photo', 'find'];
    case 'know':
    case 'place':
    case 'follow':
    case 'over':
      return [];
  }
};

export const MISSING = [
  'verb',
  'quadrant',
  'thing',
  'sector',
  'photo',
  'photo-anywhere',
  'subject',
  'topic',
  'neighbors',
] as const;
export type Missing = (typeof MISSING)[number];

/** What must still be chosen before there is a move. */
export function missingIn(draft: Draft, { stage, turns }: Public, board: Board): Missing | null {
  if (stage === 'place') return draft.to === null ? 'quadrant' : null;
  switch (draft.verb) {
    case null:
      return 'verb';
    case 'move':
      return draft.to === null ? 'quadrant' : null;
    case 'survey':
      if (draft.of.length === 0) return 'thing';
      return areaOf(draft, turns, board) === null ? 'sector' : null;
    case 'target':
      return draft.targets.length === 0 ? 'sector' : null;
    case 'photo':
      if (draft.picks.length === 0) return stage === 'last-acts' ? 'photo-anywhere' : 'photo';
      return draft.picks.some(({ subject }) => subject === null) ? 'subject' : null;
    case 'analyze':
      return draft.topic === null ? 'topic' : null;
    case 'find':
      if (draft.sector === null) return 'sector';
      return NEIGHBORS.some(neighbor => draft.around[neighbor] === null) ? 'neighbors' : null;
  }
}

/** Null while something is missing. */
export function moveOf(draft: Draft, known: Public, board: Board): Move | null {
  if (known.stage === 'place') return draft.to === null ? null : { type: 'place', quadrant: draft.to };
  switch (draft.verb) {
    case null:
      return null;
    case 'move':
      return draft.to === null ? null : { type: 'move', to: draft.to };
    case 'survey': {
      const area = areaOf(draft, known.turns, board);
      return area === null || draft.of.length === 0
        ? null
        : { type: 'survey', of: surveyedInOrder(draft.of), area };
    }
    case 'target':
      return draft.targets.length === 0 ? null : { type: 'target', sectors: ascending(draft.targets) };
    case 'photo':
      return photoMove(draft.picks, known.stage);
    case 'analyze':
      return draft.topic && { type: 'analyze', topic: draft.topic };
    case 'find': {
      const { sector } = draft;
      const { before, after, stacked } = draft.around;
      if (sector === null || before === null || after === null || stacked === null) return null;
      return { type: 'find', sector, before, after, stacked };
    }
  }
}

function photoMove(picks: readonly Pick[], stage: Stage): Move | null {
  const shots = picks.filter((pick): pick is Shot => pick.subject !== null);
  if (shots.length === 0 || shots.length < picks.length) return null;
  if (stage === 'last-acts') return { type: 'last-photos', shots: inOrder(shots) };
  const [shot] = shots;
  return shot ? { type: 'photo', ...shot } : null;
}

/** What a survey takes in; null while its stack or sector is not chosen. */
export function areaOf({ form, sector }: Draft, turns: number, board: Board): Area | null {
  switch (form) {
    case 'quadrant':
      return { form };
    case 'inner':
    case 'outer':
      return { form: 'orbit', orbit: form };
    case 'stack':
      return sector === null ? null : { form, inner: innerOf(sector, turns, board) };
    case 'sector':
      return sector === null ? null : { form, sector };
  }
}

const innerOf = (sector: Sector, turns: number, board: Board): Sector =>
  orbitOf(sector, board) === 'inner' ? sector : stackedWith(sector, turns, board);

/** In the order of SURVEYED, as a move has them. */
const surveyedInOrder = (of: readonly Surveyed[]): readonly Surveyed[] =>
  SURVEYED.filter(thing => of.includes(thing));

const ascending = (sectors: readonly Sector[]): readonly Sector[] =>
  [...sectors].sort((one, other) => one - other);

/** On an open table one acts without a view of one's own. */
export const whyNot = (view: View, actor: Seat, move: Move): Refusal | undefined => {
  if (view.own) return refuse(view, move);
  return isAction(move) ? refuseAct(view.public, actor, move) : undefined;
};

export const RISKS = ['find', 'last-act', 'last-photo'] as const;
export type Risk = (typeof RISKS)[number];

/** What an act puts at stake so that it is worth a second look. */
export function riskOf({ public: known, own }: View, move: Move): Risk | null {
  if (known.stage === 'last-acts') return 'last-act';
  if (move.type === 'find') return 'find';
  if (move.type !== 'photo' || !own) return null;
  return photosLeft(own, move.subject, boardOf(known.mode)) === 1 ? 'last-photo' : null;
}

/** How many photos a last act could have besides. [E2] */
export const morePhotosFor = (known: Public, actor: Seat, move: Move): number =>
  move.type === 'last-photos' ? mostLastPhotos(known, actor) - move.shots.length : 0;

/** What the board shows as chosen. */
export function chosenSectors(
  draft: Draft,
  known: Public,
  from: Quadrant | null,
  board: Board,
): readonly Sector[] {
  switch (draft.verb) {
    case 'survey': {
      const area = areaOf(draft, known.turns, board);
      return area === null || from === null ? [] : sectorsOfArea(area, from, known.turns, board);
    }
    case 'target':
      return draft.targets;
    case 'photo':
      return draft.picks.map(({ sector }) => sector);
    case 'find':
      return draft.sector === null ? [] : [draft.sector];
    case 'move':
    case 'analyze':
    case null:
      return [];
  }
}
