import type { GameEntry, GameTypes, Setting } from '../../src/core/contract.ts';
import { commitmentTo } from '../../src/core/fair.ts';
import { LOOKS } from '../../src/core/players.ts';
import type { Rng } from '../../src/core/rng.ts';
import type { Command } from '../../src/protocol/asks.ts';
import type { Pilot } from '../../src/server/testing.ts';
import { numberedNotes } from './verdict.ts';

/** A table of the drill: people on the first seats, bots on the rest. */
export interface Plan {
  readonly entry: GameEntry;
  readonly setting: Setting;
  readonly people: number;
}

const SAYS = 0.06;
const NOTES = 0.05;
const TAKES_BACK = 0.1;
const CHOOSES_ANEW = 0.1;

/** What somebody wants to do now, by what the page knows; nothing where others are waited for. */
export function wish(pilot: Pilot, place: number, plan: Plan, rng: Rng): Command | undefined {
  switch (pilot.stage) {
    case 'gathering':
      return gathering(pilot, place, plan);
    case 'dealing':
      return dealing(pilot);
    case 'playing':
      return playing(pilot, plan, rng);
    case 'over':
      return place === 0 && pilot.room?.next === null ? { type: 'rematch' } : undefined;
    default:
      return undefined;
  }
}

function gathering(pilot: Pilot, place: number, { people, entry: { bots } }: Plan): Command | undefined {
  const chairs = pilot.room?.chairs ?? [];
  const commitment = commitmentTo(pilot.table, pilot.part);
  if (pilot.you.seat === null) return { type: 'sit', ...named(place), key: pilot.key, commitment };
  const chair = chairs[pilot.you.seat];
  if (chair?.by !== 'person') return undefined;
  if (chair.commitment === null) return { type: 'commit', commitment };
  if (!chair.ready) return { type: 'ready', ready: true };
  if (place !== 0) return undefined;
  const free = chairs.findIndex((one, seat) => one.by === 'nobody' && seat >= people);
  if (free !== -1) return { type: 'bot', ...named(free), level: bots[0]?.level ?? '' };
  const all = chairs.every(one => one.by === 'bot' || (one.by === 'person' && one.ready));
  return all ? { type: 'start' } : undefined;
}

const named = (seat: number) => ({ seat, name: `Name ${seat}`, look: LOOKS[seat % LOOKS.length] ?? 1 });

function dealing(pilot: Pilot): Command | undefined {
  const chair = pilot.you.seat === null ? undefined : pilot.room?.chairs[pilot.you.seat];
  return chair?.by === 'person' && !chair.revealed ? { type: 'part', part: pilot.part } : undefined;
}

function playing(pilot: Pilot, { entry: { game } }: Plan, rng: Rng): Command | undefined {
  if (!pilot.heard) return undefined;
  const { view } = pilot.heard;
  if (rng.chance(NOTES)) return { type: 'notes', text: '' };
  if (rng.chance(SAYS) && game.talkOpen(view)) return { type: 'say', text: `${rng.int(1e9)} of them lie` };
  if (pilot.isTurn()) return { type: 'move', move: game.sample(view, rng) };
  if (!hasSealed(view)) return undefined;
  if (rng.chance(TAKES_BACK) && pilot.heard.news.takeBack.can) return { type: 'take-back' };
  const [other] = game.moves(view);
  return other && rng.chance(CHOOSES_ANEW) ? { type: 'move', move: other } : undefined;
}

/** Where games keep in `own` what nobody else sees yet. */
const SEALED = ['sealed', 'action', 'bid', 'plan'] as const;

/** Whether this seat has decided in a round that others have yet to decide. */
export function hasSealed(view: GameTypes['View']): boolean {
  const { own } = view as { readonly own?: Partial<Record<(typeof SEALED)[number], unknown>> | null };
  return SEALED.some(kept => own?.[kept] != null);
}

export const withNumber = (command: Command, number: number): Command =>
  command.type === 'notes' ? { type: 'notes', text: numberedNotes(number) } : command;
