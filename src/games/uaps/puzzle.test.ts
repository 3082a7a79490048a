import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { hashOf } from '../../core/hash.ts';
import { Rng, stream } from '../../core/rng.ts';
import { newCode } from '../../solver/code.ts';
import { boardOf, sectorAt } from './board.ts';
import { pairClueOf } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import { drawCode, imaginedPuzzle, modeOfCode, puzzleOf } from './puzzle.ts';
import { KINDS, skiesOf } from './skies.ts';
import table from './table.json' with { type: 'json' };
import { titleOfRule, topicRules } from './topics.ts';
import { type Content, MODES, type Mode, type TopicRule } from './types.ts';

/** How many skies have their meteor showers there, with Luna in the first odd and in the first even sector. */
const byMeteors = (mode: Mode): readonly (readonly number[])[] =>
  [0, 1].map(place => {
    const { sides, tally } = skiesOf(mode, sectorAt('outer', place, boardOf(mode)));
    const kind = KINDS.outer.indexOf('meteor');
    return [...at(tally.rings[1].patterns, kind)].slice(0, at(sides[1].ring.kinds, kind).patterns.length);
  });

/** How many skies these rules keep, wherever Luna is. Two sectors on only the quadrants of the start differ. */
function kept(mode: Mode, rules: readonly TopicRule[]): readonly number[] {
  const board = boardOf(mode);
  const counts = rules.map(() => 0);
  for (let place = 0; place < board.perOrbit; place++) {
    const luna = sectorAt('outer', place, board);
    for (const [index, rule] of rules.entries()) {
      const times = rule.type === 'none-in-quadrant' ? 1 : board.perOrbit / 2;
      if (place > 1 && times > 1) continue;
      const { count } = skiesOf(mode, luna).with(pairClueOf({ type: 'topic', rule }, board, luna));
      counts[index] = at(counts, index) + times * count;
    }
  }
  return counts;
}

const skies = { basic: 1_734_992, expert: 6_265_531_164 };

/** As the formatter writes it: as many numbers in a line as fit. */
function formatted(mode: Mode, meteors: readonly (readonly number[])[], topics: readonly number[]): string {
  const block = (numbers: readonly number[], indent: number): string => {
    const lines = [''];
    for (const number of numbers.map((one, index) => `${one}${index < numbers.length - 1 ? ',' : ''}`)) {
      const longer = `${lines.at(-1)} ${number}`.trimStart();
      if (longer.length > WIDTH - indent) lines.push(number);
      else lines.splice(-1, 1, longer);
    }
    const inside = lines.map(line => `${' '.repeat(indent)}${line}`).join('\n');
    return `[\n${inside}\n${' '.repeat(indent - 2)}]`;
  };
  const lists = meteors.map(numbers => `      ${block(numbers, 8)}`).join(',\n');
  return `  "${mode}": {\n    "skies": ${skies[mode]},\n    "byMeteors": [\n${lists}\n    ],\n    "topics": ${block(topics, 6)}\n  }`;
}

const WIDTH = 110;

/** One in so many of Expert: all of them take minutes. AREA5_TABLE=1 counts all; with -u it writes the table anew. */
const EVERY = 150;
const whole = process.env['AREA5_TABLE'] === '1';

test.runIf(whole)('every number of the table is what the solver counts', { timeout: 3_600_000 }, async () => {
  const parts = MODES.map(mode =>
    formatted(mode, byMeteors(mode), kept(mode, [...topicRules(boardOf(mode))])),
  );
  const file = fileURLToPath(new URL('table.json', import.meta.url));
  await expect(`{\n${parts.join(',\n')}\n}\n`).toMatchFileSnapshot(file);
});

