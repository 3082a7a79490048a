/** Which table of this device holds the lesson of a game. */
const keyOf = (game: string): string => `area5.lesson.${game}`;

export function keptLesson(game: string): string | null {
  try {
    return localStorage.getItem(keyOf(game));
  } catch {
    return null;
  }
}

export function keepLesson(game: string, id: string): void {
  try {
    localStorage.setItem(keyOf(game), id);
  } catch {
    // Storage may be missing or full; the lesson then begins anew next time.
  }
}

export function forgetLesson(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // What was never kept needs no forgetting.
  }
}
