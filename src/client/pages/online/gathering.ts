import { type Seat, seatsOf } from '../../../core/contract.ts';
import { alike, type NameAmongProblem, nameAmong } from '../../../core/names-alike.ts';
import { LOOKS, type Look } from '../../../core/players.ts';
import { lacksPart } from '../../../protocol/dealing.ts';
import type { Chair, Room } from '../../../protocol/tells.ts';
import { playerName } from '../../../ui/text.ts';
import type { You } from '../../online/online.ts';
import { BOT_NAMES } from '../../text/new-table.ts';

type Chairs = readonly Chair[];
type Taken = Exclude<Chair, { by: 'nobody' }>;

/** What a table still needs before it can start. */
export type Missing =
  | { readonly type: 'people-to-sit'; readonly free: number }
  | { readonly type: 'somebody' }
  | { readonly type: 'ready'; readonly names: readonly string[]; readonly you: boolean }
  | { readonly type: 'start' };

/** What one person can do next, as the one thing that waits for them. */
export type NextStep = 'sit' | 'ready' | 'start' | 'wait';

export function missingIn({ chairs }: Pick<Room, 'chairs'>, { seat: own }: You): Missing {
  const free = freeSeats(chairs).length;
  if (free > 0) return { type: 'people-to-sit', free };
  if (!chairs.some(({ by }) => by === 'person')) return { type: 'somebody' };
  const unready = seatsOf(chairs.length).filter(seat => isUnready(chairs[seat]));
  if (unready.length === 0) return { type: 'start' };
  const others = unready.filter(seat => seat !== own);
  return {
    type: 'ready',
    names: others.map(seat => nameOf(chairs[seat])),
    you: others.length < unready.length,
  };
}

/** The host starts, and is ready by it. */
export function nextStep({ chairs }: Pick<Room, 'chairs'>, you: You): NextStep {
  const { seat, host } = you;
  if (seat === null && freeSeats(chairs).length > 0) return 'sit';
  const missing = missingIn({ chairs }, you);
  const onlyOwn = missing.type === 'start' || (missing.type === 'ready' && missing.names.length === 0);
  if (host && onlyOwn) return 'start';
  return seat !== null && isUnready(chairs[seat]) ? 'ready' : 'wait';
}

export const freeSeats = (chairs: Chairs): readonly Seat[] =>
  seatsOf(chairs.length).filter(seat => chairs[seat]?.by === 'nobody');

export const takenLooks = (chairs: Chairs): readonly Look[] => taken(chairs).map(({ look }) => look);

/** The wanted one, or the first that nobody has. */
export function freeLook(chairs: Chairs, wanted?: Look): Look {
  const looks = takenLooks(chairs);
  return [...(wanted ? [wanted] : []), ...LOOKS].find(look => !looks.includes(look)) ?? LOOKS[0];
}

export interface BotToAdd {
  readonly seat: Seat;
  readonly name: string;
  readonly look: Look;
}

/** A bot for each of these seats, with names and looks that nobody has. */
export function botsFor(chairs: Chairs, seats: readonly Seat[]): readonly BotToAdd[] {
  const names = BOT_NAMES.filter(name => !taken(chairs).some(chair => alike(chair.name, name)));
  const looks = LOOKS.filter(look => !takenLooks(chairs).includes(look));
  return seats.map((seat, index) => ({
    seat,
    name: names[index] ?? playerName(seat),
    look: looks[index] ?? LOOKS[0],
  }));
}

/** What somebody who writes no name is called. */
export function usualName(chairs: Chairs): string {
  const names = chairs.map((_, index) => playerName(index));
  return (
    names.find(name => !taken(chairs).some(chair => alike(chair.name, name))) ?? playerName(chairs.length)
  );
}

/** Why somebody cannot sit down under this name. */
export function nameProblem(chairs: Chairs, name: string): NameAmongProblem | undefined {
  const among = nameAmong(
    name,
    taken(chairs).map(chair => chair.name),
  );
  return among.ok ? undefined : among.error;
}

/** Whose devices have not sent their part of the seed. */
export const unanswered = (chairs: Chairs): readonly string[] =>
  chairs.flatMap(chair => (chair.by === 'person' && !chair.revealed ? [chair.name] : []));

/** How long the parts have been waited for: not long; so that the host may act; so that anybody may. */
export type Waited = 'a-moment' | 'late' | 'long';

/** What can be done about a deal that waits for parts. */
export interface DealChoices {
  /** Without the missing ones. */
  readonly deal: boolean;
  /** Back to the waiting room. */
  readonly breakOff: boolean;
}

export function dealChoices(chairs: Chairs, { seat, host }: You, waited: Waited): DealChoices {
  const anybody = waited === 'long' && seat !== null;
  return {
    deal: lacksPart(chairs) === undefined && (anybody || (host && waited !== 'a-moment')),
    breakOff: anybody || (host && waited === 'long'),
  };
}

const taken = (chairs: Chairs): readonly Taken[] =>
  chairs.flatMap(chair => (chair.by === 'nobody' ? [] : [chair]));

const isUnready = (chair: Chair | undefined): boolean => chair?.by === 'person' && !chair.ready;

const nameOf = (chair: Chair | undefined): string => (chair && chair.by !== 'nobody' ? chair.name : '');
