import { at, type Seat } from '../../core/contract.ts';
import { MOST_DAMAGE } from './board.ts';
import { type Field, faceKey, fieldOf, placeOf, STEP, spotOf } from './field.ts';
import {
  type CellEdge,
  DIRECTIONS,
  type Direction,
  type End,
  type Happening,
  type Speeds,
  type Track,
  type Ufo,
} from './types.ts';

/** What came of flying in one direction. */
export interface Flown {
  readonly track: Track;
  readonly ufos: readonly Ufo[];
  readonly happened: readonly Happening[];
  readonly end: End | null;
}

/** All unmoved speed of one direction, with every hit that follows. [M1] */
export function fly(track: Track, ufos: readonly Ufo[], seat: Seat, direction: Direction): Flown {
  const flight = new Flight(track, ufos);
  flight.own(seat, DIRECTIONS.indexOf(direction));
  return flight.flown();
}

/** A UFO under way: the same as a `Ufo`, to be changed. */
interface Craft {
  place: number;
  damage: number;
  readonly unmoved: number[];
  readonly moved: number[];
}

const NOBODY = -1;

class Flight {
  #track: Track;
  #field: Field;
  #end: End | null = null;
  readonly #ufos: readonly Ufo[];
  readonly #places: number[];
  /** Those that something happened to. */
  readonly #crafts: (Craft | undefined)[] = [];
  readonly #happened: Happening[] = [];

  constructor(track: Track, ufos: readonly Ufo[]) {
    this.#track = track;
    this.#field = fieldOf(track);
    this.#ufos = ufos;
    this.#places = ufos.map(placeOf);
  }

