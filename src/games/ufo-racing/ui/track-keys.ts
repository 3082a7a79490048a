import type { Choice } from './track-shown.ts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** How much a step to the side counts against one ahead. */
const ASIDE = 3;

/** The nearest choice that lies that way; Home and End go to the first and the last. */
export function choiceTowards(key: string, from: Choice, choices: readonly Choice[]): Choice | undefined {
  if (key === 'Home') return choices[0];
  if (key === 'End') return choices.at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  const [dx, dy] = way;
  let best: Choice | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const [x, y] = [choice.x - from.x, choice.y - from.y];
    const ahead = x * dx + y * dy;
    const cost = ahead + ASIDE * Math.abs(x * dy + y * dx);
    if (ahead <= 0 || cost >= least) continue;
    best = choice;
    least = cost;
  }
  return best;
}
