import { expect, test } from 'vitest';
import type { Seen } from '../../../../ui/game-page.ts';
import type { Box, Event, PlanetXBox, View } from '../../box/types.ts';
import type { Act, Answer, Own, Public } from '../../types.ts';
import { publicOf, seat, viewOf } from '../testing.ts';
import { announcedSoFar } from './announced.ts';
import { entriesIn, shownFacts } from './answers.ts';
import { asGame } from './as-game.ts';
import { mayAsk, whoseTurn } from './desk.ts';
import { telling, toldApart, whose } from './told.ts';

const [ADA, HERON] = [seat(0), seat(1)];

const box = (change: Partial<Box> = {}): Box => ({
  code: '243F-38KT-37Y',
  help: 'exact',
  here: [true, false, false],
  tracked: true,
  seasons: [0, null, null],
  levels: ['genius', null, null],
  track: [],
  mistakes: [],
  entries: [],
  due: [],
  ...change,
});
const boxView = (change: Partial<Public> = {}, mine: Partial<Own> = {}, boxed: Partial<Box> = {}): View => ({
  ...viewOf(change, mine),
  box: box(boxed),
});

/** As Ada's page sees it; only what these tests read. */
const pageOf = (view: View, story: readonly (readonly Event[])[] = []): Seen<PlanetXBox> =>
  ({
    view,
    story,
    fresh: story.at(-1) ?? [],
    seat: ADA,
    name: () => 'Ada',
    actors: [ADA],
    toAct: [],
  }) as Partial<Seen<PlanetXBox>> as Seen<PlanetXBox>;

const survey: Act = { seat: ADA, at: 0, cost: 3, type: 'survey', of: 'asteroid', from: 1, to: 6 };
const theirs: Act = { seat: HERON, at: 0, cost: 1, type: 'research', topic: 'A' };
const target: Act = { seat: ADA, at: 3, cost: 4, type: 'target', sector: 7 };
const answers: readonly Answer[] = [
  { type: 'survey', count: 1 },
  { type: 'target', sight: 'gas' },
];

test('[C13] every answer stays in the history with its question and its short note, newest first', () => {
  const entries = entriesIn(boxView({ acts: [survey, theirs, target] }, { answers }));
  expect(entries.map(({ number, asked, answer, note }) => [number, asked, answer, note])).toEqual([
    [2, 'Sector 7', 'Gas cloud', 'T 7 = G'],
    [0, 'Asteroids in sectors 1 to 6', '1', 'A 1–6 = 1'],
  ]);
});

test('[C14] a mistake is marked, cannot be marked twice, and says what it gives back', () => {
  const [second, first] = entriesIn(boxView({ acts: [survey, target] }, { answers }, { mistakes: [0] }));
  expect(first).toMatchObject({
    isMistake: true,
    givesBack: 'Your pawn goes back 3 sectors. As if it had not been asked.',
  });
  expect(first?.notNow).toBe('That entry is marked already.');
  expect(second).toMatchObject({
    isMistake: false,
    notNow: undefined,
    givesBack: 'Your pawn goes back 4 sectors. You have this target again.',
  });
});

test('[C5] facts are listed for copying, and nobody is told', () => {
  const { told } = shownFacts(
    [
      { sector: 5, body: 'comet' },
      { sector: 16, body: 'gas' },
    ],
    3,
  );
  expect(told).toMatchObject({ asked: 'Your facts, Winter', tell: null, move: null });
  expect(told.note).toBe('5\u00a0≠\u00a0C, 16\u00a0≠\u00a0G');
});

test('[C7] where turns are tracked, the one farthest back asks; [C8] else whoever is here', () => {
  const order = [HERON, ADA, seat(2)];
  expect(whoseTurn(pageOf(boxView({ order })))).toBe(HERON);
  expect(mayAsk(pageOf(boxView({ order })))).toBe(false);
  expect(mayAsk(pageOf(boxView()))).toBe(true);
  expect(whoseTurn(pageOf(boxView({ order }, {}, { tracked: false })))).toBeNull();
  expect(mayAsk(pageOf(boxView({ order }, {}, { tracked: false })))).toBe(true);
  expect(mayAsk(pageOf(boxView({}, {}, { seasons: [null, null, null] })))).toBe(false);
});

test('[C8] pawns that nobody tracks are not drawn', () => {
  expect(asGame(pageOf(boxView({}, {}, { tracked: false }))).view.public.order).toEqual([ADA]);
  expect(asGame(pageOf(boxView())).view.public.order).toEqual(publicOf().order);
});

test('an answer is shown on its sheet and never over the board', () => {
  const step: readonly Event[] = [
    { type: 'acted', act: survey },
    { type: 'answered', mode: 'standard', act: survey, answer: { type: 'survey', count: 1 } },
    { type: 'placed', seat: HERON, sector: 5, phase: 1 },
  ];
  const types = asGame(pageOf(boxView(), [step])).fresh.map(({ type }) => type);
  expect(types).toEqual(['acted', 'submitted']);
});

test('[C14] phases that were turned back are not announced until they come again', () => {
  const asked = (phase: number): Event => ({ type: 'theories-asked', phase });
  const mistaken: Event = { type: 'mistaken', number: 0, act: survey };
  const story = [[asked(1)], [{ type: 'acted', act: survey } as const, asked(2)], [mistaken]];
  const linesAt = (phase: number, ...more: readonly (readonly Event[])[]) =>
    announcedSoFar(pageOf(boxView({ phase }), [...story, ...more])).map(line =>
      line.type === 'phase' ? line.phase : line.type,
    );
  expect(linesAt(1)).toEqual(['mistake', 'acted', 1]);
  expect(linesAt(2, [asked(2)])).toEqual([2, 'mistake', 'acted', 1]);
});

test('[C14] what was announced and marked has its mark, and the mark is the newest line', () => {
  const story: readonly (readonly Event[])[] = [
    [{ type: 'acted', act: theirs }],
    [{ type: 'acted', act: survey }],
    [{ type: 'mistaken', number: 1, act: survey }],
  ];
  const lines = announcedSoFar(pageOf(boxView(), story));
  expect(lines.map(line => (line.type === 'mistake' ? line.says : line.isMistake))).toEqual([
    'Marked as a mistake: You survey sectors 1 to 6 for asteroids. Time: 3.',
    true,
    false,
  ]);
});

test('[C6] what is on the own page is said by what all heard', () => {
  expect(toldApart([{ type: 'acted', act: survey }], ADA)).toBe('your answer is on your page');
  expect(toldApart([{ type: 'acted', act: survey }], HERON)).toBeNull();
  const chosen = (level: 'genius' | 'youth'): Event => ({
    type: 'season-chosen',
    seat: ADA,
    season: 1,
    level,
  });
  expect(toldApart([chosen('youth')], ADA)).toBe('your facts are on your page');
  expect(toldApart([chosen('genius')], ADA)).toBeNull();
});

test('events of the box stand in the log with whose they are', () => {
  const mistaken: Event = { type: 'mistaken', number: 0, act: survey };
  expect([telling(mistaken), whose(mistaken)]).toEqual(['done', ADA]);
  const own: Event = { type: 'placed-own', sector: 5, body: 'comet' };
  expect([telling(own), whose(own)]).toEqual(['private', null]);
});
