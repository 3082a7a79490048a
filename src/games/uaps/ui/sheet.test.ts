import { expect, test } from 'vitest';
import { HELPS } from '../../../deduction/help.ts';
import { readNotes } from '../../../deduction/marks.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { boardOf } from '../board.ts';
import { type Act, CONTENTS, MODES, type Sector, type Uaps } from '../types.ts';
import { conclusionText, markText, premiseText } from './help-text.ts';
import { marks } from './marks.ts';
import { noteGame } from './paper-game.ts';
import { announcedBy, announcedKeys } from './sheet-heard.ts';
import { groupsOf, ownPhotos, rulesTold } from './sheet-known.ts';
import { moved, notableIn, notableNow, quadrantRows, stacksNow, sureOf } from './sheet-stacks.ts';
import { photo, publicOf, seat, viewOf } from './testing.ts';

const expert = boardOf('expert');

test('[B2] [B3] rows are the stacks of now, by quadrant', () => {
  const stacks = stacksNow(publicOf({ turns: 2 }));
  expect(stacks.slice(6, 9)).toEqual([
    { inner: 7, outer: 17 },
    { inner: 8, outer: 18 },
    { inner: 9, outer: 19 },
  ]);
  expect(stacksNow(publicOf({ turns: 3 }))[6]).toEqual({ inner: 7, outer: 16 });
  expect(quadrantRows(expert)[2]).toEqual([3, [7, 8, 9]]);
});

test.each<readonly [Sector, string]>([
  [7, 'iss spy meteor nav junk uap'],
  [8, 'iss meteor comm nav junk uap'],
  [13, 'hubble meteor nav junk uap'],
  [14, 'hubble meteor comm nav junk uap'],
])('sector %i could hold %s', (sector, contents) => {
  expect(notableIn(sector, expert).join(' ')).toBe(contents);
});

test('of what everybody knows nothing is noted', () => {
  const notable = notableNow(
    publicOf({ luna: 18, photos: [photo(1, 4, { fate: 'right', subject: 'nav' }), photo(1, 5)] }),
  );
  expect([notable[17], notable[3]]).toEqual([[], []]);
  expect(notable[4]).toEqual(notableIn(5, expert));
});

test.each(MODES)('no place of %s shares its mark with another', mode => {
  const sectors = 2 * boardOf(mode).perOrbit;
  for (let sector = 1; sector <= sectors; sector += 5)
    for (const content of CONTENTS) {
      const notes = marks.withMarkings(readNotes(null), [{ sector, content, mark: 'struck' }]);
      expect(marks.markedPlaces(notes, sectors, ['struck'])).toEqual([{ sector, content, mark: 'struck' }]);
    }
});

test('arrows go along a row through both orbits, and down in one of them over what all know', () => {
  const stacks = stacksNow(publicOf({ turns: 2 }));
  const notes = marks.withMarkings(readNotes(null), [{ sector: 8, content: 'comm', mark: 'ink' }]);
  const shown = (sector: Sector) => {
    const sure = sureOf(notes, sector, expert);
    if (sector === 18) return [];
    return sure ? [sure] : notableIn(sector, expert);
  };
  const from = (sector: Sector, content: (typeof CONTENTS)[number]) => ({ sector, content });
  expect(moved(from(7, 'uap'), [0, 1], stacks, shown)).toEqual(from(17, 'hubble'));
  expect(moved(from(17, 'hubble'), [0, -1], stacks, shown)).toEqual(from(7, 'uap'));
  expect(moved(from(17, 'meteor'), [1, 0], stacks, shown)).toEqual(from(19, 'meteor'));
  expect(moved(from(7, 'nav'), [1, 0], stacks, shown)).toEqual(from(8, 'comm'));
  expect(moved(from(1, 'nav'), [-1, 0], stacks, shown)).toEqual(from(12, 'nav'));
});

test('[S6] help goes as far as the table allows, all the way where nothing is said', () => {
  expect(noteGame.mostHelp({ mode: 'basic' })).toBe('exact');
  for (const help of HELPS) expect(noteGame.mostHelp({ mode: 'basic', help })).toBe(help);
});

const did = (who: number, what: object) =>
  ({ seat: seat(who), at: 3, cost: 1, quadrant: 3, turns: 1, ...what }) as Act;

const asked = viewOf(
  {
    acts: [
      did(0, { type: 'survey', of: ['nav', 'junk'], area: { form: 'stack', inner: 7 }, sectors: [7, 17] }),
      did(1, { type: 'move', to: 2 }),
      did(1, { type: 'target', sectors: [2] }),
      did(0, { type: 'analyze', satellite: 'nav' }),
      did(0, { type: 'photo', sectors: [9] }),
      did(0, { type: 'target', sectors: [8] }),
    ],
    photos: [
      photo(1, 4, { fate: 'right', subject: 'nav' }),
      photo(0, 9),
      photo(2, 5, { fate: 'wrong', subject: 'spy' }),
    ],
  },
  {
    facts: [
      { sector: 11, sight: 'comm' },
      { sector: 3, sight: 'junk' },
      { sector: 2, sight: 'comm' },
    ],
    answers: [
      { type: 'survey', counts: [1, 0] },
      {
        type: 'analyze',
        told: [{ topic: 'C', rule: { type: 'some', of: 'hubble', to: 'nav', by: 'next' } }],
      },
      { type: 'photo', subjects: ['meteor'] },
      { type: 'target', sights: ['junk'] },
    ],
    subjects: ['meteor'],
    reports: [{ at: 4, rule: { type: 'not-in-orbit', orbit: 'inner' } }],
  },
);