test('the table that puzzles are drawn by holds what the solver counts', { timeout: 60_000 }, () => {
  const all = [...topicRules(boardOf('basic'))];
  expect(table.basic).toEqual({
    skies: skies.basic,
    byMeteors: byMeteors('basic'),
    topics: kept('basic', all),
  });
  expect(table.expert.skies).toBe(skies.expert);
  expect(table.expert.byMeteors).toEqual(byMeteors('expert'));
  const some = [...topicRules(boardOf('expert'))].flatMap((rule, index) =>
    index % EVERY === 0 && rule.type !== 'none-in-quadrant'
      ? [{ rule, count: table.expert.topics[index] }]
      : [],
  );
  expect(
    kept(
      'expert',
      some.map(({ rule }) => rule),
    ),
  ).toEqual(some.map(({ count }) => count));
  expect(table.expert.topics).toHaveLength([...topicRules(boardOf('expert'))].length);
});

test.each(MODES)('[Q1] a code of %s leads to the same puzzle each time, and other codes to others', mode => {
  const rng = new Rng(stream(mode, 'test'));
  const codes = Array.from({ length: 8 }, () => drawCode(mode, rng));
  const puzzles = codes.map(code => JSON.stringify(puzzleOf(code)));
  expect(codes.map(code => JSON.stringify(puzzleOf(code)))).toEqual(puzzles);
  expect(new Set(puzzles).size).toBe(codes.length);
  expect(codes.map(modeOfCode)).toEqual(codes.map(() => mode));
});

test('[Q1] a code of another game has no mode here', () => {
  expect(modeOfCode(newCode('planet-x expert', new Rng(stream('other', 'test'))))).toBeUndefined();
  expect(modeOfCode('no code')).toBeUndefined();
});

test('[Q8] every sky that is dealt is equally likely', { timeout: 60_000 }, () => {
  const rng = new Rng(stream('dealt', 'test'));
  const dealt = 600;
  const holding = new Map<string, number>();
  const add = (name: string): unknown => holding.set(name, (holding.get(name) ?? 0) + 1);
  for (let draw = 0; draw < dealt; draw++) {
    const { sky } = puzzleOf(drawCode('basic', rng));
    add(`uap ${sky.indexOf('uap')}`);
    add(`luna ${sky.indexOf('luna')}`);
    add(`hubble ${sky.indexOf('hubble')}`);
    add(`iss ${sky.indexOf('iss')}`);
  }
  const expected = new Map<string, number>();
  for (let luna = 9; luna <= 16; luna++) {
    const { tally, count } = SkyKnowledge.of('basic', luna);
    expected.set(`luna ${luna - 1}`, count);
    for (const content of ['uap', 'hubble', 'iss'] as const)
      for (const [index, times] of tally[content].entries()) {
        const name = `${content} ${index}`;
        if (times > 0) expected.set(name, (expected.get(name) ?? 0) + times);
      }
  }
  for (const content of ['uap', 'luna', 'hubble', 'iss']) {
    const names = [...expected.keys()].filter(name => name.startsWith(content));
    const chiSquare = names.reduce((sum, name) => {
      const mean = (dealt * (expected.get(name) ?? 0)) / skies.basic;
      return sum + ((holding.get(name) ?? 0) - mean) ** 2 / mean;
    }, 0);
    const freedom = names.length - 1;
    expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom), content).toBeLessThan(4);
  }
});

test.each(MODES)('[Q7] %s has puzzles of 1 to 4 reports, and nobody has all of them early', mode => {
  const rng = new Rng(stream(`reports ${mode}`, 'test'));
  const { lastFrom, until } = boardOf(mode).reports;
  const puzzles = Array.from({ length: 120 }, () => puzzleOf(drawCode(mode, rng)));
  const times = puzzles.map(({ reports }) => reports.map(report => report.at));
  expect([...new Set(times.map(all => all.length))].sort()).toEqual([1, 2, 3, 4]);
  expect(Math.min(...times.map(all => all.at(-1) ?? 0))).toBeGreaterThanOrEqual(lastFrom);
  expect(Math.max(...times.flat())).toBeLessThanOrEqual(until);
});

