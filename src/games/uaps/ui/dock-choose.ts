import { allSectors, type Board, boardOf, orbitOf, sectorsOfQuadrant } from '../board.ts';
import type { Public, Quadrant, Sector, Subject, Surveyed } from '../types.ts';
import type { Draft, Form, Verb } from './dock-draft.ts';

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
      return { ...draft, sector };
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
      const there = known.stage === 'last-acts' ? allSectors(board(reach)) : sectorsHere(reach);
      return there.filter(
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

const isVerified = ({ photos }: Public, sector: Sector): boolean =>
  photos.some(photo => photo.sector === sector && photo.fate === 'right');

function toggled<Thing>(chosen: readonly Thing[], thing: Thing, most: number): readonly Thing[] {
  if (chosen.includes(thing)) return chosen.filter(one => one !== thing);
  return [...chosen, thing].slice(-most);
}
