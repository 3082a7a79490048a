import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assert, at, type Seat } from '../../core/contract.ts';
import { scriptPlay } from '../../core/laws/script-play.ts';
import { allSectors, boardOf, isRight, stackedWith } from './board.ts';
import { game } from './index.ts';
import { cluesOf, knowledgeOf } from './known.ts';
import { lessonCodes } from './lesson-search.ts';
import { explain } from './proof.ts';
import { levelName } from './text.ts';
import { CONTENTS, type Content, type Move, type Sector, type State } from './types.ts';
import { lesson } from './ui/lesson.ts';
import { view } from './view.ts';

const LEARNER = 0 as Seat;

const board = boardOf('basic');
const { script, cards } = lesson;
const { states } = scriptPlay(game, lesson, script);

/** The table when a card is read. */
function stateAt(title: string): State {
  const card = cards.find(one => one.title === title);
  assert(card, `there is a card "${title}"`);
  return at(states, card.at);
}

const knownAt = (title: string) => knowledgeOf(view(stateAt(title), LEARNER));

/** What a sector can hold, as far as the learner knows. */
const left = (title: string, sector: Sector): readonly Content[] => {
  const { tally } = knownAt(title);
  return CONTENTS.filter(content => (tally[content][sector - 1] ?? 0) > 0);
};

const placesOf = (title: string, content: Content): readonly Sector[] =>
  allSectors(board).filter(sector => left(title, sector).includes(content));

test('it ends with a game that is over, won by the learner', () => {
  const { public: known } = at(states, -1);
  expect(known).toMatchObject({ stage: 'over', finder: LEARNER, turns: 3 });
  expect(game.outcome(at(states, -1))?.winners).toEqual([LEARNER]);
  expect(at(states, 0).public.order).toEqual([0, 1]);
  expect(known.photos.map(({ seat, sector, fate }) => [seat, sector, fate])).toEqual([
    [0, 16, 'right'],
    [1, 7, 'right'],
    [1, 5, 'wrong'],
    [1, 9, 'right'],
    [1, 14, 'right'],
  ]);
});

test('a turn of the Earth separates 2 meteor showers that were stacked at the start', () => {
  const before = stateAt('Move').public.turns;
  const after = stateAt('The Earth turns').public.turns;
  expect([before, after]).toEqual([0, 1]);
  expect([8, 16].map(sector => left('The Earth turns', sector))).toEqual([['meteor'], ['meteor']]);
  expect(stackedWith(8, before, board)).toBe(16);
  expect(stackedWith(8, after, board)).toBe(15);
});

test('what its cards conclude follows from what the learner knows, and not before', () => {
  expect(left('Survey', 16).length).toBeGreaterThan(1);
  expect([7, 8, 16].map(sector => left('A pair', sector).includes('meteor'))).toEqual([false, true, true]);
  expect(left('A pair', 16)).toEqual(['meteor']);
  expect(left('Photos are checked', 7)).toEqual(['spy']);
  expect(placesOf('3 of 4', 'uap').length).toBeGreaterThan(4);
  expect(placesOf('A declassified report', 'uap')).toEqual([6, 12]);
  expect(left('Target', 6).length).toBeGreaterThan(1);
  expect(left('There it is', 6)).toEqual(['comm']);
  expect(placesOf('There it is', 'uap')).toEqual([12]);
  expect([5, 13].map(sector => left('There it is', sector))).toEqual([['junk'], ['junk']]);
  expect(left('3 neighbors', 7)).toEqual(['spy']);
  expect(left('All is known', 11)).toEqual(['meteor']);
});

test('before the report, its topic and its survey leave the UAP in the quadrant', () => {
  const clues = cluesOf(view(stateAt('All of it'), LEARNER)).filter(
    ({ type }) => type !== 'report' && type !== 'one-place',
  );
  const possible = allSectors(board).filter(
    sector => explain('basic', clues, { sector, content: 'uap', holds: false }) === undefined,
  );
  expect(possible.length).toBeGreaterThan(2);
  expect([5, 6, 12, 13]).toEqual(expect.arrayContaining(possible));
});