/** Without the fields that are drawn anew. */
const nothing = (mode: Mode) => {
  const { sky, reports, modifiers } = puzzleOf(drawCode(mode, new Rng(stream('heard', 'test'))));
  const none = [null, null, null, null, null, null];
  const reportsAt = reports.map(report => report.at);
  return { sky, heard: { modifiers, facts: [], reportsAt, reports: [], titles: none, rules: none } };
};

test.each(MODES)('an imagined puzzle of %s holds what was heard, and is one that could be dealt', mode => {
  const rng = new Rng(stream(`imagined ${mode}`, 'test'));
  for (let draw = 0; draw < 30; draw++) {
    const { sky, modifiers, facts, rules, reports } = puzzleOf(drawCode(mode, rng));
    const many = 1 + rng.int(reports.length);
    const told = rules.map((rule, topic) => (topic % 3 === draw % 3 ? rule : null));
    const titles = rules.map((rule, topic) => (topic < 4 ? titleOfRule(rule) : null));
    const heard = {
      modifiers,
      facts: [[], at(facts, 1).slice(0, 4)],
      reportsAt: reports.map(report => report.at),
      reports: reports.slice(0, many),
      titles,
      rules: told,
    };
    const imagined = imaginedPuzzle(mode, sky, heard, rng);
    expect(imagined).toMatchObject({ mode, sky, modifiers });
    expect(imagined?.reports.slice(0, many)).toEqual(heard.reports);
    expect(imagined?.reports.map(report => report.at)).toEqual(heard.reportsAt);
    expect(imagined?.facts[1]?.slice(0, 4)).toEqual(heard.facts[1]);
    for (const [topic, rule] of (imagined?.rules ?? []).entries()) {
      if (told[topic]) expect(rule).toEqual(told[topic]);
      if (titles[topic]) expect(titleOfRule(rule)).toEqual(titles[topic]);
    }
  }
});

test('no puzzle is imagined where a report that was heard is not true, or not needed', () => {
  const rng = new Rng(stream('untrue', 'test'));
  const { sky, heard } = nothing('basic');
  const orbit = sky.indexOf('uap') < 8 ? 'inner' : 'outer';
  const untrue = [{ at: at(heard.reportsAt, 0), rule: { type: 'not-in-orbit', orbit } as const }];
  const useless = [
    { at: at(heard.reportsAt, 0), rule: { type: 'not-by', to: 'nav', by: 'across' } as const },
  ];
  expect(imaginedPuzzle('basic', sky, heard, rng)).toBeDefined();
  expect(imaginedPuzzle('basic', sky, { ...heard, reports: untrue }, rng)).toBeUndefined();
  expect(imaginedPuzzle('basic', sky, { ...heard, reports: useless }, rng)).toBeUndefined();
});

test('[Q4] no puzzle is imagined where a listed title has no rule in this sky', () => {
  const rng = new Rng(stream('untitled', 'test'));
  const { sky, heard } = nothing('basic');
  const titles = [null, null, ['hubble', 'iss'] as const, ['hubble', 'iss'] as const, null, null];
  const none: readonly Content[] = sky;
  const rules = topicRules(boardOf('basic')).filter(rule => titleOfRule(rule).join() === 'hubble,iss');
  expect([...rules].length).toBeGreaterThan(0);
  expect(imaginedPuzzle('basic', none, { ...heard, titles }, rng)).toBeUndefined();
});

// What a code leads to must not change: people have codes, and saves lead to their puzzles by them.
test.each([
  ['4J34-AW9P-N8E', '51b92706f179a065'],
  ['4724-2M2W-C4F', 'f44c6220035e48a9'],
  ['47E2-RHM9-AMF', 'cc8e6f6880f8bcb3'],
  ['5J34-AW9P-N8A', 'e2abaa7fc374ae94'],
  ['5724-2M2W-C4C', 'b52ea12ab5ca0161'],
  ['57E2-RHM9-AMC', 'd1c2b0f48f1a2a48'],
])('[Q1] the puzzle of %s is for ever the same', (code, hash) => {
  expect(hashOf(puzzleOf(code))).toBe(hash);
});
