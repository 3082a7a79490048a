import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Addressed,
  at,
  type Bot,
  type Game,
  type GameEntry,
  gameUnder,
  type Seat,
  settingsOf,
  usualOptions,
  usualSeatCounts,
} from '../core/contract.ts';
import { hashOf } from '../core/hash.ts';
import { copy } from '../core/laws/json.ts';
import { samplePlay } from '../core/laws/sample-play.ts';
import { checkBot, checkLaws, inWords } from '../core/laws.ts';
import { Rng, stream } from '../core/rng.ts';
import { readSave, SAVE_FORMATS, type Save } from '../core/save.ts';
import { load, replay } from '../core/table.ts';
import { games } from './index.ts';

/** `npm run drill -- laws` looks harder, and at many more playouts. */
const LOOK = { moments: 12, worlds: 5, deals: 20 };
const BOT_MOMENTS = 2;
/** Strong bots take a while for each decision; the drill asks for 100,000. */
const ODD_GAMES = 2;
const ODD_DECISIONS = 10;

const RULE = /\[[A-Z]{1,3}[0-9]+[a-z]?\]/g;

for (const entry of games) {
  const { game, bots, text } = entry;

  describe(game.id, () => {
    for (const seats of usualSeatCounts(game))
      test(`keeps the laws at ${seats} seats`, () => {
        const found = checkLaws(game, { seats, seed: 'laws', effort: LOOK });
        expect(found.map(inWords)).toEqual([]);
      });

    for (const older of game.older ?? [])
      test(`keeps the laws by rules ${older.rules}, and so do its bots`, () => {
        const [seats] = usualSeatCounts(older);
        const opening = { seats: seats ?? 0, seed: 'older' };
        const effort = { share: 0, decisions: ODD_DECISIONS };
        const tried = checkBot(older, inTurn(bots), { ...opening, options: usualOptions(older), effort });
        expect([...checkLaws(older, opening), ...tried.breaches].map(inWords)).toEqual([]);
        expect(older).toMatchObject({ id: game.id });
        expect(older.rules).toBeLessThan(game.rules);
      });

    test('names modes that can be read, the usual one first, each another one', () => {
      const read = settingsOf(game).map(settings => game.readOptions(copy(settings[0]?.options)));
      expect(read[0]).toEqual(game.readOptions({}));
      expect(read.filter(({ ok }) => !ok)).toEqual([]);
      expect(duplicates(read.map(options => JSON.stringify(options)))).toEqual([]);
    });

    test('has golden saves that replay to their end', () => {
      const golden = goldenSaves(game);
      expect(golden.length, `golden saves in src/games/${game.id}/golden`).toBeGreaterThan(0);
      const versions = golden.map(({ saved }) => saved.rules);
      expect(versions, 'a golden save of the rules as they are').toContain(game.rules);
      const formats = golden.map(({ saved }) => saved.area5);
      expect(new Set(formats), 'golden saves of every format').toEqual(new Set(SAVE_FORMATS));
      const wrong = golden.flatMap(({ name, saved }) => {
        const loaded = load(game, saved);
        if (!loaded.ok) return `${name}: ${loaded.error}`;
        return game.outcome(loaded.value.state) ? [] : `${name} is not played to the end`;
      });
      expect(wrong).toEqual([]);
    });

    test('names the move at which a changed rule first shows', () => {
      for (const { saved } of goldenSaves(game)) {
        const at = Math.ceil(saved.moves.length / 2);
        expect(load(changedFrom(game, saved, at), saved)).toMatchObject({
          ok: false,
          error: expect.stringContaining(`move ${at} does not match`),
        });
      }
    });

    test('names the move at which a recorded hash is wrong', () => {
      for (const { saved } of goldenSaves(game)) {
        const at = Math.ceil(saved.moves.length / 3);
        const moves = saved.moves.map((logged, i) => (i === at - 1 ? { ...logged, hash: 'wrong' } : logged));
        expect(load(game, { ...saved, moves })).toMatchObject({
          ok: false,
          error: expect.stringContaining(`move ${at} does not match`),
        });
      }
    });

    test('has a test for every rule in SPEC.md, and a rule for every id in its tests', () => {
      const rules = spec(game)
        .split('\n')
        .flatMap(line => /^\s*[-*] (\[[A-Z]{1,3}[0-9]+[a-z]?\])/.exec(line)?.[1] ?? []);
      const cited = testSources(game).flatMap(source => source.match(RULE) ?? []);
      expect(rules.length).toBeGreaterThan(0);
      expect(duplicates(rules), 'ids that stand for two rules').toEqual([]);
      expect(without(rules, cited), 'rules that no test cites').toEqual([]);
      expect(without(cited, rules), 'cited ids that are no rule').toEqual([]);
    });

    for (const { playouts, tags } of [
      { playouts: 6, tags: [] },
      { playouts: 60, tags: 'full' },
    ])
      test(`tells what SPEC.md says, to whom it says, in ${playouts} playouts`, { tags }, () => {
        const rows = eventTable(spec(game));
        const heard = eventsOf(entry, playouts);
        expect(without([...rows.keys()], heard.map(typeOf)), 'events that never happened').toEqual([]);
        expect(without(heard.map(typeOf), [...rows.keys()]), 'events without a row').toEqual([]);
        const astray = heard.filter(({ to, event }) => !fits(rows.get(event.type), to));
        expect(new Set(astray.map(typeOf)), 'events told to others than the table says').toEqual(new Set());
        const name = (seat: Seat) => `seat ${seat}`;
        const mute = heard.filter(({ event }) => text.event(event, name).trim() === '');
        expect(new Set(mute.map(typeOf)), 'events without words').toEqual(new Set());
      });

    test('has three bots or more, each with a name of its own and a description', () => {
      expect(bots.length).toBeGreaterThanOrEqual(3);
      expect(duplicates(bots.map(({ level }) => level))).toEqual([]);
      for (const { level, describe } of bots) expect(describe, level).toMatch(/\w+ \w+/);
    });

    test('has bots that keep the rules among odd people, whichever stands in', () => {
      const tried = seeds('odd', ODD_GAMES).map((seed, index) => {
        const settings = settingsOf(game).flat();
        const setting = at(settings, index % settings.length);
        const effort = { share: 0, decisions: ODD_DECISIONS };
        return checkBot(game, inTurn(bots), { ...setting, seed, effort });
      });
      expect(tried.flatMap(({ breaches }) => breaches).map(inWords)).toEqual([]);
      const decisions = tried.reduce((sum, trial) => sum + trial.decisions, 0);
      expect(decisions).toBeGreaterThanOrEqual(bots.length);
    });

    for (const bot of bots)
      test(`${bot.level} chooses the same legal move from the same view and rng`, () => {
        for (const seats of usualSeatCounts(game)) {
          const seed = `bots/${seats}`;
          const { states } = samplePlay(game, { seats, seed });
          const moments = new Rng(stream(seed, 'moments')).shuffle(states).slice(0, BOT_MOMENTS);
          for (const state of moments)
            for (const seat of game.toAct(state)) {
              const view = game.view(state, seat);
              const choose = () => bot.choose(copy(view), new Rng(stream(seed, 'bot')));
              const move = choose();
              expect(game.refuse(view, move), JSON.stringify(move)).toBeUndefined();
              expect(choose()).toEqual(move);
            }
        }
      });
  });
}

