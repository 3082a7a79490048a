import { describe, expect, test } from 'vitest';
import { assert, type Seat } from '../../../core/contract.ts';
import { readNotes } from '../../../deduction/marks.ts';
import { readFacing, withFacing } from '../../../deduction/ui/facing.ts';
import { allSectors, boardOf } from '../board.ts';
import type { Act, Event, Report, Surveyed, View } from '../types.ts';
import { spotAfter } from './board-keys.ts';
import { momentIn, together } from './board-moment.ts';
import { noted, tagOf } from './board-noted.ts';
import { nextReport, reportMarks } from './board-reports.ts';
import { faceDownOn, photosLeftOf, sectorFacts } from './board-sector.ts';
import * as text from './board-text.ts';
import { marks } from './marks.ts';
import { inPieces } from './orbits.ts';
import { announcedIn } from './rail-lines.ts';
import { lapSays, lineWords, reportComes, turnedBy } from './rail-text.ts';
import { photo, publicOf, seat, viewOf } from './testing.ts';
import { answerSays } from './text.ts';
import { sound } from './told.ts';

const expert = boardOf('expert');
const names = ['You', 'Heron', 'Lynx', 'Osprey'];
const name = (who: Seat) => names[who] ?? '';
const label = (view: View, sector: number, press = '', notes = readNotes(null)) =>
  text.sectorLabel(sectorFacts(view, sector, 3), name, { noted: noted(view, notes, sector), press });

const base = { seat: seat(0), at: 3, cost: 4, quadrant: 3, turns: 2 } as const;
const target: Act = { ...base, type: 'target', sectors: [8, 19] };

describe('a sector says', () => {
  test('its orbit, its quadrant, and what is stacked with it now', () => {
    expect(label(viewOf(), 7)).toBe('Sector 7, inner orbit, your quadrant 3, under 17 now');
    expect(label(viewOf(), 13)).toBe('Sector 13, outer orbit, quadrant 1, above 3 now');
    expect(label(viewOf({ turns: 0 }), 13)).toBe('Sector 13, outer orbit, quadrant 1, above 1 now');
  });

  test('what all know to be there, and by whom', () => {
    expect(label(viewOf(), 18)).toContain('holds Luna');
    const photos = [
      photo(0, 10, { fate: 'right', subject: 'nav' }),
      photo(1, 10, { fate: 'right', subject: 'nav' }),
      photo(2, 11, { fate: 'wrong', subject: 'spy' }),
    ];
    expect(label(viewOf({ photos }), 10)).toContain('verified nav satellite, photo by you and Heron');
    expect(label(viewOf({ photos }), 11)).not.toContain('spy');
  });

  test('face-down photos with their owner, and the thing only of its own', () => {
    const photos = [photo(0, 4, { fate: 'wrong', subject: 'spy' }), photo(1, 9), photo(0, 9)];
    const view = viewOf({ photos }, { subjects: ['spy', 'meteor'] });
    expect(label(view, 9)).toContain('photo by Heron, face down, photo by you, face down: meteor shower');
    expect(faceDownOn({ ...view, viewer: 'spectator', own: null }).map(({ subject }) => subject)).toEqual([
      null,
      null,
    ]);
  });

  test('what this player was told, and what a press does', () => {
    const acts: readonly Act[] = [{ ...base, seat: seat(1), type: 'target', sectors: [8] }, target];
    const view = viewOf(
      { acts },
      { answers: [{ type: 'target', sights: ['comm', 'junk'] }], facts: [{ sector: 8, sight: 'nav' }] },
    );
    expect(label(view, 8, text.pressSays('target', false, 'sector'))).toBe(
      'Sector 8, inner orbit, your quadrant 3, under 18 now, to you it appears as comm satellite, you know: not nav satellite. Press to target it',
    );
    expect(label(view, 19)).toContain('to you it appears as space junk');
    expect(noted({ ...view, own: null }, readNotes(null), 8)).toBeNull();
  });
});

test('what was written in ink lies on the board, else what a target told', () => {
  const acts: readonly Act[] = [target];
  const view = viewOf({ acts }, { answers: [{ type: 'target', sights: ['comm', 'junk'] }] });
  const notes = marks.withMarkings(readNotes(null), [
    { sector: 19, content: 'uap', mark: 'ink' },
    { sector: 7, content: 'spy', mark: 'pencil' },
    { sector: 7, content: 'nav', mark: 'struck' },
  ]);
  expect([8, 19, 7].map(sector => tagOf(noted(view, notes, sector)))).toEqual(['comm', 'uap', null]);
  expect(label(view, 7, '', notes)).toContain('your note: perhaps spy satellite; not nav satellite');
});

