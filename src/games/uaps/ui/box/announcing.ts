import type { Seat } from '../../../../core/contract.ts';
import type { Board } from '../../board.ts';
import type { Announced, Move } from '../../box/types.ts';
import type { Public, Quadrant, Satellite, Sector, Surveyed } from '../../types.ts';
import { SURVEYED } from '../../types.ts';
import { areaOf, BLANK, type Form, VERBS } from '../dock-draft.ts';

export const KINDS = [...VERBS, 'pass'] as const;
export type Kind = (typeof KINDS)[number];

/** What somebody announced, in the making. [C9] */
export interface Saying {
  readonly seat: Seat | null;
  readonly kind: Kind | null;
  /** Where whoever it was stands. */
  readonly from: Quadrant | null;
  readonly to: Quadrant | null;
  readonly of: readonly Surveyed[];
  readonly form: Form;
  readonly sectors: readonly Sector[];
  readonly satellite: Satellite | null;
  readonly found: boolean | null;
}

export const NOTHING_SAID: Saying = {
  ...{ seat: null, kind: null, from: null, to: null },
  ...{ of: [], form: 'quadrant', sectors: [], satellite: null, found: null },
};

export const kindsAt = ({ stage }: Public): readonly Kind[] =>
  stage === 'last-acts' ? ['photo', 'find', 'pass'] : VERBS;

/** Where it was said to be is where whoever said it stands. */
export const saidBy = (saying: Saying, seat: Seat, { quadrants }: Public): Saying => ({
  ...saying,
  ...{ seat, from: quadrants[seat] ?? null, sectors: [] },
});

/** How many sectors belong to it. */
const mostSectors = ({ kind }: Saying): number => (kind === 'target' ? 2 : 1);

/** Chosen again, a sector is let go; where there are enough, the oldest makes room. */
export const withSector = (saying: Saying, sector: Sector): Saying => ({
  ...saying,
  sectors: toggled(saying.sectors, sector, mostSectors(saying)),
});

/** Two of them with some modifiers. */
export const withThing = (saying: Saying, thing: Surveyed): Saying => ({
  ...saying,
  of: toggled(saying.of, thing, 2),
});

function toggled<Thing>(chosen: readonly Thing[], thing: Thing, most: number): readonly Thing[] {
  return chosen.includes(thing) ? chosen.filter(one => one !== thing) : [...chosen, thing].slice(-most);
}

/** Null while something is missing; a pass is none. */
export function actSaid(saying: Saying, { turns }: Public, board: Board): Announced | null {
  const [sector = null] = saying.sectors;
  switch (saying.kind) {
    case 'move':
      return saying.to === null ? null : { type: 'move', to: saying.to };
    case 'survey': {
      const area = areaOf({ ...BLANK, form: saying.form, sector }, turns, board);
      const of = SURVEYED.filter(thing => saying.of.includes(thing));
      return area === null || of.length === 0 ? null : { type: 'survey', of, area };
    }
    case 'target':
      return sector === null
        ? null
        : { type: 'target', sectors: [...saying.sectors].sort((one, other) => one - other) };
    case 'photo':
      return sector === null ? null : { type: 'photo', sector };
    case 'analyze':
      return saying.satellite && { type: 'analyze', satellite: saying.satellite };
    case 'find':
      return saying.found === null ? null : { type: 'find', found: saying.found };
    case 'pass':
    case null:
      return null;
  }
}

/** Where it says nothing of the place, the researcher is put where it was said to stand. */
export function movesFor(saying: Saying, known: Public, board: Board): readonly Move[] {
  const { seat, kind, from } = saying;
  if (seat === null) return [];
  if (kind === 'pass') return [{ type: 'pass', seat }];
  const act = actSaid(saying, known, board);
  if (act === null) return [];
  const isElsewhere = act.type !== 'find' && from !== null && known.quadrants[seat] !== from;
  const stand: readonly Move[] =
    isElsewhere && known.stage === 'act' ? [{ type: 'stand', seat, quadrant: from }] : [];
  return [...stand, { type: 'announced', seat, act }];
}