  flown(): Flown {
    const ufos = this.#ufos.map((ufo, seat) => {
      const craft = this.#crafts[seat];
      if (!craft) return ufo;
      const { place, damage, unmoved, moved } = craft;
      return {
        ...ufo,
        ...spotOf(place),
        damage,
        unmoved: unmoved as unknown as Speeds,
        moved: moved as unknown as Speeds,
      };
    });
    return { track: this.#track, ufos, happened: this.#happened, end: this.#end };
  }

  /** One's own move ends at a bulkhead, and goes on after a UFO. [H1] [U6] */
  own(seat: Seat, direction: number): void {
    const craft = this.#craft(seat);
    while (chips(craft.unmoved, direction) > 0) {
      this.#advance(seat, direction, chips(craft.unmoved, direction), null);
      if (chips(craft.unmoved, direction) === 0) return;
      if (this.#crosses(seat, direction)) return;
      if (this.#isWall(craft.place, direction)) {
        this.#hitWall(seat, direction, 0);
        return;
      }
      this.#strike(seat, direction, 0);
      if (this.#end) return;
    }
  }

  /** Chips that were handed over are moved at once, also those that turn round. [U3] [U4] */
  #pushed(seat: Seat, toward: number, chipsGot: number, by: Seat): void {
    const craft = this.#craft(seat);
    let direction = toward;
    let got = chipsGot;
    while (!this.#end) {
      got = Math.min(got, chips(craft.unmoved, direction));
      if (got === 0) return;
      got -= this.#advance(seat, direction, got, by);
      if (got === 0) return;
      if (this.#crosses(seat, direction)) return;
      if (this.#isWall(craft.place, direction)) {
        got = this.#hitWall(seat, direction, got);
        direction ^= 1;
      } else {
        got = this.#strike(seat, direction, got);
      }
    }
  }

  /** As far as nothing is in the way, at most so many steps. */
  #advance(seat: Seat, direction: number, most: number, by: Seat | null): number {
    const craft = this.#craft(seat);
    const step = STEP[direction] as number;
    const bit = 1 << direction;
    let { place } = craft;
    let cells = 0;
    while (cells < most) {
      if (((this.#field.walls[place] as number) | (this.#field.exits[place] as number)) & bit) break;
      if (this.#at(place + step) !== NOBODY) break;
      place += step;
      cells++;
    }
    if (cells === 0) return 0;
    craft.place = place;
    this.#places[seat] = place;
    craft.unmoved[direction] = chips(craft.unmoved, direction) - cells;
    craft.moved[direction] = chips(craft.moved, direction) + cells;
    this.#tell({ type: 'flew', seat, direction: named(direction), cells, by, ...spotOf(place) });
    return cells;
  }

  /** [F1] [F2] */
  #crosses(seat: Seat, direction: number): boolean {
    const { place } = this.#craft(seat);
    if (!this.#track.whole || !((this.#field.exits[place] as number) & (1 << direction))) return false;
    const craft = this.#craft(seat);
    craft.unmoved[direction] = chips(craft.unmoved, direction) - 1;
    craft.moved[direction] = chips(craft.moved, direction) + 1;
    this.#end = { winner: seat, direction: named(direction) };
    this.#tell({ type: 'finished', seat, direction: named(direction) });
    return true;
  }

  /** Gives what is left of `got` chips that must be moved at once. [H1] to [H6] */
  #hitWall(seat: Seat, direction: number, got: number): number {
    const craft = this.#craft(seat);
    const behind = direction ^ 1;
    const sandwich = this.#isWall(craft.place, behind);
    const faces = sandwich ? [direction, behind] : [direction];
    const spikes = faces.some(face => this.#isSpiked(craft.place, face));
    const damage = this.#harm(craft, (sandwich ? 2 : 1) + (spikes ? 1 : 0));
    const gone = this.#breakWalls(craft.place, faces);
    const hit = { seat, direction: named(direction), damage, spikes, gone };
    if (sandwich) {
      this.#tell({ type: 'sandwiched', shed: lose(craft, direction) + lose(craft, behind), ...hit });
      return 0;
    }
    const shed = Math.ceil(both(craft, direction) / 2);
    take(craft, direction, shed);
    const turned = both(craft, direction);
    craft.unmoved[behind] = chips(craft.unmoved, behind) + chips(craft.unmoved, direction);
    craft.moved[behind] = chips(craft.moved, behind) + chips(craft.moved, direction);
    lose(craft, direction);
    this.#tell({ type: 'hit-wall', shed, turned, ...hit });
    return Math.max(0, got - shed);
  }

  /** Gives what is left of `got` chips that must be moved at once. [U1] to [U8] */
  #strike(seat: Seat, direction: number, got: number): number {
    const craft = this.#craft(seat);
    const struck = this.#at(craft.place + (STEP[direction] as number)) as Seat;
    const other = this.#craft(struck);
    const toward = named(direction);
    if (this.#isWall(other.place, direction)) {
      const spikes = this.#isSpiked(other.place, direction);
      const damage = this.#harm(other, spikes ? 3 : 2);
      const gone = this.#breakWalls(other.place, [direction]);
      const [shed, struckShed] = [lose(craft, direction), lose(other, direction)];
      this.#tell({ type: 'pinned', seat, struck, direction: toward, damage, spikes, gone, shed, struckShed });
      return 0;
    }
    const damage = this.#harm(other, 1);
    const given = Math.ceil(both(craft, direction) / 2);
    take(craft, direction, given);
    other.unmoved[direction] = chips(other.unmoved, direction) + given;
    this.#tell({ type: 'hit-ufo', seat, struck, direction: toward, damage, spikes: false, gone: [], given });
    this.#pushed(struck, direction, given, seat);
    return Math.max(0, got - given);
  }

  #tell(happening: Happening): void {
    this.#happened.push(happening);
  }

  #craft(seat: number): Craft {
    const known = this.#crafts[seat];
    if (known) return known;
    const { damage, unmoved, moved } = at(this.#ufos, seat);
    const craft = {
      place: this.#places[seat] as number,
      damage,
      unmoved: [...unmoved],
      moved: [...moved],
    };
    this.#crafts[seat] = craft;
    return craft;
  }

  #at(place: number): number {
    return this.#places.indexOf(place);
  }

  #isWall(place: number, direction: number): boolean {
    return ((this.#field.walls[place] as number) & (1 << direction)) !== 0;
  }

  #isSpiked(place: number, direction: number): boolean {
    return ((this.#field.spikes[place] as number) & (1 << direction)) !== 0;
  }

  /** Damage that is really taken. [H1] */
  #harm(craft: Craft, damage: number): number {
    const before = craft.damage;
    craft.damage = Math.min(MOST_DAMAGE, before + damage);
    return craft.damage - before;
  }

  /** [K11] */
  #breakWalls(place: number, directions: readonly number[]): readonly CellEdge[] {
    if (this.#field.weak.size === 0) return NONE;
    const gone = directions.flatMap(direction => this.#field.weak.get(faceKey(place, direction)) ?? []);
    if (gone.length === 0) return NONE;
    this.#track = { ...this.#track, gone: [...this.#track.gone, ...gone] };
    this.#field = fieldOf(this.#track);
    return gone;
  }
}

const NONE: readonly CellEdge[] = [];

const named = (direction: number): Direction => DIRECTIONS[direction] as Direction;
const chips = (some: readonly number[], direction: number): number => some[direction] as number;
const both = ({ unmoved, moved }: Craft, direction: number): number =>
  chips(unmoved, direction) + chips(moved, direction);

/** Unmoved ones first. */
function take({ unmoved, moved }: Craft, direction: number, count: number): void {
  const fresh = Math.min(count, chips(unmoved, direction));
  unmoved[direction] = chips(unmoved, direction) - fresh;
  moved[direction] = chips(moved, direction) - (count - fresh);
}

function lose(craft: Craft, direction: number): number {
  const count = both(craft, direction);
  craft.unmoved[direction] = 0;
  craft.moved[direction] = 0;
  return count;
}
