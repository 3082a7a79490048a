import { heardBy, seatsOf, type Viewer } from '../contract.ts';
import { hashOf } from '../hash.ts';
import { readSave } from '../save.ts';
import { load, open, save } from '../table.ts';
import { bytes, copy, difference, first } from './json.ts';
import type { Playout } from './playout.ts';

/** Laws about a playout as a whole. */
export const wholeLaws = {
  /** Law 1: the log is the game. */
  replayable({ game, table, states }: Playout) {
    const stale = states.findIndex((state, at) => at > 0 && hashOf(copy(state)) !== table.log[at - 1]?.hash);
    if (stale >= 0) return `the hash of move ${stale} is not that of its state`;
    const saved = readSave(copy(save(table)));
    if (!saved.ok) return saved.error;
    const loaded = load(game, saved.value);
    if (!loaded.ok) return loaded.error;
    const [one, other] = [bytes(table.state), bytes(loaded.value.state)];
    return hashOf(loaded.value.state) === hashOf(table.state) ? undefined : difference(one, other);
  },

  /** Law 5 at the set-up: of two deals, nothing tells them apart but what is addressed to the viewer. */
  'deal-leak'({ game, opening, dealt, states: [state] }: Playout) {
    const other = open(game, { ...opening, seed: `${opening.seed}, dealt again` });
    if (!other.ok || !state) return other.ok ? undefined : other.error;
    const { table, events } = other.value;
    const viewers: Viewer[] = [...seatsOf(opening.seats), 'spectator'];
    return first(viewers, viewer => {
      const [heard, otherwise] = [bytes(heardBy(dealt, viewer)), bytes(heardBy(events, viewer))];
      const [seen, different] = [bytes(game.view(state, viewer)), bytes(game.view(table.state, viewer))];
      if ((heard === otherwise) === (seen === different)) return undefined;
      return heard === otherwise
        ? `${viewer} hears the same of two deals and sees ${difference(seen, different)}`
        : `${viewer} sees the same of two deals and hears ${difference(heard, otherwise)}`;
    });
  },
};