test('a quadrant says its effect, who stands there, and what a press does', () => {
  expect(text.plateLabel(publicOf(), 2, 3, name, true)).toBe(
    'Quadrant 2. Border Guards: It can only be entered from directly across, and not after another move in the same turn. It cannot be passed through. Here: Lynx. Press to move here',
  );
  expect(text.plateLabel(publicOf(), 3, 3, name, false)).toBe(
    'Quadrant 3, you stand here. Clear Air: A target costs 3. Here: you.',
  );
});

test('[S4] photos that are gone count, right or wrong', () => {
  const photos = [photo(0, 4, { fate: 'wrong', subject: 'spy' }), photo(0, 9), photo(1, 9)];
  expect(photosLeftOf(publicOf({ photos }), seat(0))).toBe(24);
});

describe('arrow keys', () => {
  const from = (sector: number, key: string) => spotAfter(key, { sector }, 2, expert);

  test('go round an orbit', () => {
    expect(from(12, 'ArrowRight')).toEqual({ sector: 1 });
    expect(from(13, 'ArrowLeft')).toEqual({ sector: 24 });
    expect(from(7, 'Tab')).toBeNull();
  });

  test('go out to what is above now, and in to the Earth', () => {
    expect(from(7, 'ArrowUp')).toEqual({ sector: 17 });
    expect(from(17, 'ArrowDown')).toEqual({ sector: 7 });
    expect(from(17, 'ArrowUp')).toBeNull();
    expect(from(7, 'ArrowDown')).toEqual({ quadrant: 3 });
    expect(spotAfter('ArrowUp', { quadrant: 3 }, 2, expert)).toEqual({ sector: 7 });
    expect(spotAfter('ArrowRight', { quadrant: 4 }, 2, expert)).toEqual({ quadrant: 1 });
  });

  test('reach every sector from every sector', () => {
    const seen = new Set([1]);
    const ways = [1];
    for (let sector = ways.pop(); sector !== undefined; sector = ways.pop())
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = from(sector, key);
        if (to === null || !('sector' in to) || seen.has(to.sector)) continue;
        seen.add(to.sector);
        ways.push(to.sector);
      }
    expect(seen.size).toBe(allSectors(expert).length);
  });
});

test('how a board is turned is kept beside whatever else is kept', () => {
  const kept = withFacing({ marks: 'x' }, { degrees: 90, locked: true });
  expect(kept).toEqual({ marks: 'x', facing: { degrees: 90, locked: true } });
  expect(readFacing(kept)).toEqual({ degrees: 90, locked: true });
  for (const strange of [null, 'text', [], { facing: 3 }, { facing: { degrees: 'x' } }])
    expect(readFacing(strange)).toEqual({ degrees: 0, locked: false });
});

test('sectors that follow each other are outlined as one, over the end of the orbit too', () => {
  expect(inPieces([7, 8, 9], expert)).toEqual([{ first: 7, count: 3 }]);
  expect(inPieces([13, 23, 24], expert)).toEqual([{ first: 23, count: 3 }]);
  expect(inPieces([1, 3], expert)).toEqual([
    { first: 1, count: 1 },
    { first: 3, count: 1 },
  ]);
});

test('[Q7] reports are marked by how near they are to whoever looks', () => {
  const known = publicOf({ reportsAt: [4, 16, 20], time: [6, 7, 7, 9] });
  expect(reportMarks(known, seat(0)).map(({ state, place, lap }) => [state, place, lap])).toEqual([
    ['reached', 0, 1],
    ['coming', 1, 2],
    ['later', 0, 2],
  ]);
  const next = nextReport(known, seat(0));
  expect(next && reportComes(next, true)).toBe('Your next report comes at 5, lap 2.');
  expect(nextReport(publicOf({ reportsAt: [1] }), seat(0))).toBeUndefined();
});

const report: Report = { at: 9, rule: { type: 'not-in-orbit', orbit: 'inner' } };
const answered: Event = {
  type: 'answered',
  mode: 'expert',
  act: target,
  answer: { type: 'target', sights: ['comm', 'junk'] },
};
const acted: Event = { type: 'acted', act: target };
const turned: Event = { type: 'turned', turns: 3, by: null };
const verified = (right: boolean): Event => ({
  type: 'verified',
  photos: [{ seat: seat(1), sector: 4, subject: 'nav', right }],
});

