import { describe, expect, test } from 'vitest';
import { assert, at, heardBy, seatsOf } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { boardOf } from '../board.ts';
import { drawCode } from '../puzzle.ts';
import { reportRules } from '../reports.ts';
import { faultsOf, moveTo, photo, seat, survey, target } from '../testing.ts';
import { MODES, type Move as MoveOfGame, REFUSALS as REFUSALS_OF_GAME } from '../types.ts';
import { readMove, readOptions } from './codec.ts';
import { extendedCode } from './extended-code.ts';
import { apply, setup, toAct } from './rules.ts';
import { sample } from './sample.ts';
import { atBox, enter } from './testing.ts';
import { answerSheet, noteOf, noteText, reportNote, text } from './text.ts';
import { type Event, type Move, REFUSALS, type State } from './types.ts';
import { view } from './view.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dee'];
const name = (who: number): string => at(NAMES, who);

const code = drawCode('basic', new Rng(stream('words', 'box')));
const BUSY = ['convoy', 'shuttle', 'hadron', 'open-archive'] as const;

/** All that is told over some games, away seats and all. */
function* told(): Generator<Event> {
  for (let number = 0; number < 18; number++) {
    const rng = new Rng(stream(`${number}`, 'box words'));
    const here = [true, number % 2 === 0, false, true];
    const options = { code, here, tracked: number % 3 > 0, ...(number > 5 && { modifiers: BUSY }) };
    const opened = setup(options, 4, rng, stream('words', 'play'));
    for (const { event } of opened.events) yield event;
    let { state } = opened;
    for (let acting = toAct(state); acting.length > 0; acting = toAct(state)) {
      const who = rng.pick(acting);
      const step = apply(state, who, sample(view(state, who), rng));
      for (const { event } of step.events) yield event;
      ({ state } = step);
    }
  }
}

test('every event has a sentence, to its seat and to others', () => {
  const types = new Set<string>();
  for (const event of told()) {
    types.add(event.type);
    for (const you of [seat(0), undefined]) expect(faultsOf(text.event(event, name, you))).toEqual([]);
  }
  const ofBox = [
    'box-opened',
    'set-chosen',
    'time-set',
    'stood',
    'photographed',
    'mistaken',
    'entry-mistaken',
    'passed',
  ];
  expect(ofBox.filter(type => !types.has(type))).toEqual([]);
});

test('every refusal has a sentence', () => {
  for (const refusal of [...REFUSALS, ...REFUSALS_OF_GAME])
    expect([refusal, faultsOf(text.refusal(refusal))]).toEqual([refusal, []]);
  expect(faultsOf(text.reason('revealed'))).toEqual([]);
  expect(text.reason('found')).toBe('The UAP is found.');
});

test('[C15] [U9] some sentences, and quadrants with their inner sectors', () => {
  const say = (event: Event, you?: number) =>
    text.event(event, name, you === undefined ? undefined : seat(you));
  expect(say({ type: 'box-opened', code, here: [true, false, true], help: 'rules' })).toBe(
    `Code ${code}. On this device: Ada and Cleo. Note sheets here apply the logic rules.`,
  );
  expect(say({ type: 'set-chosen', seat: seat(1), set: 2, level: 'beginner' })).toBe(
    'Ben takes the facts of green, Beginner.',
  );
  expect(say({ type: 'time-set', seat: seat(1), time: 14 })).toBe("Ben's token is set to space 3 of lap 2.");
  expect(say({ type: 'stood', seat: seat(1), quadrant: 2, mode: 'basic' }, 1)).toBe(
    'You stand in quadrant 2, inner 3–4.',
  );
  const { state } = enter(atBox(), [0, target(2) as Move]);
  expect(say({ type: 'mistaken', number: 0, act: at(state.public.acts, 0) })).toBe(
    'Marked as a mistake: Ada targets sector 2. Time: 4.',
  );
  const entry = { type: 'pass', seat: seat(1), by: seat(0), isMistake: true } as const;
  expect(say({ type: 'entry-mistaken', number: 0, entry })).toBe(
    'Marked as a mistake: Ben takes no last act.',
  );
});

