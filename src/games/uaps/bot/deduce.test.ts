import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { boardOf, sightIn, stackedWith } from '../board.ts';
import type { Clue } from '../clues.ts';
import { cluesOf, knowledgeOf } from '../known.ts';
import { lookOf } from '../look.ts';
import { outlookOf } from '../outlooks.ts';
import { puzzleFor, wholeGame } from '../testing.ts';
import { MODES, type Mode, type State, SUBJECTS, type View } from '../types.ts';
import { view } from '../view.ts';
import { deducedFrom } from './deduced.ts';
import { deducedOn, sheetOf } from './sheet.ts';

/** Some moments of games by sample, from everybody's seat, before the end tells all. */
function* moments(mode: Mode, seats: number, seed: string, most: number): Generator<[State, View]> {
  const states = [...wholeGame({ mode }, seats, seed)].map(({ state }) => state);
  const running = states.filter(({ public: { stage, end } }) => stage === 'act' && !end);
  const step = Math.max(1, Math.floor(running.length / most));
  for (let number = 0; number < running.length; number += step)
    for (const seat of seatsOf(seats)) yield [at(running, number), view(at(running, number), seat)];
}

const truth = ({ puzzle: { sky, mode } }: State): readonly number[] => {
  const board = boardOf(mode);
  const { seen } = lookOf(board, sky);
  return SUBJECTS.map(subject => seen[subject].inner | (seen[subject].outer << board.perOrbit));
};

const exactly = (look: View) => {
  const knowledge = knowledgeOf(look);
  const { turns } = look.public;
  const outlook = outlookOf(knowledge, turns, 200, new Rng(stream('outlook', 'testing')));
  return deducedFrom(knowledge, outlook, turns);
};

describe.each(MODES)('a note sheet (%s)', mode => {
  const seen = [...moments(mode, 2, 'sheet', 8)];

  test.each(['alone', 'beside'] as const)('never strikes what is true (%s)', skill => {
    for (const [state, look] of seen) {
      const sheet = sheetOf(look.public, cluesOf(look), skill);
      for (const [kind, set] of truth(state).entries()) expect(at(sheet, kind)).toContain(set);
    }
  });

  test('strikes more where two kinds are held beside each other', () => {
    for (const [, look] of seen) {
      const alone = sheetOf(look.public, cluesOf(look), 'alone');
      const beside = sheetOf(look.public, cluesOf(look), 'beside');
      for (const [kind, { length }] of beside.entries())
        expect(length).toBeLessThanOrEqual(at(alone, kind).length);
    }
  });

  test('says nothing that does not follow', () => {
    let shots = 0;
    for (const [, look] of seen) {
      const clues = cluesOf(look);
      const found = deducedOn(sheetOf(look.public, clues, 'beside'), clues, look.public);
      expect(exactly(look).shots).toEqual(expect.arrayContaining([...found.shots]));
      shots += found.shots.length;
    }
    expect(shots).toBeGreaterThan(0);
  });
});

test.each(MODES)('a sheet that is filled in leads to the UAP by the reports (%s)', mode => {
  const { sky, reports } = puzzleFor(mode);
  const board = boardOf(mode);
  const luna = sky.indexOf('luna') + 1;
  const looks = sky.map((_, place): Clue => {
    return { type: 'target', sector: place + 1, sight: sightIn(sky, place + 1) };
  });
  const heard = reports.map(({ rule }): Clue => ({ type: 'report', rule }));
  const guessAfter = (clues: readonly Clue[]) =>
    deducedOn(sheetOf({ mode, luna }, clues, 'alone'), clues, { mode, luna, turns: 1 }).guess;
  const uap = sky.indexOf('uap') + 1;
  expect(guessAfter(looks)).toBeUndefined();
  expect(guessAfter([...looks, ...heard])).toMatchObject({
    sector: uap,
    stacked: sightIn(sky, stackedWith(uap, 1, board)),
  });
});

test.each(MODES)('what is proven is what all skies have (%s)', mode => {
  for (const [state, look] of moments(mode, 2, 'proven', 4)) {
    const { shots } = exactly(look);
    const { tally, count } = knowledgeOf(look);
    const certain = SUBJECTS.flatMap(subject =>
      tally[subject].flatMap((skies, index) => (skies === count ? [{ sector: index + 1, subject }] : [])),
    );
    expect(shots).toEqual(certain);
    for (const { sector, subject } of shots) expect(state.puzzle.sky[sector - 1]).toBe(subject);
  }
});
