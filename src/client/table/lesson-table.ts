import { forget, keep, readKept } from '../kept.ts';

/** Which table of this device holds the lesson of a game. */
const keyOf = (game: string): string => `area5.lesson.${game}`;

export function keptLesson(game: string): string | null {
  const id = readKept(keyOf(game));
  return typeof id === 'string' ? id : null;
}

export const keepLesson = (game: string, id: string): void => keep(keyOf(game), id);

export const forgetLesson = (game: string): void => forget(keyOf(game));
