import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { HELPS } from '../../deduction/help.ts';
import { newCode } from '../../solver/code.ts';
import { withSlip } from '../../solver/testing.ts';
import { readMove, readOptions } from './codec.ts';
import { moves } from './legal.ts';
import { claim, submit, TABLES, wholeGame } from './testing.ts';
import { view } from './view.ts';

describe('readMove', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'a move'],
    ['a number', 7, 'a move'],
    ['a list', [], '"type" in a move'],
    ['no type', {}, '"type" in a move'],
    ['an unknown type', { type: 'fly' }, '"type" in a move'],
    ['an unknown level', { type: 'know', level: 'expert' }, '"level" in a move'],
    ['a survey for Planet X', { type: 'survey', of: 'planet-x', from: 1, to: 2 }, '"of" in a move'],
    ['a survey without an end', { type: 'survey', of: 'gas', from: 1 }, '"to" in a move'],
    ['half a sector', { type: 'target', sector: 1.5 }, '"sector" in a move'],
    ['a sector below 0', { type: 'target', sector: -1 }, '"sector" in a move'],
    ['a sector in words', { type: 'target', sector: '3' }, '"sector" in a move'],
    ['a seventh topic', { type: 'research', topic: 'G' }, '"topic" in a move'],
    ['a locate with one side', { type: 'locate', sector: 1, before: 'gas' }, '"after" in a move'],
    [
      'a locate beside itself',
      { type: 'locate', sector: 1, before: 'planet-x', after: 'gas' },
      '"before" in a move',
    ],
    ['a theory of nothing', submit({ sector: 1, body: 'empty' as never }), '"theories.0.body" in a move'],
    ['no theories', { type: 'submit' }, '"theories" in a move'],
    ['something more', { type: 'target', sector: 1, now: true }, '"now" in a move'],
  ])('%s gets one sentence', (_, json, names) => {
    const read = readMove(json);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error).toContain(names);
    expect(read.error).not.toContain('\n');
    expect(read.error.length).toBeLessThan(250);
  });

  test('puts theories in the order of sectors, so that no choice is made twice in other words', () => {
    const read = readMove(submit(claim(8, 'gas'), claim(3, 'comet')));
    expect(read).toEqual({ ok: true, value: submit(claim(3, 'comet'), claim(8, 'gas')) });
  });

  test.each(TABLES)('every legal move reads as itself: %s at %i seats', (mode, seats) => {
    const states = [...wholeGame(mode, seats, 'codec')].map(({ state }) => state);
    for (const state of states.filter((_, i) => i % 30 === 0))
      for (const seat of seatsOf(seats)) {
        let number = 0;
        for (const move of moves(view(state, seat)))
          if (number++ % 7 === 0)
            expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
      }
  });
});

describe('readOptions', () => {
  const code = (kind: Parameters<typeof newCode>[0]) => newCode(kind, new Rng(stream('codec', kind)));

  test('the mode, Standard where none is named', () => {
    expect(readOptions({})).toEqual({ ok: true, value: { mode: 'standard', help: 'exact' } });
    expect(readOptions({ mode: 'expert' })).toEqual({ ok: true, value: { mode: 'expert', help: 'exact' } });
  });

  test('[S5] help is capped where somebody says so', () => {
    for (const help of HELPS) expect(readOptions({ help })).toMatchObject({ ok: true, value: { help } });
    expect(readOptions({ help: 'much' }).ok).toBe(false);
  });

  test('[Q9] a code, however it is typed, names its mode', () => {
    const expert = code('planet-x expert');
    const typed = ` ${expert.toLowerCase().replaceAll('-', ' ')}`;
    expect(readOptions({ code: typed })).toEqual({
      ok: true,
      value: { mode: 'expert', help: 'exact', code: expert },
    });
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'the options'],
    ['a word', 'expert', 'the options'],
    ['an unknown mode', { mode: 'hard' }, '"mode" in the options'],
    ['no mode', { mode: undefined }, '"mode" in the options'],
    ['something more', { speed: 1 }, '"speed" in the options'],
    ['a code that is a number', { code: 7 }, '"code" in the options'],
    ['a short code', { code: '2345' }, '"code" in the options: a code has 11 characters'],
    [
      'a slip',
      { code: withSlip(code('planet-x standard')) },
      '"code" in the options: a character of this code',
    ],
    [
      'a code of another game',
      { code: code('uaps basic') },
      '"code" in the options: this code is for another',
    ],
  ])('[Q9] %s gets one sentence', (_, json, names) => {
    const read = readOptions(json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toContain(names);
  });
});
