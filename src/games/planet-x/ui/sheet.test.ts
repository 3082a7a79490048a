import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { HELPS } from '../../../deduction/help.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { Act, Answer, PlanetX, Theory, View } from '../types.ts';
import { noteGame } from './paper-game.ts';
import { announcedBy, announcedKeys } from './sheet-heard.ts';
import { groupsOf } from './sheet-known.ts';

const [YOU, HERON] = [0 as Seat, 1 as Seat];

/** Of two at a table, as the first sees it. */
function viewWith(known: {
  readonly acts?: readonly Act[];
  readonly answers?: readonly Answer[];
  readonly theories?: readonly Theory[];
}): View {
  const { acts = [], answers = [], theories = [] } = known;
  return {
    viewer: YOU,
    public: {
      mode: 'standard',
      seats: 2,
      acts,
      theories,
      conferences: [{ type: 'x-not-opposite', to: 'gas' }],
    },
    own: { facts: [{ sector: 3, body: 'gas' }], answers },
  } as unknown as View;
}

const seated = (view: View) =>
  ({
    view,
    seat: YOU,
    name: (seat: Seat) => (seat === YOU ? 'You' : 'Heron'),
  }) as unknown as Seen<PlanetX>;

test('[S5] help goes as far as the table allows, all the way where nothing is said', () => {
  expect(noteGame.mostHelp({ mode: 'standard' })).toBe('exact');
  for (const help of HELPS) expect(noteGame.mostHelp({ mode: 'standard', help })).toBe(help);
});

const asked = viewWith({
  acts: [
    { seat: YOU, at: 0, cost: 3, type: 'survey', of: 'comet', from: 2, to: 5 },
    { seat: HERON, at: 0, cost: 4, type: 'target', sector: 2 },
    { seat: YOU, at: 3, cost: 1, type: 'research', topic: 'B' },
    { seat: YOU, at: 4, cost: 4, type: 'target', sector: 7 },
    { seat: YOU, at: 8, cost: 1, type: 'research', topic: 'A' },
  ],
  answers: [
    { type: 'survey', count: 1 },
    { type: 'research', rule: { type: 'band', of: 'gas', n: 4 } },
    { type: 'target', sight: 'empty' },
    { type: 'research', rule: { type: 'some-adjacent', of: 'asteroid', to: 'comet' } },
  ],
  theories: [
    { seat: YOU, sector: 4, phase: 3, fate: 'in-review', body: null },
    { seat: HERON, sector: 5, phase: 3, fate: 'in-review', body: null },
    { seat: HERON, sector: 8, phase: 1, fate: 'wrong', body: 'gas' },
    { seat: YOU, sector: 8, phase: 1, fate: 'wrong', body: 'gas' },
  ],
});

test('what one knows, each once: own answers with the newest first, conferences, reviews, and the start', () => {
  expect(groupsOf(asked)).toEqual([
    {
      title: 'Answers, newest first',
      lines: [
        { source: 'A', says: 'At least one asteroid is adjacent to a comet.' },
        { source: 'Target', says: 'Sector 7 appears empty.' },
        { source: 'B', says: 'All gas clouds lie in a band of 4 sectors or fewer.' },
        { source: 'Survey', says: '1 comet in sectors 2 to 5.' },
      ],
    },
    { title: 'Conferences', lines: [{ source: 'X1', says: 'Planet X is not opposite a gas cloud.' }] },
    {
      title: 'Reviewed theories, newest first',
      lines: [{ source: 'Review', says: 'Sector 8 holds no gas cloud.' }],
    },
    { title: 'From the start', lines: [{ source: 'Start', says: 'No gas cloud in sector 3.' }] },
  ]);
});

test('starting facts about one thing stand in one line, sector by sector', () => {
  const view = viewWith({});
  const facts = [
    { sector: 11, body: 'comet' },
    { sector: 3, body: 'gas' },
    { sector: 2, body: 'comet' },
  ] as const;
  const known = groupsOf({ ...view, own: view.own && { ...view.own, facts } });
  expect(known.at(-1)?.lines.map(({ says }) => says)).toEqual([
    'No comet in sectors 2 and 11.',
    'No gas cloud in sector 3.',
  ]);
});

test('what others announced stands in lines; of theories those in review', () => {
  const table = seated(asked);
  expect(announcedKeys(asked.public, YOU).map(key => announcedBy(table, key)?.line)).toEqual([
    'Heron: a theory about sector 5, phase 3.',
    'Heron targets sector 2. Time: 4.',
  ]);
});

test('a line keeps its key when more is announced', () => {
  const more = viewWith({
    acts: [...asked.public.acts, { seat: HERON, at: 4, cost: 1, type: 'research', topic: 'C' }],
  });
  const [, key = ''] = announcedKeys(asked.public, YOU);
  expect(announcedBy(seated(more), key)).toEqual(announcedBy(seated(asked), key));
});
