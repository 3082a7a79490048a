import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { HELPS } from '../../deduction/help.ts';
import { newCode } from '../../solver/code.ts';
import { withSlip } from '../../solver/testing.ts';
import { readMove, readOptions } from './codec.ts';
import { moves } from './moves.ts';
import { lastPhotos, shot, survey, TABLES, target, wholeGame } from './testing.ts';
import type { Modifier } from './types.ts';
import { view } from './view.ts';

describe('readMove', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'a move'],
    ['a number', 7, 'a move'],
    ['a list', [], '"type" in a move'],
    ['no type', {}, '"type" in a move'],
    ['an unknown type', { type: 'fly' }, '"type" in a move'],
    ['an unknown level', { type: 'know', level: 'youth' }, '"level" in a move'],
    ['half a quadrant', { type: 'place', quadrant: 1.5 }, '"quadrant" in a move'],
    ['a move nowhere', { type: 'move' }, '"to" in a move'],
    ['a survey for the UAP', { type: 'survey', of: ['uap'], area: { form: 'quadrant' } }, '"of.0" in a move'],
    ['a survey for Luna', { type: 'survey', of: ['luna'], area: { form: 'quadrant' } }, '"of.0" in a move'],
    ['a survey for nothing', { type: 'survey', of: [], area: { form: 'quadrant' } }, '"of" in a move'],
    [
      'a survey for three things',
      { type: 'survey', of: ['hubble', 'iss', 'nav'], area: { form: 'quadrant' } },
      '"of" in a move',
    ],
    ['a survey of nowhere', { type: 'survey', of: ['nav'] }, '"area" in a move'],
    ['an unknown area', { type: 'survey', of: ['nav'], area: { form: 'sky' } }, '"area.form" in a move'],
    ['an orbit without a name', { type: 'survey', of: ['nav'], area: { form: 'orbit' } }, '"area.orbit"'],
    ['a target of nothing', { type: 'target', sectors: [] }, '"sectors" in a move'],
    ['a target of three sectors', { type: 'target', sectors: [1, 2, 3] }, '"sectors" in a move'],
    ['a sector below 0', { type: 'target', sectors: [-1] }, '"sectors.0" in a move'],
    ['a photo of junk', { type: 'photo', sector: 1, subject: 'junk' }, '"subject" in a move'],
    ['a seventh topic', { type: 'analyze', topic: 'G' }, '"topic" in a move'],
    [
      'a find with two neighbors',
      { type: 'find', sector: 1, before: 'nav', after: 'nav' },
      '"stacked" in a move',
    ],
    [
      'a find beside itself',
      { type: 'find', sector: 1, before: 'uap', after: 'nav', stacked: 'nav' },
      '"before" in a move',
    ],
    ['no last photos', { type: 'last-photos' }, '"shots" in a move'],
    ['a follow that may be', { type: 'follow', follows: 'perhaps' }, '"follows" in a move'],
    ['an unknown wish', { type: 'wish', wish: 'lead' }, '"wish" in a move'],
    ['something more', { type: 'analyze', topic: 'A', now: true }, '"now" in a move'],
  ])('%s gets one sentence', (_, json, names) => {
    const read = readMove(json);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error).toContain(names);
    expect(read.error).not.toContain('\n');
    expect(read.error.length).toBeLessThan(300);
  });

  test.each([
    ['things', survey(['nav', 'hubble']), survey(['hubble', 'nav'])],
    ['sectors', target(10, 2), target(2, 10)],
    ['photos', lastPhotos(shot(8, 'iss'), shot(3, 'spy')), lastPhotos(shot(3, 'spy'), shot(8, 'iss'))],
  ])('puts %s in order, so that no move is made in other words', (_, typed, value) => {
    expect(readMove(typed)).toEqual({ ok: true, value });
  });

  test.each(TABLES)('every legal move reads as itself: %s at %i seats', (mode, seats) => {
    const states = [...wholeGame({ mode }, seats, 'codec')].map(({ state }) => state);
    for (const state of states.filter((_, i) => i % 30 === 0))
      for (const seat of seatsOf(seats)) {
        let number = 0;
        for (const move of moves(view(state, seat)))
          if (number++ % 97 === 0)
            expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
      }
  });
});

describe('readOptions', () => {
  const code = (kind: Parameters<typeof newCode>[0]) => newCode(kind, new Rng(stream('codec', kind)));
  const four: readonly Modifier[] = ['convoy', 'blank', 'hadron', 'blank'];

  test('the mode, Basic where none is named', () => {
    expect(readOptions({})).toEqual({ ok: true, value: { mode: 'basic', help: 'exact' } });
    expect(readOptions({ mode: 'expert' })).toEqual({ ok: true, value: { mode: 'expert', help: 'exact' } });
  });

  test('[S6] help is capped where somebody says so', () => {
    for (const help of HELPS) expect(readOptions({ help })).toMatchObject({ ok: true, value: { help } });
    expect(readOptions({ help: 'much' }).ok).toBe(false);
  });

  test('[Q11] a code, however it is typed, names its mode; modifiers and the bot go along', () => {
    const expert = code('uaps expert');
    const typed = ` ${expert.toLowerCase().replaceAll('-', ' ')}`;
    expect(readOptions({ code: typed, modifiers: four, solo: 1 })).toEqual({
      ok: true,
      value: { mode: 'expert', help: 'exact', modifiers: four, solo: 1, code: expert },
    });
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'the options'],
    ['a word', 'expert', 'the options'],
    ['an unknown mode', { mode: 'standard' }, '"mode" in the options'],
    ['something more', { speed: 1 }, '"speed" in the options'],
    ['a third seat for the bot', { solo: 2 }, '"solo" in the options'],
    ['a code that is a number', { code: 7 }, '"code" in the options'],
    ['a short code', { code: '2345' }, '"code" in the options: a code has 11 characters'],
    ['a slip', { code: withSlip(code('uaps basic')) }, '"code" in the options: a character of this code'],
    [
      'a code of another game',
      { code: code('planet-x expert') },
      '"code" in the options: this code is for another',
    ],
  ])('[Q11] %s gets one sentence', (_, json, names) => {
    const read = readOptions(json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toContain(names);
  });
});