test('games have ids of their own', () => {
  expect(duplicates(games.map(({ game }) => game.id))).toEqual([]);
});

function seeds(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${name}/${i}`);
}

/** Every level, one after the other. */
function inTurn(bots: readonly Bot[]): Bot {
  let asked = 0;
  return {
    level: bots.map(({ level }) => level).join(' or '),
    describe: 'Any of them.',
    choose: (view, rng) => at(bots, asked++ % bots.length).choose(view, rng),
    unasked: (view, rng) => at(bots, asked % bots.length).unasked?.(view, rng),
  };
}

function folder({ id }: Game): URL {
  return new URL(`./${id}/`, import.meta.url);
}

function spec(game: Game): string {
  return readFileSync(new URL('SPEC.md', folder(game)), 'utf8');
}

/** Without those of its companion, whose rules are its own. */
function testSources(game: Game): string[] {
  return readdirSync(folder(game), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.test\.tsx?$/.test(path) && !/(^|\/)box\//.test(path))
    .map(path => readFileSync(new URL(path, folder(game)), 'utf8'));
}

function goldenSaves(game: Game): { name: string; saved: Save }[] {
  const golden = new URL('golden/', folder(game));
  if (!existsSync(golden)) return [];
  return readdirSync(golden)
    .filter(name => name.endsWith('.json'))
    .map(name => {
      const saved = readSave(JSON.parse(readFileSync(new URL(name, golden), 'utf8')));
      if (!saved.ok) throw new Error(`${name}: ${saved.error}`);
      return { name, saved: saved.value };
    });
}

/** The same game up to a move; from there on one thing in every state is different. */
function changedFrom(game: Game, saved: Save, at: number): Game {
  const before = at === 1 ? saved.start : saved.moves[at - 2]?.hash;
  const by = gameUnder(game, saved.rules);
  return {
    ...by,
    apply(state, seat, move) {
      const step = by.apply(state, seat, move);
      return hashOf(state) === before ? { ...step, state: { ...step.state, rng: [1, 2, 3, 4] } } : step;
    },
  };
}

function eventTable(source: string): Map<string, string> {
  const lines = source.split('\n');
  const start = lines.findIndex(line => /^\|\s*event\s*\|\s*to\s*\|\s*tells\s*\|/.test(line));
  const rows = lines.slice(start + 2);
  const end = rows.findIndex(line => !line.startsWith('|'));
  const cells = rows
    .slice(0, end < 0 ? rows.length : end)
    .map(row => row.split('|').map(cell => cell.trim()));
  return new Map(start < 0 ? [] : cells.map(([, event = '', to = '']) => [event, to]));
}

type Told = Addressed<{ readonly type: string }>;

const typeOf = ({ event }: Told) => event.type;

/** Everything told in playouts by `sample` and in the golden saves. */
function eventsOf({ game }: GameEntry, playouts: number): Told[] {
  const sampled = usualSeatCounts(game).flatMap(seats =>
    seeds('events', playouts).flatMap(seed => {
      const { dealt, acts } = samplePlay(game, { seats, seed });
      return [...dealt, ...acts.flatMap(({ step }) => step.events)];
    }),
  );
  const golden = goldenSaves(game).flatMap(({ saved }) => [...replay(game, saved)]);
  return [...sampled, ...golden.flatMap(({ events }) => events)];
}

function fits(kind: string | undefined, to: Told['to']): boolean {
  if (kind === 'all') return to === 'all';
  if (kind === 'own') return to !== 'all' && to.length === 1;
  return kind === 'some' && to !== 'all' && to.length > 0;
}

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return [...new Set(some)].filter(one => !known.has(one));
};

const duplicates = (all: readonly string[]): string[] =>
  all.filter((one, index) => all.indexOf(one) !== index);
