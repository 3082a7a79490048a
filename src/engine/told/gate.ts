import { heardBy, hears, type Seat, type Viewer } from '../../core/contract.ts';
import type { TakeBack } from '../../core/news.ts';
import { PROTOCOL } from '../../protocol/asks.ts';
import type { ErrorCode } from '../../protocol/errors.ts';
import { PatchTexts } from '../../protocol/patch.ts';
import type { ChatLine, Room, Tell, You } from '../../protocol/tells.ts';
import type { Keys } from '../keys.ts';
import { leftOf } from '../log/clock.ts';
import { editionFor, type Standing, truthOf } from '../log/standing.ts';
import { partingOf, stepsIn, storyOf, type Told, type Truth, takeBackIn } from '../truth/truth.ts';
import { linesBefore } from './chat.ts';
import type { RecentLooks } from './recent-looks.ts';

/** One page that is connected to a table. */
export interface Line {
  keys: Keys;
  /** Whom they make it. */
  who: You;
  /** Through whose eyes it looks; nobody's while the page is covered, or while there is nothing to see. */
  viewer: Viewer | null;
  /** The first line of the chat that it was told of; null where it has heard nothing of the chat. */
  chatFrom: number | null;
  /** What it was last told of who is there, as text. */
  room: string;
  send(text: string): void;
  /** There is nothing more to say. */
  end(code: ErrorCode): void;
}

/** Lines that look through the same eyes have heard the same. */
interface Channel {
  readonly lines: Set<Line>;
  view: object;
  story: number;
  rest: string;
}

/**
 * The one way out of a table. Whatever is told to a line is made from the view of its viewer and the events that were
 * addressed to it, or is a thing that everybody at the table may know.
 */
export class Gate {
  readonly #lines = new Set<Line>();
  readonly #channels = new Map<Viewer, Channel>();
  readonly #notBefore: number;
  readonly #looks: RecentLooks;

