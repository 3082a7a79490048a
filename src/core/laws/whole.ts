import { assert, heardBy, seatsOf, type Viewer } from '../contract.ts';
import { hashOf } from '../hash.ts';
import { readSave } from '../save.ts';
import { load, open, save } from '../table.ts';
import { bytes, copy, difference, first } from './json.ts';
import type { Effort } from './moment.ts';
import type { Playout } from './sample-play.ts';
import { eventLeak, viewLeak } from './secrecy.ts';

/** Laws about a playout as a whole. */
export const wholeLaws = {
  /** Law 1: the log is the game. */
  replayable({ game, table }: Playout) {
    const saved = readSave(copy(save(table)));
    if (!saved.ok) return saved.error;
    const loaded = load(game, saved.value);
    if (!loaded.ok) return loaded.error;
    // Of a copy: a hash remembered for an object that has changed since would pass.
    const [one, other] = [copy(table.state), copy(loaded.value.state)];
    return hashOf(one) === hashOf(other) && hashOf(one) === (table.log.at(-1)?.hash ?? table.start)
      ? undefined
      : `a replay ends elsewhere: ${difference(bytes(one), bytes(other))}`;
  },

  /** Law 5 at the set-up: nothing tells two deals apart but what is addressed to the viewer. */
  'deal-leak'({ game, opening }: Playout, effort: Effort) {
    const deals = Array.from({ length: effort.deals }, (_, i) => {
      const seed = i === 0 ? opening.seed : `${opening.seed}/${i}`;
      const opened = open(game, { ...opening, seed });
      assert(opened.ok, 'any seed opens a table');
      return { seed, ...opened.value };
    });
    const viewers: readonly Viewer[] = [...seatsOf(opening.seats), 'spectator'];
    return first(viewers, viewer => {
      const told = deals.map(({ seed, table, events }) => ({
        what: `to ${viewer} under seed ${bytes(seed)}`,
        heard: bytes(heardBy(events, viewer)),
        seen: bytes(game.view(table.state, viewer)),
      }));
      return viewLeak(told) ?? eventLeak(told);
    });
  },
};