describe('notation', () => {
  const asked = (move: MoveOfGame, start: State = atBox({ photos: [[1, 6, 'nav', 'right']] })) => {
    const { state } = enter(start, [0, move as Move]);
    const act = at(state.public.acts, -1);
    const answer = at(at(state.own, 0).answers, -1);
    return { act, note: noteText(noteOf(act, null)), sheet: answerSheet(act, answer, 'basic') };
  };

  test('[C13] is that of the printed note board', () => {
    expect(asked(survey('nav')).sheet.note).toBe('Survey 1 2 9 10 N → 1');
    expect(asked(survey(['nav', 'junk']), atBox({ modifiers: ['twin-scope'] })).sheet.note).toBe(
      'Survey 1 2 9 10 N J → 1 0',
    );
    expect(asked(target(9)).sheet.note).toBe('Target 9 → M');
    expect(asked(photo(2, 'nav')).sheet.note).toBe('Take Photo 2 (N)');
    expect(asked(photo(2, 'nav')).note).toBe('Take Photo 2');
    expect(asked({ type: 'analyze', topic: 'C' }).sheet.note).toBe('Analyze N (C) → H&C');
    expect(asked(moveTo(2)).sheet.note).toBe('Move 2');
    const guess = { sector: 4, before: 'junk', after: 'nav', stacked: 'luna' } as const;
    expect(asked({ type: 'find', ...guess }).sheet.note).toBe('Find 4 (J N L) → no');
  });

  test('[C13] an answer says what to tell, what to keep and how far to move', () => {
    expect(asked(survey('nav')).sheet).toEqual({
      asked: 'Nav satellites in sectors 1, 2, 9 and 10',
      answer: '1',
      aside: null,
      note: 'Survey 1 2 9 10 N → 1',
      tell: 'survey for nav satellites, sectors 1, 2, 9 and 10',
      keep: 'Not the number.',
      move: 'Move your token 1 space, to space 2. Stand in front of those already there.',
    });
    expect(asked(survey('junk')).sheet.aside).toBe('The UAP counts as space junk here.');
    expect(asked({ type: 'analyze', topic: 'C' }).sheet).toMatchObject({
      answer: 'Topic C: Hubble is next to a comm satellite.',
      tell: 'analyze a nav satellite',
      keep: 'Neither the letter nor the rule.',
    });
  });

  test('[U5] a report fits behind "is not"', () => {
    for (const mode of MODES)
      for (const rule of reportRules(boardOf(mode))) expect(reportNote(rule).length).toBeLessThan(16);
    expect(reportNote({ type: 'not-within', to: 'hubble', n: 2 })).toBe('within 2 of H');
  });
});

describe('what is read', () => {
  const problem = (options: object): string => {
    const read = readOptions(options);
    return read.ok ? '' : read.error;
  };
  const plain = { code, here: [true, false] };

  test('[C4] [C7] options', () => {
    expect(readOptions(plain)).toEqual({
      ok: true,
      value: { code, help: 'exact', here: [true, false], tracked: false },
    });
    expect(readOptions({ code, here: [true] })).toMatchObject({ value: { tracked: true } });
  });

  test('[C2] an extended code says the modifiers', () => {
    const extended = extendedCode(code, BUSY);
    expect(readOptions({ ...plain, code: extended })).toMatchObject({ value: { code, modifiers: BUSY } });
    expect(problem({ ...plain, code: extended, modifiers: BUSY.toReversed() })).toBe(
      '"modifiers" in the options: the code says other modifiers',
    );
  });

  test('[C2] the log names the code that is played', () => {
    const opened = (options: object) => {
      const read = readOptions({ ...plain, ...options });
      assert(read.ok, 'these options can be read');
      const { events } = setup(read.value, 2, new Rng(stream('log', 'deal')), stream('log', 'play'));
      return heardBy(events, 'spectator').map(event => text.event(event, name))[0];
    };
    const extended = extendedCode(code, BUSY);
    expect(opened({})).toBe(`Code ${code}. On this device: Ada. Note sheets here show all that follows.`);
    expect(opened({ code: extended })).toBe(
      `Code ${extended}. On this device: Ada. Note sheets here show all that follows.`,
    );
    expect(opened({ modifiers: BUSY })).toBe(
      `Code ${extended}. On this device: Ada. Note sheets here show all that follows.`,
    );
  });

  test('what is wrong with options has a sentence', () => {
    const planet = '2'.repeat(11);
    expect(problem({})).toBe('"code" in the options is missing');
    expect(problem({ ...plain, here: [false] })).toBe('"here" in the options: at least 1 seat is here');
    expect(problem({ ...plain, here: seatsOf(5).map(() => true) })).toBe(
      '"here" in the options: basic takes at most 4 seats',
    );
    expect(problem({ ...plain, code: planet })).toBe('"code" in the options: this code is for another game');
    expect(problem({ ...plain, modifiers: ['convoy', 'convoy', 'blank', 'blank'] })).toBe(
      '"modifiers" in the options: a modifier is there twice; only "blank" can be',
    );
    expect(problem({ ...plain, modifiers: [] })).toBe(
      '"modifiers" in the options: name 4, one for each quadrant',
    );
  });

  test('a move that cannot be read has a sentence', () => {
    const wrong = (move: object): string => {
      const read = readMove(move);
      return read.ok ? '' : read.error;
    };
    expect(wrong({ type: 'know', set: 5, level: 'genius' })).toBe(
      '"set" in a move: a set is a whole number from 0 to 4',
    );
    expect(wrong({ type: 'pass', seat: 5 })).toBe('"seat" in a move: a seat is a whole number from 0 to 4');
    expect(wrong({ type: 'went-along', seats: [] })).toBe('"seats" in a move: name at least 1 seat');
    expect(wrong({ type: 'reveal', now: true })).toBe('"now" in a move is not a field known here');
  });
});