  /** `notBefore`: no clock runs out before then. */
  constructor(notBefore: number, looks: RecentLooks) {
    this.#notBefore = notBefore;
    this.#looks = looks;
  }

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
    const rest = new RestTexts(standing, now, this.#notBefore).for(viewer);
    const about = { truth, head: head(standing, viewer, from), rest: rest.text };
    const body = () => `${JSON.stringify(story.slice(from))},"view":${JSON.stringify(view)}`;
    line.send(this.#looks.textOf(about, body));
    this.#joinChannel(line, viewer, { view, story: story.length, rest: rest.gist });
  }

  /** To all who look: what came of the last change, and nothing to those for whom nothing has changed. */
  news(before: Standing, after: Standing, now: number): void {
    const { truth } = after;
    if (!before.truth || !truth || (truth === before.truth && after.clock === before.clock)) return;
    const patches = new PatchTexts();
    const sequel = new Sequel(before.truth, truth, after.editions === before.editions);
    const rest = new RestTexts(after, now, this.#notBefore);
    for (const [viewer, channel] of this.#channels) {
      const { from, steps } = sequel.after(channel.story, viewer);
      const view = truth.table.game.view(truth.table.state, viewer);
      const patch = patches.between(channel.view, view);
      const { text: said, gist } = rest.for(viewer);
      const nothing = !patch && steps.length === 0 && from === channel.story && gist === channel.rest;
      channel.view = view;
      channel.story = from + steps.length;
      channel.rest = gist;
      if (nothing) continue;
      const text = `${head(after, viewer, from)}[${steps.join(',')}]${patch ? `,"patch":${patch}` : ''},${said}}`;
      for (const line of channel.lines) line.send(text);
    }
  }

  /** To all for whom it is new. */
  room(room: Room): void {
    const text = textOf(room);
    for (const line of this.#lines) {
      if (line.room === text) continue;
      line.room = text;
      line.send(text);
    }
  }

  welcome(line: Line, welcome: Omit<Extract<Tell, { type: 'welcome' }>, 'type' | 'protocol'>): void {
    line.room = textOf(welcome.room);
    tell(line, { type: 'welcome', protocol: PROTOCOL, ...welcome });
  }

  /** The last lines of the chat; the page asks for those before them. */
  chatAnew(line: Line, chat: readonly ChatLine[]): void {
    const { from: earlier, lines } = linesBefore(chat);
    line.chatFrom = earlier;
    if (lines.length > 0) tell(line, { type: 'chat', from: 0, lines, ...(earlier > 0 ? { earlier } : {}) });
  }

  /** What was added from this line on, to all who hear it; to those who did not hear what was before, the last lines. */
  chat(chat: readonly ChatLine[], added: number, hears: (line: Line) => boolean): void {
    const lines = chat.slice(added);
    const texts = new Map<number, string>();
    for (const line of this.#lines) {
      if (!hears(line)) line.chatFrom = null;
      else if (line.chatFrom === null) this.chatAnew(line, chat);
      else if (lines.length > 0) {
        const from = added - line.chatFrom;
        const text = texts.get(from) ?? JSON.stringify({ type: 'chat', from, lines } satisfies Tell);
        texts.set(from, text);
        line.send(text);
      }
    }
  }

  #joinChannel(line: Line, viewer: Viewer, told: Omit<Channel, 'lines'>): void {
    const lines = this.#channels.get(viewer)?.lines ?? new Set();
    this.#channels.set(viewer, { lines: lines.add(line), ...told });
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

const textOf = (room: Room): string => JSON.stringify({ type: 'room', room } satisfies Tell);

export const tell = (line: Line, what: Tell): void => line.send(JSON.stringify(what));

/** Messages are written in pieces, since most of what two viewers hear is the same. */
const head = (standing: Standing, viewer: Viewer, from: number): string =>
  `{"type":"news","viewer":${JSON.stringify(viewer)},"edition":${editionFor(standing, viewer)},"from":${from},"steps":`;

/** What a viewer is told beside events and the view: `toAct`, `outcome`, `takeBack` and `left` of a `NewsTell`. */
class RestTexts {
  readonly #takeBack: (seats: readonly Seat[]) => TakeBack;
  readonly #shared: string;
  readonly #left: string;
  readonly #running: string;

  constructor(standing: Standing, now: number, notBefore: number) {
    const truth = truthOf(standing);
    const { game, state } = truth.table;
    this.#takeBack = takeBackIn(truth);
    const { clock, created, pausedBy } = standing;
    const timed = clock && (created.perMove !== null || created.perGame !== null) && pausedBy === null;
    const left = timed ? leftOf(clock, created, now, notBefore) : null;
    this.#left = left ? `"left":${JSON.stringify(left)},` : '';
    this.#running = JSON.stringify(left?.map(time => time !== null));
    const outcome = JSON.stringify(game.outcome(state) ?? null);
    this.#shared = `"toAct":${JSON.stringify(game.toAct(state))},"outcome":${outcome},`;
  }

  /** `gist` holds no times: they pass while others do what nobody must notice, such as replacing a sealed choice. */
  for(viewer: Viewer): { readonly text: string; readonly gist: string } {
    const takeBack = JSON.stringify(this.#takeBack(viewer === 'spectator' ? [] : [viewer]));
    const text = `${this.#shared}${this.#left}"takeBack":${takeBack}`;
    return { text, gist: this.#left === '' ? text : `${this.#shared}${this.#running}${takeBack}` };
  }
}

/** How the stories of viewers go on from one truth to the next; steps are texts. */
class Sequel {
  readonly #before: Truth;
  readonly #after: Truth;
  readonly #goesOn: boolean;
  readonly #texts = new Map<object, string>();
  /** Of steps as those hear them who are told nothing apart. */
  readonly #open = new Map<Told, string>();

  /** `goesOn`: nothing was taken back in between. */
  constructor(before: Truth, after: Truth, goesOn: boolean) {
    this.#before = before;
    this.#after = after;
    this.#goesOn = goesOn;
  }

  /** For whoever has heard `known` steps before. */
  after(known: number, viewer: Viewer): { readonly from: number; readonly steps: readonly string[] } {
    const [before, after] = [this.#before, this.#after];
    if (!this.#goesOn) return this.#anew(viewer);
    const steps: string[] = [];
    for (let index = before.told.length; index < after.told.length; index++) {
      const step = this.#step(after.told[index] ?? [], viewer);
      if (step !== '') steps.push(step);
    }
    return { from: known, steps };
  }

  /** Nothing where the viewer hears nothing of it. Most hear what all hear, which is put together once. */
  #step(told: Told, viewer: Viewer): string {
    for (const one of told)
      if (one.to !== 'all' && hears(one, viewer)) return this.#joined(heardBy(told, viewer));
    let text = this.#open.get(told);
    if (text === undefined) {
      text = this.#joined(heardBy(told, 'spectator'));
      this.#open.set(told, text);
    }
    return text;
  }

  #joined(heard: readonly object[]): string {
    return heard.length === 0 ? '' : `[${heard.map(event => this.#text(event)).join(',')}]`;
  }

  /** From where the stories part: a step that is made again may tell the same. */
  #anew(viewer: Viewer): { readonly from: number; readonly steps: readonly string[] } {
    const parting = Math.max(1, partingOf(this.#before, this.#after));
    const told = (truth: Truth) => stepsAfter(truth.told.slice(parting), viewer);
    const steps = told(this.#after);
    const same = sameSteps(told(this.#before), steps);
    // The deal is a step of every story.
    const from = 1 + stepsIn(this.#after.told.slice(1, parting), viewer) + same;
    return { from, steps: steps.slice(same) };
  }

  #text(event: object): string {
    const known = this.#texts.get(event);
    if (known !== undefined) return known;
    const text = JSON.stringify(event);
    this.#texts.set(event, text);
    return text;
  }
}

const stepsAfter = (told: readonly Told[], viewer: Viewer): readonly string[] =>
  told
    .map(events => heardBy(events, viewer))
    .flatMap(heard => (heard.length > 0 ? [JSON.stringify(heard)] : []));

function sameSteps(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((step, index) => step !== other[index]);
  return differs === -1 ? one.length : differs;
}