test('the UAP is provable when it is to be found, by few clues', () => {
  const { puzzle, public: known } = stateAt('All is known');
  const move = script.find(one => one.move.type === 'find')?.move;
  assert(move?.type === 'find', 'the UAP is found');
  expect(isRight(puzzle.sky, move, known.turns, board)).toBe(true);
  const clues = cluesOf(view(stateAt('There it is'), LEARNER));
  const proof = explain('basic', clues, { sector: move.sector, content: 'uap', holds: true });
  expect(proof?.length).toBeLessThanOrEqual(6);
});

test('what its cards tell of the sky and the table is so', () => {
  const { puzzle, public: known } = at(states, -1);
  expect(puzzle.rules[4]).toEqual({ type: 'count', of: 'junk', n: 2 });
  expect(puzzle.reports.map(({ rule }) => rule)).toEqual([{ type: 'not-in-sectors', parity: 'odd' }]);
  expect(known.luna).toBe(15);
  expect(stateAt('A declassified report').own[LEARNER]?.reports).toEqual(puzzle.reports);
  expect(stateAt('Analyze').own[LEARNER]?.reports).toEqual([]);
  expect(stateAt('3 neighbors').public.turns).toBe(3);
  expect([12, 11].map(sector => stackedWith(sector, 3, board))).toEqual([7, 6]);
  const costs = script.flatMap(({ seat, move }, index) =>
    seat === LEARNER && move.type === 'target' ? [at(states, index + 1).public.acts.at(-1)?.cost] : [],
  );
  expect(costs).toEqual([3]);
  const [one = 0, other = 0] = known.time;
  expect(one - other).toBe(5);
});

test('the learner does everything once, each time told by the last card how', () => {
  const acts = script.flatMap(({ seat, move }, index) => (seat === LEARNER ? [{ move, index }] : []));
  expect(new Set(acts.map(({ move }) => move.type))).toEqual(
    new Set(['know', 'place', 'survey', 'photo', 'move', 'analyze', 'target', 'find']),
  );
  const untold = acts.filter(({ move, index }) => {
    const last = cards.filter(card => card.at === index).at(-1);
    return !last?.text.includes(asked(move));
  });
  expect(untold).toEqual([]);
});

test('cards point at things that the page has', () => {
  const pages = ['ui/', '../../deduction/ui/']
    .map(folder => new URL(folder, import.meta.url))
    .flatMap(folder =>
      readdirSync(folder)
        .filter(file => file.endsWith('.tsx'))
        .map(file => readFileSync(new URL(file, folder), 'utf8')),
    )
    .join('\n');
  const verbs = ['move', 'survey', 'target', 'photo', 'analyze', 'find'];
  const pointed = cards.flatMap(({ point }) => (point === undefined ? [] : [point]));
  expect(pointed.filter(point => !pages.includes(`point="${point}"`) && !verbs.includes(point))).toEqual([]);
  expect(pages).toContain('point={props.verb}');
});

test.runIf(process.env['LESSON_CODES'])('codes for a lesson that must be written anew', () => {
  const codes = lessonCodes(3_000, 3);
  expect(codes).toHaveLength(3);
  process.stdout.write(`${codes.join('\n')}\n`);
});

/** The words that ask for a move. */
function asked(move: Move): string {
  switch (move.type) {
    case 'know':
      return `Choose ${levelName[move.level]}`;
    case 'place':
      return `Begin in quadrant ${move.quadrant}`;
    case 'move':
      return `Move to quadrant ${move.to}`;
    case 'survey': {
      const thing = move.of.includes('junk') ? 'space junk' : 'meteor showers';
      return `Survey ${thing} in the ${move.area.form === 'stack' ? 'stack 6/11' : 'whole quadrant'}`;
    }
    case 'target':
      return `Target sector ${move.sectors[0]}`;
    case 'photo':
      return `Photograph a meteor shower in ${move.sector}`;
    case 'analyze':
      return `Analyze topic ${move.topic}`;
    case 'find':
      return `Find the UAP: choose sector ${move.sector}`;
    default:
      return 'nothing of the kind';
  }
}
