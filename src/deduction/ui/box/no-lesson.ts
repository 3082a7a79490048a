import type { GameTypes } from '../../../core/contract.ts';
import type { Lesson } from '../../../ui/game-page.ts';

/** Who plays beside a printed board has learned the game there; nothing offers this lesson. */
export const noLesson = <T extends GameTypes>(options: T['Options']): Lesson<T> => ({
  ...{ title: '', says: '', seats: 1, names: [], seed: '', format: 1, level: '' },
  ...{ options, script: [], cards: [] },
});