test('what one knows: own answers with the newest first, photos of others, and the start', () => {
  expect(groupsOf(asked)).toEqual([
    {
      title: 'Answers, newest first',
      lines: [
        { source: 'Target', says: 'Sector 8 appears as space junk.' },
        { source: 'Survey', says: 'None of sectors 7 and 17 appears as space junk.' },
        { source: 'Survey', says: '1 nav satellite in sectors 7 and 17.' },
      ],
    },
    {
      title: 'Photos of others, newest first',
      lines: [
        { source: 'Photo', says: 'Sector 5 holds no spy satellite.' },
        { source: 'Photo', says: 'Sector 4 holds a nav satellite.' },
      ],
    },
    {
      title: 'From the start',
      lines: [
        { source: 'Start', says: 'No comm satellite in sectors 2 and 11.' },
        { source: 'Start', says: 'No space junk to be seen in sector 3.' },
      ],
    },
  ]);
});

test('rules stand by their topic, and own photos with what became of them', () => {
  expect(rulesTold(asked)).toEqual({ C: { type: 'some', of: 'hubble', to: 'nav', by: 'next' } });
  expect(ownPhotos(asked)).toEqual([{ sector: 9, subject: 'meteor', fate: 'face-down' }]);
});

test('what others announced stands in lines; where they went does not', () => {
  const table = { view: asked, name: () => 'Heron' } as unknown as Seen<Uaps>;
  const lines = announcedKeys(asked.public, seat(0)).map(key => announcedBy(table, key)?.line);
  expect(lines).toEqual(['Heron targets sector 2. Time: 1.']);
});

test('what a lamp asks for again changes with every answer, report and photo', () => {
  const known = noteGame.knownIn(asked);
  const { own } = asked;
  expect(noteGame.knownIn({ ...asked, own: own && { ...own, reports: [] } })).not.toBe(known);
  const verified = asked.public.photos.map(one => ({ ...one, fate: 'right' as const }));
  expect(noteGame.knownIn({ ...asked, public: { ...asked.public, photos: verified } })).not.toBe(known);
});

test.each([
  [
    { sector: 5, content: 'spy', holds: false },
    'Sector 5 cannot hold a spy satellite.',
    'no spy satellite in sector 5',
  ],
  [
    { sector: 5, content: 'nav', holds: true },
    'Sector 5 holds a nav satellite.',
    'a nav satellite in sector 5',
  ],
  [{ sector: 5, content: 'uap', holds: false }, 'The UAP cannot be in sector 5.', 'the UAP not in sector 5'],
  [{ sector: 5, content: 'hubble', holds: true }, 'Hubble is in sector 5.', 'Hubble in sector 5'],
  [{ sector: 5, content: 'junk', holds: true }, 'Sector 5 is truly space junk.', 'sector 5 truly space junk'],
] as const)('%j in words', (conclusion, says, asMark) => {
  expect(conclusionText(conclusion)).toBe(says);
  expect(markText(conclusion)).toBe(asMark);
});

test.each([
  [
    { type: 'rule', rule: 'B11' },
    'Rule: There are 2 to 8 nav satellites, each with another one directly across.',
  ],
  [{ type: 'clue', clue: { type: 'luna', sector: 18 } }, 'Known to all: Luna is in sector 18.'],
  [
    { type: 'clue', clue: { type: 'topic', rule: { type: 'some', of: 'hubble', to: 'nav', by: 'next' } } },
    'Topic C: Hubble is next to a nav satellite.',
  ],
  [
    { type: 'clue', clue: { type: 'report', rule: { type: 'not-in-orbit', orbit: 'inner' } } },
    'Report 1: The UAP is not in the inner orbit.',
  ],
  [
    { type: 'clue', clue: { type: 'is-not', sector: 2, sight: 'comm' } },
    'From the start: Sector 2 holds no comm satellite.',
  ],
  [
    { type: 'clue', clue: { type: 'is-not', sector: 5, sight: 'spy' } },
    'Photo: Sector 5 holds no spy satellite.',
  ],
  [{ type: 'clue', clue: { type: 'is', sector: 4, sight: 'nav' } }, 'Photo: Sector 4 holds a nav satellite.'],
] as const)('a reason says where it is from: %j', (premise, says) => {
  expect(premiseText(premise, asked)).toBe(says);
});
