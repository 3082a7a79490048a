import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashOf } from '../../core/hash.ts';
import { Rng, stream } from '../../core/rng.ts';
import { Knowledge } from '../../solver/knowledge.ts';
import { boardOf } from './board.ts';
import { sieveOf } from './clues.ts';
import { drawCode, modeOfCode, puzzleOf } from './puzzle.ts';
import { skiesOf } from './skies.ts';
import { conferenceRules, topicRules } from './topics.ts';
import { MODES, type Mode } from './types.ts';

/** How many skies have each pattern of asteroids, and how many each rule keeps. */
function counted(mode: Mode) {
  const board = boardOf(mode);
  const skies = skiesOf(mode);
  const all = new Knowledge(skies);
  const kept = (clue: Parameters<typeof sieveOf>[0]): number => all.with(sieveOf(clue, board, skies)).count;
  return {
    byAsteroids: [...(all.tally.patterns[0] ?? [])].slice(0, skies.kinds[0]?.patterns.length),
    topics: [...topicRules(board)].map(rule => kept({ type: 'topic', rule })),
    conferences: [...conferenceRules(board)].map(rule => kept({ type: 'conference', rule })),
  };
}

/** As the formatter writes it: as many numbers in a line as fit. */
const formatted = (table: object): string =>
  `${JSON.stringify(table, null, 2).replaceAll(/\[[^\]]+\]/g, list => {
    const lines = [''];
    for (const number of list.match(/\d+,?/g) ?? []) {
      const longer = [lines.at(-1), number].join(' ').trimStart();
      if (longer.length > WIDTH) lines.push(number);
      else lines.splice(-1, 1, longer);
    }
    return `[\n${lines.map(line => `      ${line}`).join('\n')}\n    ]`;
  })}\n`;

const WIDTH = 110 - 6;

// With -u this writes the table anew, and every code then leads to another puzzle.
test('the table that puzzles are drawn by holds what the solver counts', async () => {
  const table = Object.fromEntries(MODES.map(mode => [mode, counted(mode)]));
  const file = fileURLToPath(new URL('table.json', import.meta.url));
  await expect(formatted(table)).toMatchFileSnapshot(file);
});

test.each(MODES)('[Q1] a code of %s leads to the same puzzle each time, and other codes to others', mode => {
  const rng = new Rng(stream(mode, 'test'));
  const codes = Array.from({ length: 8 }, () => drawCode(mode, rng));
  const puzzles = codes.map(code => JSON.stringify(puzzleOf(code)));
  expect(codes.map(code => JSON.stringify(puzzleOf(code)))).toEqual(puzzles);
  expect(new Set(puzzles).size).toBe(codes.length);
  expect(codes.map(modeOfCode)).toEqual(codes.map(() => mode));
});

test('[Q6] every sky that is dealt is equally likely', () => {
  const rng = new Rng(stream('dealt', 'test'));
  const dealt = 2000;
  const planetX = new Array<number>(12).fill(0);
  for (let draw = 0; draw < dealt; draw++) {
    const place = puzzleOf(drawCode('standard', rng)).sky.indexOf('planet-x');
    planetX[place] = (planetX[place] ?? 0) + 1;
  }
  const { hidden, skies } = new Knowledge(skiesOf('standard')).tally;
  const chiSquare = planetX.reduce((sum, count, place) => {
    const expected = (dealt * (hidden[place] ?? 0)) / skies;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  // 11 degrees of freedom: more than 35 is one chance in 4,000.
  expect(chiSquare).toBeLessThan(35);
});

// What a code leads to must not change: people have codes, and saves lead to their puzzles by them.
test.each([
  ['2J34-AW9P-N8K', '3316f029e58c741a'],
  ['2724-2M2W-C4M', '6cea03188d2c7f07'],
  ['27E2-RHM9-AMM', '93bc3a6c99ef24ca'],
  ['27P9-9EPF-TPC', '2a2d2549d42ee2a0'],
  ['2TH3-NYTN-KYW', 'b3407a343cecc71c'],
  ['2TN7-WX5M-CKH', '6eddaeeb6b4e5f68'],
  ['3J34-AW9P-N8H', '7ed0569aba69ce6d'],
  ['3724-2M2W-C4J', '4ade30beb12f29d7'],
  ['37E2-RHM9-AMJ', '8dbab32096b4da53'],
  ['37P9-9EPF-TP9', '44a338e6021cd75f'],
  ['3TH3-NYTN-KYR', '4c07f350aa4e4c12'],
  ['3TN7-WX5M-CKE', '88592bd220a4ccdb'],
])('[Q1] the puzzle of %s is for ever the same', (code, hash) => {
  expect(hashOf(puzzleOf(code))).toBe(hash);
});
