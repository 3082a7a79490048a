import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assert, at, type Seat } from '../../core/contract.ts';
import { scriptPlay } from '../../core/laws/script-play.ts';
import { boardOf } from './board.ts';
import { game } from './index.ts';
import { cluesOf, knowledgeOf } from './known.ts';
import { lessonCodes } from './lesson-search.ts';
import { provenGuess } from './locate.ts';
import { explain } from './proof.ts';
import { levelName, thingName } from './text.ts';
import { CONTENTS, type Content, type Move, type Sector } from './types.ts';
import { lesson } from './ui/lesson.ts';
import { view } from './view.ts';

const LEARNER = 0 as Seat;

const board = boardOf('standard');
const { script, cards } = lesson;
const { states } = scriptPlay(game, lesson, script);

/** What the learner knows when a card is read. */
function knownAt(title: string): ReturnType<typeof knowledgeOf> {
  const card = cards.find(one => one.title === title);
  assert(card, `there is a card "${title}"`);
  return knowledgeOf(view(at(states, card.at), LEARNER));
}

/** By sector: what it can hold. */
const left = (title: string, sector: Sector): readonly Content[] => {
  const { tally } = knownAt(title);
  const counts = [...tally.kinds, tally.nothing, tally.hidden].map(count => count[sector - 1] ?? 0);
  return CONTENTS.filter((_, index) => (counts[index] ?? 0) > 0);
};

const placesOf = (title: string, content: Content): readonly Sector[] =>
  Array.from({ length: board.sectors }, (_, index) => index + 1).filter(sector =>
    left(title, sector).includes(content),
  );

test('it ends with a game that is over, won by the learner', () => {
  const { public: known } = at(states, -1);
  expect(known).toMatchObject({ stage: 'over', finder: LEARNER, arrow: 11 });
  expect(game.outcome(at(states, -1))?.winners).toEqual([LEARNER]);
  expect(at(states, 0).public.order).toEqual([0, 1]);
  expect(known.theories.map(({ seat, fate }) => [seat, fate])).toEqual([
    [0, 'right'],
    [1, 'right'],
    [0, 'right'],
    [0, 'right'],
    [1, 'right'],
    [1, 'wrong'],
  ]);
});

test('what its cards conclude follows from what the learner knows, and not before', () => {
  expect(placesOf('A fine answer', 'asteroid')).toEqual([2, 3, 4, 5]);
  expect(placesOf('What follows', 'comet')).toEqual([7, 11]);
  expect(placesOf('Research', 'dwarf').length).toBeGreaterThan(2);
  expect(left('Your facts', 1)).not.toContain('dwarf');
  expect(placesOf('Two clues meet', 'dwarf')).toEqual([6]);
  expect(left('Target', 9).length).toBeGreaterThan(1);
  expect(left('A gas cloud', 9)).toEqual(['gas']);
  expect(placesOf('The other one', 'gas')).toEqual([9, 12]);
  expect(left('Two places left', 1)).toEqual(['empty']);
  expect(placesOf('Two places left', 'planet-x')).toEqual([8, 10]);
  expect(placesOf('Conference', 'planet-x')).toEqual([10]);
});

test('Planet X is provable when it is to be located, by few clues', () => {
  const move = script.find(one => one.move.type === 'locate')?.move;
  assert(move?.type === 'locate', 'Planet X is located');
  const { type: _, ...guess } = move;
  expect(provenGuess(knownAt('There it is'))).toEqual(guess);
  const clues = cluesOf(view(at(states, -3), LEARNER));
  const proof = explain('standard', clues, { sector: guess.sector, content: 'planet-x', holds: true });
  expect(proof?.length).toBeLessThanOrEqual(6);
});

test('what its cards tell of the sky is so', () => {
  const { puzzle, public: known } = at(states, -1);
  expect(puzzle.rules[0]).toEqual({ type: 'some-adjacent', of: 'asteroid', to: 'dwarf' });
  expect(puzzle.conferences).toEqual([{ type: 'x-not-within', to: 'dwarf', n: 2 }]);
  const [one = 0, other = 0] = known.time;
  expect(one - other).toBe(5);
});

test('the learner does everything once, each time told by the last card how', () => {
  const acts = script.flatMap(({ seat, move }, index) => (seat === LEARNER ? [{ move, index }] : []));
  expect(new Set(acts.map(({ move }) => move.type))).toEqual(
    new Set(['know', 'survey', 'research', 'target', 'submit', 'locate']),
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
  const verbs = ['survey', 'target', 'research', 'locate'];
  const pointed = cards.flatMap(({ point }) => (point === undefined ? [] : [point]));
  expect(pointed.filter(point => !pages.includes(`point="${point}"`) && !verbs.includes(point))).toEqual([]);
  expect(pages).toContain('point={props.verb}');
});

test.runIf(process.env['LESSON_CODES'])('codes for a lesson that must be written anew', () => {
  const codes = lessonCodes(12, 3);
  expect(codes).toHaveLength(3);
  process.stdout.write(`${codes.join('\n')}\n`);
});

/** The words that ask for a move. */
function asked(move: Move): string {
  switch (move.type) {
    case 'know':
      return `Choose ${levelName[move.level]}`;
    case 'survey':
      return `Survey ${thingName(move.of).toLowerCase()}s, ${move.from} to ${move.to}`;
    case 'research':
      return `Research topic ${move.topic}`;
    case 'target':
      return `Target sector ${move.sector}`;
    case 'submit': {
      const { sector, body } = at(move.theories, 0);
      return `Submit a ${thingName(body).toLowerCase()} in ${sector}`;
    }
    case 'locate':
      return 'Locate Planet X';
  }
}