describe('moments', () => {
  test('are answers, reports and turns; what others do is none', () => {
    expect(momentIn([{ ...acted, act: { ...target, seat: seat(1) } }])).toBeNull();
    const before = momentIn([acted, answered]);
    const now = momentIn([turned, verified(false), { type: 'paid', seat: seat(1), time: 1 }]);
    expect(now && together(before, now)).toMatchObject({
      answer: { act: target },
      turned: 1,
      verified: [{ right: false }],
      paid: [{ seat: 1, time: 1 }],
    });
    expect(momentIn([{ type: 'report', mode: 'expert', number: 1, report }])?.reports).toEqual([report]);
  });

  test('keep what was verified while more follows, until one is answered anew', () => {
    const listed: Event = { type: 'listed', satellite: 'nav', titles: [['junk'], ['spy']] };
    const paid: Event = { type: 'paid', seat: seat(1), time: 1 };
    const [first, then, next] = [
      [turned, verified(true), listed],
      [{ ...turned, turns: 4 }, verified(false), paid],
      [acted, answered],
    ].map(momentIn);
    assert(first && then && next, 'there is something of each step');
    expect(together(first, then)).toMatchObject({
      turned: 2,
      verified: [{ right: true }, { right: false }],
      paid: [{ seat: 1, time: 1 }],
      listed: ['nav'],
    });
    expect(text.foldedSays(first, 'expert', name)).toBe('The Earth turns.');
    expect(text.foldedSays(together(first, then), 'expert', name)).toBe('The Earth turns twice.');
    expect(together(then, first)).toMatchObject({ paid: [{ seat: 1, time: 1 }], listed: ['nav'] });
    expect(together(first, next)).toEqual(next);
  });

  test('what one put on a photo is no news', () => {
    const photographed: Act = { ...base, type: 'photo', sectors: [7] };
    expect(
      momentIn([{ ...answered, act: photographed, answer: { type: 'photo', subjects: ['spy'] } }]),
    ).toBeNull();
  });

  test('fold to the answer, and say all of it to whoever cannot see', () => {
    const moment = momentIn([answered]);
    expect(moment && text.foldedShort(moment)).toBe('C·J');
    expect(moment && text.foldedSays(moment, 'expert', String)).toBe(
      'You targeted 8 and 19: 8 comm satellite, 19 space junk',
    );
  });
});

test('what was announced has the answer only where one heard it', () => {
  const lines = announcedIn([
    [acted],
    [acted, answered, turned],
    [{ type: 'followed', seats: [seat(1)], to: 2 }],
  ]);
  expect(lines.map(line => (line.type === 'acted' ? line.answer?.type : line.type))).toEqual([
    undefined,
    'target',
    'turned',
    'followed',
  ]);
});

test('lines say who knew how much, began where, and was right or wrong', () => {
  const lines = announcedIn([
    [{ type: 'knew', levels: ['beginner', 'genius'] }],
    [{ type: 'placed', seat: seat(1), quadrant: 3, mode: 'expert' }],
    [turned, verified(true), verified(false)],
  ]);
  const says = lines.flatMap(line =>
    'seat' in line ? [`${name(line.seat)} ${lineWords(line, 'expert', name(line.seat))}`] : [],
  );
  expect(says).toEqual([
    'You started as Beginner',
    'Heron started as Genius',
    'Heron began in quadrant 3',
    'Heron was right: nav satellite in 4',
    'Heron was wrong: nav satellite in 4',
  ]);
  expect([0, 1].map(who => turnedBy(name(seat(who))))).toEqual([
    'Your survey turns the Earth',
    "Heron's survey turns the Earth",
  ]);
  const own = { seat: seat(0), sector: 12, subject: 'meteor', right: false } as const;
  expect(lineWords({ type: 'verified', seat: seat(0), verified: own }, 'expert', 'You')).toBe(
    'were wrong: meteor shower in 12',
  );
});

test('laps are said where tokens are in different ones', () => {
  expect(lapSays([7, 8, 11], seat(2))).toBeUndefined();
  expect([0, 2].map(who => lapSays([7, 8, 12], seat(who)))).toEqual(['lap 1', 'lap 2']);
});

test('[M13] two counts are said each with its thing', () => {
  const survey = (of: readonly Surveyed[], counts: readonly number[]) =>
    answerSays(
      { ...base, type: 'survey', of, area: { form: 'sector', sector: 7 }, sectors: [7] },
      { type: 'survey', counts },
      'expert',
    );
  expect(survey(['comm', 'nav'], [1, 2])).toBe('1 comm satellite, 2 nav satellites');
  expect(survey(['iss', 'spy'], [0, 0])).toBe('0 ISS, 0 spy satellites');
});

test('a wrong photo thuds, a right one ticks', () => {
  expect(sound([turned, verified(true)])).toBe('double-tick');
  expect(sound([turned, verified(false)])).toBe('thud');
  expect(sound([answered])).toBe('paper');
  expect(sound([acted])).toBeNull();
});
