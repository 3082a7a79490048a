import { expect, test } from 'vitest';
import { assert, seatsUnder } from '../core/contract.ts';
import { games } from '../games/index.ts';
import { MODIFIERS } from '../games/uaps/types.ts';
import {
  changedIn,
  type Offer,
  type OptionList,
  offerOf,
  optionsFrom,
  seatsWith,
  takenAt,
  valuesOf,
  withCode,
} from './offers.ts';
import { changedSays, optionsSay, optionWords, placeName } from './text/new-table.ts';
import { GAMES, players } from './text.ts';

test('every game is offered as its rules have it, and says so on its plate', () => {
  for (const { game, bots } of games) {
    const levels = bots.map(({ level, describe }) => ({ level, describe }));
    expect(offerOf(game.id)).toMatchObject({ ...game.seats, levels });
    expect(offerOf(game.id)?.codes).toBe(game.codes !== undefined);
    const plate = GAMES.find(({ id }) => id === game.id);
    expect(plate?.title).toBe(game.title);
    expect(players(plate?.players ?? '')).toBe(players(`${game.seats.min}–${game.seats.max}`));
  }
});

test('every option that is offered is one of the rules, the usual one first, and has words', () => {
  for (const { game } of games)
    for (const { option, values } of offerOf(game.id)?.choices ?? []) {
      expect(game.readOptions({})).toMatchObject({ ok: true, value: { [option]: values[0] } });
      for (const value of values) {
        expect(game.readOptions({ [option]: value }).ok).toBe(true);
        expect(optionWords(game.id, option).values[value]?.title).toBeDefined();
      }
    }
});

test('every list that is offered is one of the rules, the usual is as without it, and all has words', () => {
  for (const { game } of games)
    for (const list of offerOf(game.id)?.lists ?? []) {
      const { option, places, anywhere } = list;
      const { values, groups } = optionWords(game.id, option);
      const withFirst = (value: string) =>
        Array.from({ length: places }, (_, place) => (place === 0 ? value : anywhere[0]));
      expect(game.readOptions({ [option]: withFirst(anywhere[0]) })).toEqual(game.readOptions({}));
      for (const value of valuesOf(list).slice(1))
        expect(game.readOptions({ [option]: withFirst(value) })).toMatchObject({
          ok: true,
          value: { [option]: withFirst(value) },
        });
      for (const value of valuesOf(list)) expect(values[value]?.title).toBeDefined();
      for (const { group } of list.groups) expect(groups?.[group]?.title).toBeDefined();
      expect(placeName(option, 1, undefined)).not.toBe('1');
    }
});

test('a quadrant is named with its inner sectors', () => {
  expect(placeName('modifiers', 2, 'basic')).toBe('Quadrant 2, inner 3–4');
  expect(placeName('modifiers', 4, 'expert')).toBe('Quadrant 4, inner 10–12');
});

test('all modifiers are offered, by whether they help or are hard', () => {
  const [list] = offerOf('uaps')?.lists ?? [];
  expect(list && new Set(valuesOf(list))).toEqual(new Set(['dealt', ...MODIFIERS]));
  expect(list?.groups.map(({ group, values }) => [group, values.length])).toEqual([
    ['help', 13],
    ['hard', 10],
  ]);
});

test('what only one place can have is taken for the others, and never kept twice', () => {
  const list: OptionList = {
    ...{ option: 'modifiers', places: 3, anywhere: ['dealt', 'blank'] },
    groups: [
      { group: 'help', values: ['one'] },
      { group: 'hard', values: ['two'] },
    ],
  };
  const offer: Offer = { ...{ min: 1, max: 2, levels: [], choices: [], codes: false }, lists: [list] };
  const chosen = ['one', 'blank', 'dealt'];
  expect([0, 1, 2].map(place => takenAt(chosen, place, 'one', list))).toEqual([undefined, 0, 0]);
  for (const value of ['two', 'blank', 'dealt']) expect(takenAt(chosen, 0, value, list)).toBeUndefined();
  for (const modifiers of [chosen, ['blank', 'two', 'blank'], ['dealt', 'dealt', 'dealt']])
    expect(optionsFrom({ modifiers }, offer)).toEqual({ modifiers });
  for (const modifiers of ['two', ['two'], ['two', 'blank', 'two'], ['blank', 'blank', 'gone'], [1, 2, 3]])
    expect(optionsFrom({ modifiers }, offer)).toEqual({});
});

