import { type Addressed, at, type Seat } from '../core/contract.ts';

/** What tables beside a box have in common, whatever their game. */
interface Boxed {
  readonly box: Noted;
}

interface Noted {
  readonly here: readonly boolean[];
  readonly tracked: boolean;
  /** Numbers of acts that were mistakes. [C14] */
  readonly mistakes: readonly number[];
  readonly entries: readonly Marking[];
}

interface Marking {
  readonly by: Seat;
  readonly isMistake: boolean;
}

interface Act {
  readonly seat: Seat;
  readonly type: string;
  readonly found?: boolean;
}

type Table<Of extends Act = Act> = Boxed & {
  readonly public: { readonly acts: readonly Of[]; readonly finder: Seat | null };
};

export const toAll = <const Event>(event: Event): Addressed<Event> => ({ to: 'all', event });

export const withBox = <State extends Boxed>(state: State, change: Partial<State['box']>): State => ({
  ...state,
  box: { ...state.box, ...change },
});

/** Whether it is known where the pawn or token of this seat stands. [C7] [C8] */
export const isTimed = ({ tracked, here }: Pick<Noted, 'tracked' | 'here'>, seat: Seat): boolean =>
  tracked || here[seat] === true;

/** The number of the act that found it; last acts come after it. */
export const foundAt = ({ acts, finder }: Table['public']): number =>
  acts.findLastIndex(({ found, seat }) => found === true && seat === finder);

/** What was done since, without mistakes. [E1] */
export function lastActsIn<Of extends Act>({ public: known, box }: Table<Of>): readonly Of[] {
  if (known.finder === null) return [];
  const found = foundAt(known);
  return known.acts.filter((_, number) => number > found && !box.mistakes.includes(number));
}

/** Who found it too, as a last act. */
export const alsoFoundIn = (table: Table): readonly Seat[] =>
  lastActsIn(table)
    .filter(({ found }) => found)
    .map(({ seat }) => seat);

/** Each mark that is new is told. [C14] */
export const markedIn = <Of extends Act, Entry extends Marking>(
  before: Boxed,
  {
    public: { acts },
    box,
  }: { readonly public: { readonly acts: readonly Of[] } } & {
    readonly box: { readonly mistakes: readonly number[]; readonly entries: readonly Entry[] };
  },
) => [
  ...box.mistakes
    .slice(before.box.mistakes.length)
    .map(number => toAll({ type: 'mistaken', number, act: at(acts, number) } as const)),
  ...box.entries.flatMap((entry, number) =>
    entry.isMistake && !before.box.entries[number]?.isMistake
      ? [toAll({ type: 'entry-mistaken', number, entry } as const)]
      : [],
  ),
];

/** By whoever did it, or anybody where that seat is away. [C14] */
export function refuseMistake({ public: { acts }, box }: Table, viewer: Seat, number: number) {
  const act = acts[number];
  if (!act) return 'no-such-act';
  if (box.here[act.seat] && act.seat !== viewer) return 'not-your-act';
  return box.mistakes.includes(number) ? 'marked-already' : undefined;
}

/** By whoever entered it, whose it is, or anybody where nobody's page is touched. [C14] */
export function refuseEntry<Entry extends Marking>(
  { here, entries }: { readonly here: readonly boolean[]; readonly entries: readonly Entry[] },
  viewer: Seat,
  number: number,
  ownersOf: (entry: Entry) => readonly Seat[],
) {
  const entry = entries[number];
  if (!entry) return 'no-such-act';
  if (entry.isMistake) return 'marked-already';
  const owners = ownersOf(entry);
  return owners.some(owner => here[owner]) && ![entry.by, ...owners].includes(viewer)
    ? 'not-your-act'
    : undefined;
}
