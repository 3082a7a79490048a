import { at, type Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { added, consolidated, energyFor, indexOf, MOST_DAMAGE, STILL } from './board.ts';
import { fieldOf, placeOf } from './field.ts';
import { game } from './index.ts';
import { type Direction, type Event, type Public, SETUPS, type Speeds, type Ufo } from './types.ts';

/**
 * One race by `sample`, and the first thing about it that no rule allows: a chip that came or went unsaid, a UFO in a
 * bulkhead or in another UFO, a race without an end. Chips are kept in a ledger by what was told, and by nothing else.
 */
export function faultOfRace(number: number): string | undefined {
  const seed = `race/${number}`;
  const setup = at(SETUPS, number % SETUPS.length);
  const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
  const rng = new Rng(stream(seed, 'sample'));
  let { state, events } = game.setup({ setup }, seats, new Rng(stream(seed, 'setup')), stream(seed, 'play'));
  let ledger: readonly Account[] = state.public.ufos.map(accountOf);
  for (let moves = 0; ; moves++) {
    ledger = events.reduce((accounts, { event }) => booked(accounts, event), ledger);
    const fault = faultOf(state.public, ledger);
    if (fault) return `${seed}, ${setup}, ${seats} seats, after ${moves} moves: ${fault}`;
    const [seat] = game.toAct(state);
    if (seat === undefined) return undefined;
    if (moves >= game.moveBound) return `${seed}, ${setup}, ${seats} seats: no end after ${moves} moves`;
    ({ state, events } = game.apply(state, seat, game.sample(game.view(state, seat), rng)));
  }
}

/** A UFO by what was told of it; speed that is moved and unmoved is one. */
type Account = Omit<Ufo, 'unmoved' | 'moved'> & { readonly speed: Speeds };

const accountOf = ({ unmoved, moved, ...rest }: Ufo): Account => ({ ...rest, speed: added(unmoved, moved) });

function faultOf({ ufos, track }: Public, ledger: readonly Account[]): string | undefined {
  const field = fieldOf(track);
  const taken = new Set<number>();
  for (const [seat, ufo] of ufos.entries()) {
    const told = at(ledger, seat);
    if (!isAs(ufo, told))
      return `seat ${seat} is ${JSON.stringify(ufo)}, and ${JSON.stringify(told)} was told`;
    if ([...ufo.unmoved, ...ufo.moved, ufo.battery, ufo.energy].some(chips => chips < 0))
      return `seat ${seat} has less than no chips`;
    if (ufo.damage < 0 || ufo.damage > MOST_DAMAGE) return `seat ${seat} has ${ufo.damage} damage`;
    if (ufo.z === 0) continue;
    const place = placeOf(ufo);
    if (!field.open[place]) return `seat ${seat} is inside a bulkhead`;
    if (taken.has(place)) return `seat ${seat} is inside another UFO`;
    taken.add(place);
  }
  return undefined;
}

const isAs = (ufo: Ufo, { x, y, z, damage, energy, battery, initiative, speed }: Account): boolean =>
  ufo.x === x &&
  ufo.y === y &&
  ufo.z === z &&
  ufo.damage === damage &&
  ufo.energy === energy &&
  ufo.battery === battery &&
  ufo.initiative === initiative &&
  speed.every((chips, direction) => chips === at(ufo.unmoved, direction) + at(ufo.moved, direction));

function booked(ledger: readonly Account[], event: Event): readonly Account[] {
  const change = (seat: Seat, by: (account: Account) => Partial<Account>) =>
    ledger.with(seat, { ...at(ledger, seat), ...by(at(ledger, seat)) });
  switch (event.type) {
    case 'placed':
    case 'flew':
      return change(event.seat, () => ({ x: event.x, y: event.y, z: event.z }));
    case 'turn-began':
      return ledger.map(account => ({
        ...account,
        initiative: 0,
        speed: consolidated(account.speed),
        energy: energyFor(account.damage),
        damage: Math.max(0, account.damage - 1),
      }));
    case 'revealed':
      return ledger.map((account, seat) => {
        const { thrust, battery, initiative } = at(event.plans, seat);
        const placed = thrust.reduce((one, other) => one + other) + battery + Math.abs(initiative);
        const unplaced = account.energy + account.battery - placed;
        return {
          ...account,
          energy: unplaced,
          battery,
          initiative,
          speed: consolidated(added(account.speed, thrust)),
        };
      });
    case 'hit-wall':
      return change(event.seat, ({ speed, damage }) => ({
        damage: damage + event.damage,
        speed: more(
          more(speed, event.direction, -event.shed - event.turned),
          back(event.direction),
          event.turned,
        ),
      }));
    case 'sandwiched':
      return change(event.seat, ({ speed, damage }) => ({
        damage: damage + event.damage,
        speed: cleared(cleared(speed, event.direction), back(event.direction)),
      }));
    case 'hit-ufo': {
      const given = change(event.seat, ({ speed }) => ({
        speed: more(speed, event.direction, -event.given),
      }));
      const { speed, damage } = at(ledger, event.struck);
      return given.with(event.struck, {
        ...at(ledger, event.struck),
        damage: damage + event.damage,
        speed: more(speed, event.direction, event.given),
      });
    }
    case 'pinned': {
      const stopped = change(event.seat, ({ speed }) => ({ speed: cleared(speed, event.direction) }));
      const { speed, damage } = at(ledger, event.struck);
      return stopped.with(event.struck, {
        ...at(ledger, event.struck),
        damage: damage + event.damage,
        speed: cleared(speed, event.direction),
      });
    }
    case 'boosted':
    case 'braked':
      return change(event.seat, ({ speed, battery }) => ({
        battery: battery - 1,
        speed: more(speed, event.direction, event.type === 'boosted' ? 1 : -1),
      }));
    case 'streamed':
      return change(event.seat, ({ speed }) => ({ speed: added(speed, event.speed) }));
    default:
      return ledger;
  }
}

const more = (speed: Speeds, direction: Direction, chips: number): Speeds =>
  added(speed, STILL.with(indexOf(direction), chips) as unknown as Speeds);

const cleared = (speed: Speeds, direction: Direction): Speeds =>
  speed.with(indexOf(direction), 0) as unknown as Speeds;

const BACK: Readonly<Record<Direction, Direction>> = {
  N: 'S',
  S: 'N',
  E: 'W',
  W: 'E',
  up: 'down',
  down: 'up',
};
const back = (direction: Direction): Direction => BACK[direction];