test('what a list has otherwise than the deal is told, and nothing where all is as dealt', () => {
  const list = offerOf('uaps')?.lists?.[0];
  assert(list, 'modifiers are offered');
  const dealt = ['dealt', 'dealt', 'dealt', 'dealt'];
  expect(changedIn({ mode: 'basic' }, list)).toEqual([]);
  expect(changedIn({ mode: 'basic', modifiers: dealt }, list)).toEqual([]);
  const changes = changedIn({ modifiers: dealt.with(1, 'hadron').with(3, 'blank') }, list);
  expect(changedSays('uaps', list.option, changes)).toBe(
    'Modifiers of the quadrants, not as dealt: 2 Hadron, 4 Blank.',
  );
});

test('as many seats are offered with each option as its rules take', () => {
  for (const { game } of games) {
    const offer = offerOf(game.id);
    for (const { option, values } of offer?.choices ?? [])
      for (const value of values) {
        const chosen = offer && optionsFrom({ [option]: value }, offer);
        const options = game.readOptions(chosen);
        expect(options.ok && chosen && seatsWith(offer, chosen)).toEqual(
          options.ok && seatsUnder(game, options.value),
        );
      }
  }
});

test('an option can leave fewer seats', () => {
  const offer: Offer = {
    ...{ min: 1, max: 5, levels: [], codes: false },
    choices: [{ option: 'mode', values: ['basic', 'expert'], most: { basic: 4 } }],
  };
  expect(seatsWith(offer, { mode: 'basic' })).toEqual({ min: 1, max: 4 });
  expect(seatsWith(offer, { mode: 'expert' })).toEqual({ min: 1, max: 5 });
});

test('the options of a table are told as far as there are words for them', () => {
  expect(optionsSay('planet-x', { mode: 'expert', code: 'x' })).toBe('Mode: Expert.');
  expect(optionsSay('planet-x', { mode: 'standard', help: 'none' })).toBe('Mode: Standard. Help: None.');
  for (const options of [null, {}, { mode: 'gone' }]) expect(optionsSay('planet-x', options)).toBe('');
  expect(optionsSay('unacknowledged', {})).toBe('');
  expect(optionsSay('uaps', { mode: 'basic', modifiers: ['dealt', 'hadron', 'dealt', 'blank'] })).toBe(
    'Mode: Basic. Modifiers of the quadrants: 1 As dealt, 2 Hadron, 3 As dealt, 4 Blank.',
  );
  expect(optionsSay('uaps', { modifiers: ['gone', 4] })).toBe('');
});

test('options kept from before count as far as they are still offered', () => {
  const offer: Offer = {
    ...{ min: 1, max: 4, levels: [], codes: false },
    choices: [
      { option: 'mode', values: ['standard', 'expert'] },
      { option: 'speed', values: ['slow', 'fast'] },
    ],
  };
  const usual = { mode: 'standard', speed: 'slow' };
  expect(optionsFrom({ mode: 'expert', speed: 'gone', other: 1 }, offer)).toEqual({
    ...usual,
    mode: 'expert',
  });
  for (const json of [null, 3, [], 'mode']) expect(optionsFrom(json, offer)).toEqual(usual);
});

test('a code goes along with what it does not say itself', () => {
  for (const { game } of games) {
    const offer = offerOf(game.id);
    if (!offer?.codes) continue;
    const options = withCode({ mode: 'expert', help: 'none' }, 'a code', offer);
    expect(options).toEqual({ help: 'none', code: 'a code' });
  }
});

test('exactly the games with rules can be played', () => {
  const playable = GAMES.filter(game => game.playable).map(({ id }) => id);
  expect(playable).toEqual(games.map(({ game }) => game.id));
  expect(offerOf('no-such-game')).toBeUndefined();
  expect(offerOf('toString')).toBeUndefined();
});
