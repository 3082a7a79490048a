import { at, type Seat } from '../../core/contract.ts';
import { boardOf, quadrantOf } from './board.ts';
import content from './content.json' with { type: 'json' };
import type { Action, Modifier, Options, Public, Quadrant, Surveyed } from './types.ts';

/** What a modifier changes in its quadrant; content.json has one for each, in the order of their rules. */
export interface Effect {
  /** [M26] */
  readonly challenging?: boolean;
  /** Only while Luna is in the quadrant. [M11] [M19] */
  readonly withLuna?: boolean;
  /** [M3] [M10] [M11] [M12] [M20] */
  readonly bars?: Readonly<Partial<Record<Action['type'], boolean>>>;
  /** What cannot be surveyed for. [M9] */
  readonly jams?: Readonly<Partial<Record<Surveyed, boolean>>>;
  /** Into the quadrant or out of it. */
  readonly move?: {
    /** Instead of the usual cost. [M7] */
    readonly base?: number;
    /** [M17] */
    readonly more?: number;
    /** [M4] */
    readonly onlyFromAcross?: boolean;
    /** [M4] [M7] */
    readonly noPassing?: boolean;
    /** Whoever entered cannot leave in the same turn. [M7] */
    readonly staysInTurn?: boolean;
    /** Others may go along. [M16] */
    readonly together?: boolean;
  };
  readonly survey?: {
    /** Whatever the area. [M2] */
    readonly cost?: number;
    /** [M18] */
    readonly more?: number;
    /** How many can be asked for. [M13] */
    readonly things?: number;
    /** [M15] */
    readonly turnsEarth?: boolean;
  };
  readonly target?: {
    /** [M5] [M6] [M19] */
    readonly cost?: number;
    /** From so many researchers in the quadrant on. [M5] */
    readonly fromResearchers?: number;
    /** Two sectors for this. [M22] */
    readonly bothFor?: number;
  };
  readonly analyze?: {
    /** What is not verified can be analyzed for so much more. [M1] */
    readonly unverifiedMore?: number;
    /** How many are told. [M21] */
    readonly topics?: number;
  };
  /** What right photos are worth at the end. [M25] */
  readonly photos?: {
    /** [M8] */
    readonly worthNothing?: boolean;
    /** Where there are several in their sector. [M14] */
    readonly moreWithOthers?: number;
    /** Where they are the only one. [M23] */
    readonly moreAlone?: number;
  };
}

const effects: Readonly<Record<Modifier, Effect>> = content.modifiers;

export const effectOf = (modifier: Modifier): Effect => effects[modifier];

/** What lies in the quadrants of a table whose code has these. [Q12] */
export function withChosen(
  dealt: readonly Modifier[],
  chosen: NonNullable<Options['modifiers']>,
): readonly Modifier[] {
  const dealtTo = (place: number): Modifier => {
    const modifier = at(dealt, place);
    const chosenFor = modifier === 'blank' ? -1 : chosen.indexOf(modifier);
    return chosenFor < 0 ? modifier : dealtTo(chosenFor);
  };
  return chosen.map((choice, place) => (choice === 'dealt' ? dealtTo(place) : choice));
}

const NONE: Effect = {};

/** What holds in a quadrant now. */
export function effectIn(
  known: Pick<Public, 'mode' | 'luna' | 'turns' | 'modifiers'>,
  quadrant: Quadrant,
): Effect {
  const effect = effects[at(known.modifiers, quadrant - 1)];
  return effect.withLuna && lunaIn(known) !== quadrant ? NONE : effect;
}

/** What holds for a seat where its researcher stands. */
export function effectFor(known: Public, seat: Seat): Effect {
  const quadrant = known.quadrants[seat];
  return typeof quadrant === 'number' ? effectIn(known, quadrant) : NONE;
}

export const lunaIn = ({ mode, luna, turns }: Pick<Public, 'mode' | 'luna' | 'turns'>): Quadrant =>
  quadrantOf(luna, turns, boardOf(mode));

/** Whether some modifier of this table does this. */
export const isInPlay = (
  { modifiers }: Pick<Public, 'modifiers'>,
  does: (effect: Effect) => boolean,
): boolean => modifiers.some(modifier => does(effects[modifier]));
