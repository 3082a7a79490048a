import type { GameTypes, Seat, Viewer } from '../../core/contract.ts';
import type { News } from '../../core/news.ts';
import { type Story, storyOf, type Truth, takeBackFor } from '../../engine/truth/truth.ts';

/** Tells one viewer what is new for it, and nothing when nothing is: that something happened is a secret too. */
export class Teller {
  #viewer: Viewer | null = null;
  #story: Story = [];
  #rest = '';

  look(viewer: Viewer | null): void {
    this.#viewer = viewer;
    this.forget();
  }

  /** The next news has the whole story. */
  forget(): void {
    this.#story = [];
    this.#rest = '';
  }

  /** The next news comes also where nothing is new. */
  again(): void {
    this.#rest = '';
  }

  news(truth: Truth, seenBy: Readonly<Record<string, number>>, here: readonly Seat[]): News | undefined {
    const viewer = this.#viewer;
    if (viewer === null) return undefined;
    const { game, state } = truth.table;
    const story = storyOf(truth, viewer);
    const from = sameSteps(this.#story, story);
    const now = {
      view: game.view(state, viewer),
      toAct: game.toAct(state),
      outcome: game.outcome(state) ?? null,
      takeBack: takeBackFor(truth, viewer === 'spectator' ? here : [viewer]),
    };
    const rest = JSON.stringify(now);
    const same = from === story.length && from === this.#story.length && rest === this.#rest;
    this.#story = story;
    this.#rest = rest;
    if (same) return undefined;
    const seen = Math.min(seenBy[viewer] ?? -1, story.length - 1);
    return { viewer, from, steps: story.slice(from), ...now, seen };
  }
}

/** How many steps two stories have in common at their start. */
function sameSteps(one: Story, other: Story): number {
  const differs = one.findIndex((step, index) => !sameStep(step, other[index]));
  return differs === -1 ? one.length : differs;
}

/** After a move was taken back, later events are made again and say the same. */
const sameStep = (one: readonly GameTypes['Event'][], other: Story[number] | undefined): boolean =>
  one.length === other?.length &&
  one.every(
    (event, index) => event === other[index] || JSON.stringify(event) === JSON.stringify(other[index]),
  );
