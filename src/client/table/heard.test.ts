import { expect, test } from 'vitest';
import type { GameTypes } from '../../core/contract.ts';
import type { News } from '../../core/news.ts';
import { createHeard } from './heard.ts';

const steps = ['dealt', 'said', 'revealed'].map(type => [{ type }]);
const news = (part: Partial<News>): News => ({
  viewer: 'spectator',
  from: 0,
  steps,
  view: {} as GameTypes['View'],
  toAct: [],
  outcome: null,
  takeBack: { can: false, why: 'nothing-made' },
  seen: 0,
  ...part,
});

test('who opens a table has missed what nobody looked at', () => {
  const heard = createHeard(news({}), true);
  expect(heard.missed).toEqual({ from: 0, to: 2 });
  expect(heard.fresh()).toEqual([]);
});

test.each([-1, 2])('who never looked, or saw all, has missed nothing: seen %i', seen => {
  for (const opens of [true, false]) {
    const heard = createHeard(news({ seen }), opens);
    expect([heard.missed, heard.fresh()]).toEqual([null, []]);
  }
});

test('what came while the screen changed hands is fresh', () => {
  const heard = createHeard(news({}), false);
  expect(heard.missed).toBeNull();
  expect(heard.fresh()).toEqual([{ type: 'said' }, { type: 'revealed' }]);
});

test('what comes is fresh, and what was taken back is not', () => {
  const heard = createHeard(news({ seen: 2 }), true);
  heard.hear(news({ from: 3, steps: [[{ type: 'done' }]] }));
  expect(heard.fresh()).toEqual([{ type: 'done' }]);
  heard.hear(news({ from: 3, steps: [] }));
  expect(heard.fresh()).toEqual([]);
  expect(heard.story()).toEqual(steps);
});
