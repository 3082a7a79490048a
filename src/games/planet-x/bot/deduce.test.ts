import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../../core/contract.ts';
import { setOf } from '../../../solver/bits.ts';
import type { Sheet } from '../../../solver/sheet.ts';
import type { Clue } from '../clues.ts';
import { cluesOf, knowledgeOf } from '../known.ts';
import { atTurn, passedBy, play, puzzleFor, target, wholeGame, X } from '../testing.ts';
import { BODIES, MODES, type Mode, type State, type View } from '../types.ts';
import { view } from '../view.ts';
import { deducedFrom } from './deduced.ts';
import { deducedOn, sheetOf } from './sheet.ts';

/** Some moments of games by sample, from everybody's seat, before the end tells all. */
function* moments(mode: Mode, seats: number, seed: string, most: number): Generator<[State, View]> {
  const states = [...wholeGame(mode, seats, seed)].map(({ state }) => state);
  const running = states.filter(({ public: { stage } }) => stage !== 'over');
  const step = Math.max(1, Math.floor(running.length / most));
  for (let number = 0; number < running.length; number += step)
    for (const seat of seatsOf(seats)) yield [at(running, number), view(at(running, number), seat)];
}

const truth = ({ puzzle: { sky } }: State): readonly number[] =>
  BODIES.map(body => setOf(sky.flatMap((content, place) => (content === body ? [place] : []))));

const sizes = (sheet: Sheet): readonly number[] => sheet.map(({ length }) => length);

describe.each(MODES)('a note sheet (%s)', mode => {
  const seen = [...moments(mode, 2, 'sheet', 12)];

  test.each(['alone', 'beside'] as const)('never strikes what is true (%s)', skill => {
    for (const [state, look] of seen) {
      const sheet = sheetOf(mode, cluesOf(look), skill);
      for (const [kind, set] of truth(state).entries()) expect(at(sheet, kind)).toContain(set);
    }
  });

  test('strikes more where two kinds are held beside each other', () => {
    for (const [, look] of seen) {
      const alone = sizes(sheetOf(mode, cluesOf(look), 'alone'));
      const beside = sizes(sheetOf(mode, cluesOf(look), 'beside'));
      for (const [kind, size] of beside.entries()) expect(size).toBeLessThanOrEqual(at(alone, kind));
    }
  });

  test('says nothing that does not follow', () => {
    let claims = 0;
    for (const [, look] of seen) {
      const clues = cluesOf(look);
      const exact = deducedFrom(knowledgeOf(look));
      const found = deducedOn(sheetOf(mode, clues, 'beside'), clues, mode);
      expect(exact.claims).toEqual(expect.arrayContaining([...found.claims]));
      if (found.guess) expect(found.guess).toEqual(exact.guess);
      claims += found.claims.length;
    }
    expect(claims).toBeGreaterThan(0);
  });
});

test('a sheet that is filled in leads to Planet X by the conferences', () => {
  const { sky, conferences } = puzzleFor('expert');
  const looks = sky.map((content, place): Clue => {
    const sight = content === 'planet-x' ? 'empty' : content;
    return { type: 'target', sector: place + 1, sight };
  });
  const heard = conferences.map((rule): Clue => ({ type: 'conference', rule }));
  const guessAfter = (clues: readonly Clue[]) =>
    deducedOn(sheetOf('expert', clues, 'alone'), clues, 'expert').guess;
  expect(guessAfter(looks)).toBeUndefined();
  expect(guessAfter([...looks, ...heard])).toEqual(X.expert);
});

test('what is proven is claimed, and a right guess only when all of it is', () => {
  const seen = (state: State) => view(state, at(seatsOf(1), 0));
  const one = passedBy(play(atTurn({ seats: 1 }), target(2))).state;
  expect(deducedFrom(knowledgeOf(seen(one)))).toEqual({
    guess: undefined,
    claims: [{ sector: 2, body: 'gas' }],
  });
});
