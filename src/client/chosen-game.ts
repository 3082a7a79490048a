import { createSignal } from 'solid-js';
import { keep, readKept } from './kept.ts';
import { PLAYABLE } from './text.ts';

const KEY = 'area5.game';

const isPlayable = (id: unknown) => PLAYABLE.some(game => game.id === id);

const kept = readKept(KEY);
const [chosenGame, setChosen] = createSignal<string>(
  typeof kept === 'string' && isPlayable(kept) ? kept : (PLAYABLE[0]?.id ?? ''),
);

/** The game that this device set up last, or looked at last to do so. */
export { chosenGame };

export function chooseGame(id: string): void {
  if (!isPlayable(id)) return;
  setChosen(id);
  keep(KEY, id);
}
