import { heardBy, type Seat, type Viewer } from '../../core/contract.ts';
import { type Story, storyOf, type Truth, takeBackFor } from '../../host/truth.ts';
import { diff } from '../../protocol/patch.ts';
import type { ChatLine, NewsTell, Room, Tell, You } from '../../protocol/tells.ts';
import { leftOf } from './clock.ts';
import { editionFor, type Standing, truthOf } from './standing.ts';

/** One page that is connected to a table. */
export interface Line {
  /** The hashes of the keys that it showed. */
  keys: Keys;
  /** Whom they make it. */
  who: You;
  /** Through whose eyes it looks; nobody's while the page is covered, or while there is nothing to see. */
  viewer: Viewer | null;
  send(text: string): void;
}

export interface Keys {
  readonly seat: string | null;
  readonly host: string | null;
}

/** Lines that look through the same eyes have heard the same. */
interface Channel {
  readonly lines: Set<Line>;
  view: object;
  story: number;
  rest: string;
}

/** What a viewer is told beside events and the view. */
type Rest = Pick<NewsTell, 'toAct' | 'outcome' | 'takeBack' | 'left'>;

/**
 * The one way out of a table. Whatever is told to a line is made from the view of its viewer and the events that were
 * addressed to it, or is a thing that everybody at the table may know.
 */
export class Gate {
  readonly #lines = new Set<Line>();
  readonly #channels = new Map<Viewer, Channel>();
  #room = '';

  get lines(): ReadonlySet<Line> {
    return this.#lines;
  }

  enter(line: Line): void {
    this.#lines.add(line);
  }

  leave(line: Line): void {
    this.#leaveChannel(line);
    this.#lines.delete(line);
  }

  /** Whether some page of this seat is connected. */
  here(seat: Seat): boolean {
    for (const { who } of this.#lines) if (who.seat === seat) return true;
    return false;
  }

  /** From now on news for this viewer. `heard`: how much of the story this line has. */
  look(line: Line, viewer: Viewer | null, standing: Standing, now: number, heard?: Heard): void {
    this.#leaveChannel(line);
    line.viewer = viewer;
    if (viewer === null || !standing.truth) return;
    const { truth } = standing;
    const story = storyOf(truth, viewer);
    const known = heard?.viewer === viewer && heard.edition === editionFor(standing, viewer);
    const from = known ? Math.min(heard.steps, story.length) : 0;
    const view = truth.table.game.view(truth.table.state, viewer);
    const rest = restFor(standing, viewer, now);
    tell(line, { ...head(standing, viewer), from, steps: story.slice(from), view, ...rest });
    this.#joinChannel(line, viewer, { view, story: story.length, rest: JSON.stringify(rest) });
  }

  /** To all who look: what came of the last change, and nothing to those for whom nothing has changed. */
  news(before: Standing, after: Standing, now: number): void {
    const { truth } = after;
    if (!before.truth || !truth || (truth === before.truth && after.clock === before.clock)) return;
    for (const [viewer, channel] of this.#channels) {
      const { from, steps } = sequel(before.truth, truth, viewer, channel.story);
      const view = truth.table.game.view(truth.table.state, viewer);
      const patch = diff(channel.view, view);
      const rest = restFor(after, viewer, now);
      const said = JSON.stringify(rest);
      const nothing = !patch && steps.length === 0 && from === channel.story && said === channel.rest;
      channel.view = view;
      channel.story = from + steps.length;
      channel.rest = said;
      if (nothing) continue;
      const text = JSON.stringify({
        ...head(after, viewer),
        from,
        steps,
        ...(patch ? { patch } : {}),
        ...rest,
      });
      for (const line of channel.lines) line.send(text);
    }
  }

  room(room: Room): void {
    const text = JSON.stringify({ type: 'room', room } satisfies Tell);
    if (text === this.#room) return;
    this.#room = text;
    this.#toAll(text);
  }

  chat(from: number, lines: readonly ChatLine[]): void {
    this.#toAll(JSON.stringify({ type: 'chat', from, lines } satisfies Tell));
  }

  #toAll(text: string): void {
    for (const line of this.#lines) line.send(text);
  }

  #joinChannel(line: Line, viewer: Viewer, told: Omit<Channel, 'lines'>): void {
    const channel = this.#channels.get(viewer);
    if (channel) channel.lines.add(line);
    else this.#channels.set(viewer, { lines: new Set([line]), ...told });
  }

  #leaveChannel(line: Line): void {
    if (line.viewer === null) return;
    const channel = this.#channels.get(line.viewer);
    channel?.lines.delete(line);
    if (channel?.lines.size === 0) this.#channels.delete(line.viewer);
  }
}

export interface Heard {
  readonly viewer: Viewer;
  readonly edition: number;
  readonly steps: number;
}

export const tell = (line: Line, what: Tell): void => line.send(JSON.stringify(what));

const head = (standing: Standing, viewer: Viewer) =>
  ({ type: 'news', viewer, edition: editionFor(standing, viewer) }) as const;

function restFor(standing: Standing, viewer: Viewer, now: number): Rest {
  const truth = truthOf(standing);
  const { game, state } = truth.table;
  const rest = {
    toAct: game.toAct(state),
    outcome: game.outcome(state) ?? null,
    takeBack: takeBackFor(truth, viewer === 'spectator' ? [] : [viewer]),
  };
  const { clock, created } = standing;
  const timed = created.perMove !== null || created.perGame !== null;
  return clock && timed && !standing.paused ? { ...rest, left: leftOf(clock, created, now) } : rest;
}

/** How a story goes on for whoever has heard `known` steps of it before the change. */
function sequel(
  before: Truth,
  after: Truth,
  viewer: Viewer,
  known: number,
): { readonly from: number; readonly steps: Story } {
  if (after.told.length >= before.told.length) {
    const steps = after.told
      .slice(before.told.length)
      .map(events => heardBy(events, viewer))
      .filter(step => step.length > 0);
    return { from: known, steps };
  }
  const story = storyOf(after, viewer);
  const from = sameSteps(storyOf(before, viewer), story);
  return { from, steps: story.slice(from) };
}

function sameSteps(one: Story, other: Story): number {
  const differs = one.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(other[index]));
  return differs === -1 ? one.length : differs;
}
