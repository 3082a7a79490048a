import {
  allSectors,
  type Board,
  boardOf,
  onFrom,
  orbitOf,
  sectorsOfQuadrant,
  stackedWith,
} from '../board.ts';
import {
  type Public,
  type Quadrant,
  type Sector,
  SIGHTS,
  type Sight,
  type Subject,
  type Surveyed,
} from '../types.ts';
import { contentIn } from './board-sector.ts';
import { BLANK, type Draft, type Form, NEIGHBORS, type Neighbor, type Verb } from './dock-draft.ts';

/** What holds where the researcher stands. */
export interface Reach {
  readonly known: Public;
  readonly from: Quadrant | null;
  /** How many things a survey may ask for, and how many sectors a target. [M13] [M22] */
  readonly things: number;
  readonly targets: number;
  readonly photos: number;
}

const board = ({ known }: Reach): Board => boardOf(known.mode);

export const sectorsHere = ({ known, from }: Reach): readonly Sector[] =>
  from === null ? [] : sectorsOfQuadrant(from, known.turns, boardOf(known.mode));

export const withVerb = (draft: Draft, verb: Verb): Draft => ({ ...draft, verb, picks: [] });

/** Chosen again, a verb is let go. */
export const toggledVerb = (draft: Draft, verb: Verb): Draft =>
  draft.verb === verb ? BLANK : withVerb(draft, verb);

/** Chosen again, a thing is let go; where there are enough, the oldest makes room. */
export const surveyedFor = (draft: Draft, thing: Surveyed, { things }: Reach): Draft => ({
  ...draft,
  of: toggled(draft.of, thing, things),
});

/** A stack or a sector needs to be one of those here. */
export function withForm(draft: Draft, form: Form, reach: Reach): Draft {
  const here = sectorsHere(reach);
  const kept = draft.sector !== null && here.includes(draft.sector) ? draft.sector : (here[0] ?? null);
  return { ...draft, form, sector: form === 'stack' || form === 'sector' ? kept : draft.sector };
}

/** The same sector pressed again takes in more, until it begins anew. */
const WIDER: Readonly<Record<Form, Form>> = {
  sector: 'stack',
  stack: 'inner',
  inner: 'quadrant',
  outer: 'quadrant',
  quadrant: 'sector',
};

/** A press on a sector, by what is being done. Not chosen yet, it is a survey. */
export function pressed(draft: Draft, sector: Sector, reach: Reach): Draft {
  if (!openSectors(draft, reach).includes(sector)) return draft;
  switch (draft.verb) {
    case 'move':
    case 'analyze':
      return draft;
    case 'target':
      return { ...draft, targets: toggled(draft.targets, sector, reach.targets) };
    case 'photo':
      return picked(draft, sector, reach.photos);
    case 'find':
      return foundIn(draft, sector, reach);
    case null:
      return reach.known.stage === 'act' ? { ...draft, verb: 'survey', form: 'sector', sector } : draft;
    case 'survey':
      return { ...draft, form: formPressed(draft, sector, reach), sector };
  }
}

function formPressed({ form, sector: before }: Draft, sector: Sector, reach: Reach): Form {
  const orbit = orbitOf(sector, board(reach));
  if (before === sector) return form === 'stack' ? orbit : WIDER[form];
  if (form === 'quadrant') return 'sector';
  return form === 'inner' || form === 'outer' ? orbit : form;
}

/** Picked again, a sector is let go; where there are enough, the last one makes room. */
function picked(draft: Draft, sector: Sector, most: number): Draft {
  if (draft.picks.at(-1)?.sector === sector) return { ...draft, picks: draft.picks.slice(0, -1) };
  const again = draft.picks.find(pick => pick.sector === sector);
  const others = draft.picks.filter(pick => pick !== again);
  const kept = others.length < most ? others : others.slice(0, most - 1);
  return { ...draft, picks: [...kept, again ?? { sector, subject: draft.subject }] };
}

/** The sectors around one: before and after it, and above or below it now. [A6] */
export const sectorsAround = (sector: Sector, known: Public): Readonly<Record<Neighbor, Sector>> => {
  const board = boardOf(known.mode);
  return {
    before: onFrom(sector, -1, board),
    after: onFrom(sector, 1, board),
    stacked: stackedWith(sector, known.turns, board),
  };
};

