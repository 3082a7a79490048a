import { at, type Seat, seatCounts } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { ALL_CONTACTS, ALL_EQUIPMENT, cardOf, NUMBERS, REGIONS, START } from './board.ts';
import { game } from './index.ts';
import type { Said } from './steps.ts';
import { CARDS, CONTACTS, EQUIPMENT, type Event, type State } from './types.ts';

/** What was found in a number of games by `sample`. */
interface Kept {
  /** How many were played: fewer than were asked for, where too much does not add up. */
  readonly games: number;
  readonly moves: number;
  /** In words, with the seed. */
  readonly breaches: readonly string[];
  /** How often each option of each card was taken, as "G01/1" from 1 on. */
  readonly taken: Readonly<Record<string, number>>;
  readonly untaken: readonly string[];
}

/** Totals of tokens, cards, contacts, evidence and money after every move of so many games. */
export function keepAccounts(games: number, seed: string): Kept {
  const taken: Record<string, number> = Object.fromEntries(ALL_OPTIONS.map(option => [option, 0]));
  const breaches: string[] = [];
  const counts = seatCounts(game.seats);
  let moves = 0;
  let played = 0;
  for (; played < games && breaches.length < MOST_BREACHES; played++) {
    const own = `${seed}/${played}`;
    const seats = at(counts, played % counts.length);
    const dealt = game.setup({}, seats, new Rng(stream(own, 'setup')), stream(own, 'play'));
    const rng = new Rng(stream(own, 'sample'));
    let { state } = dealt;
    for (let made = 1; breaches.length < MOST_BREACHES; made++, moves++) {
      const acting = game.toAct(state);
      if (acting.length === 0) break;
      const seat = rng.pick(acting);
      const step = game.apply(state, seat, game.sample(game.view(state, seat), rng));
      const wrong = [...unkept(step.state), ...moneyAstray(state, step.state, step.events)];
      breaches.push(...wrong.map(what => `${what}, seed ${own}, ${seats} seats, move ${made}`));
      for (const { event } of step.events)
        if (event.type === 'option-taken') {
          const option = nameOf(event.card, event.option);
          taken[option] = (taken[option] ?? 0) + 1;
        }
      ({ state } = step);
    }
  }
  return { games: played, moves, breaches, taken, untaken: ALL_OPTIONS.filter(option => !taken[option]) };
}

const MOST_BREACHES = 20;

const nameOf = (card: string, option: number): string => `${card}/${option + 1}`;
const ALL_OPTIONS: readonly string[] = CARDS.flatMap(card =>
  cardOf(card).options.map((_, n) => nameOf(card, n)),
);

/** What does not add up to what the box holds. */
export function unkept({ public: table, faces, deck, own }: State): readonly string[] {
  const { players, board, landing, bag, pile, rumors, discards, mapDiscards } = table;
  const wrong: string[] = [];
  for (const kind of EQUIPMENT) {
    const owned = players.reduce((sum, { equipment }) => sum + equipment[kind], 0);
    if (owned + board.equipment[kind] + landing[kind] + bag[kind] !== ALL_EQUIPMENT[kind])
      wrong.push(`tokens of ${kind}`);
  }
  for (const kind of CONTACTS) {
    const owned = players.reduce((sum, { contacts }) => sum + contacts[kind], 0);
    if (owned + board.contacts[kind] + pile[kind] !== ALL_CONTACTS[kind]) wrong.push(`contacts of ${kind}`);
  }
  const cards = [...faces, ...deck, ...discards];
  if (cards.length !== CARDS.length || new Set(cards).size !== CARDS.length) wrong.push('rumor cards');
  const regions = [...rumors.map(({ region }) => region), ...mapDiscards];
  if (new Set(regions).size !== regions.length || regions.length > REGIONS.length) wrong.push('map cards');
  if (faces.length !== rumors.length || rumors.length > NUMBERS.maxRumors || rumors.length === 0)
    wrong.push('rumors');
  const blue = players.reduce((sum, player) => sum + player.blue, table.blue);
  if (blue !== START.blue) wrong.push('blue evidence');
  if (players.some(player => player.money < 0 || player.blue < 0 || player.black < 0))
    wrong.push('less than nothing');
  if (rumors.some(({ stake, holders }) => stake > 0 !== holders.length > 0))
    wrong.push('stakes without holders');
  const known = own.every(({ seen }, seat) =>
    seen.every(({ region, card }) => {
      const index = rumors.findIndex(rumor => rumor.region === region);
      return faces[index] === card && at(rumors, index).looked.includes(seat as Seat);
    }),
  );
  if (!known) wrong.push('what was looked at');
  return wrong;
}

/** Where the money of players and stakes differs from what the events say came from the bank and went there. */
export function moneyAstray(before: State, after: State, events: readonly Said[]): readonly string[] {
  const wrong: string[] = [];
  const paid = events.reduce((sum, { event }) => sum + fromBank(event), 0);
  if (moneyIn(after) - moneyIn(before) !== paid)
    wrong.push(`money: ${moneyIn(after) - moneyIn(before)}, told ${paid}`);
  return wrong;
}

const moneyIn = ({ public: { players, rumors } }: State): number =>
  players.reduce((sum, { money }) => sum + money, 0) +
  rumors.reduce((sum, { stake, holders }) => sum + stake * holders.length, 0);

/** What an event brings from the bank; what goes there is less than 0. */
function fromBank(event: Event): number {
  switch (event.type) {
    case 'turn-began':
      return -event.cost;
    case 'stranded':
    case 'gained':
    case 'published':
    case 'sold':
      return event.money;
    case 'option-taken':
      return -event.paid;
    case 'lost':
    case 'trade-won':
      return -event.money;
    case 'stake-paid':
      return event.money - event.stake;
    case 'stake-lost':
      return -event.stake;
    case 'bought':
      return -event.price;
    default:
      return 0;
  }
}