/** What all know to be around it is said already. */
function foundIn(draft: Draft, sector: Sector, { known }: Reach): Draft {
  const sectors = sectorsAround(sector, known);
  const said = (neighbor: Neighbor) => sightKnown(known, sectors[neighbor]);
  const around = { before: said('before'), after: said('after'), stacked: said('stacked') };
  return { ...draft, sector, around, neighbor: firstUnsaid(around, 'before') };
}

/** What is said of a neighbor; the next that is missing comes after it. */
export function saidAround(draft: Draft, sight: Sight): Draft {
  const around = { ...draft.around, [draft.neighbor]: sight };
  return { ...draft, around, neighbor: firstUnsaid(around, draft.neighbor) };
}

const firstUnsaid = (around: Draft['around'], or: Neighbor): Neighbor =>
  NEIGHBORS.find(neighbor => around[neighbor] === null) ?? or;

/** Luna is where all know it to be; Hubble, the ISS and spies keep to their orbits. [B5] to [B8] */
export function sightsIn(sector: Sector, known: Public): readonly Sight[] {
  if (sector === known.luna) return ['luna'];
  const isInner = orbitOf(sector, boardOf(known.mode)) === 'inner';
  const elsewhere: readonly Sight[] = isInner ? ['luna', 'hubble'] : ['luna', 'iss', 'spy'];
  return SIGHTS.filter(sight => !elsewhere.includes(sight));
}

function sightKnown(known: Public, sector: Sector): Sight | null {
  const content = contentIn(known, sector);
  return content === 'uap' ? null : content;
}

/** What the photo that is being taken, and the next one, shows. */
export const shown = (draft: Draft, subject: Subject): Draft => ({
  ...draft,
  subject,
  picks: draft.picks.map((pick, index) => (index === draft.picks.length - 1 ? { ...pick, subject } : pick)),
});

/** One sector on, among all that this verb can choose. */
export function stepped(draft: Draft, by: 1 | -1, reach: Reach): Draft {
  const open = openSectors(draft, reach);
  const now = draft.verb === 'photo' ? draft.picks.at(-1)?.sector : (draft.sector ?? undefined);
  const place = now === undefined ? -1 : open.indexOf(now);
  const first = by === 1 ? open[0] : open.at(-1);
  const sector = place < 0 ? first : open.at((place + by) % open.length);
  if (sector === undefined) return draft;
  if (draft.verb === 'find') return foundIn(draft, sector, reach);
  if (draft.verb !== 'photo') return { ...draft, sector };
  const last = draft.picks.at(-1);
  return {
    ...draft,
    picks: [...draft.picks.slice(0, -1), { sector, subject: last?.subject ?? draft.subject }],
  };
}

/** Where this verb can go. */
export function openSectors({ verb, picks }: Draft, reach: Reach): readonly Sector[] {
  const { known } = reach;
  switch (verb) {
    case 'move':
    case 'analyze':
      return [];
    case 'find':
      return allSectors(board(reach)).filter(sector => sector !== known.luna);
    case 'photo': {
      return sectorsForPhotos(reach).filter(
        sector =>
          sector !== known.luna &&
          !isVerified(known, sector) &&
          !picks.slice(0, -1).some(pick => pick.sector === sector),
      );
    }
    case 'survey':
    case 'target':
    case null:
      return sectorsHere(reach);
  }
}

const sectorsForPhotos = (reach: Reach): readonly Sector[] =>
  reach.known.stage === 'last-acts' ? allSectors(board(reach)) : sectorsHere(reach);

/** Why a sector within reach cannot be chosen. */
export type Barred = 'luna' | 'verified';

export function barredBy({ verb }: Draft, sector: Sector, reach: Reach): Barred | undefined {
  const isWithinReach = verb === 'find' || (verb === 'photo' && sectorsForPhotos(reach).includes(sector));
  if (!isWithinReach) return undefined;
  if (sector === reach.known.luna) return 'luna';
  return verb === 'photo' && isVerified(reach.known, sector) ? 'verified' : undefined;
}

const isVerified = ({ photos }: Public, sector: Sector): boolean =>
  photos.some(photo => photo.sector === sector && photo.fate === 'right');

function toggled<Thing>(chosen: readonly Thing[], thing: Thing, most: number): readonly Thing[] {
  if (chosen.includes(thing)) return chosen.filter(one => one !== thing);
  return [...chosen, thing].slice(-most);
}
