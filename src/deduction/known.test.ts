import { expect, test } from 'vitest';
import { someGroups } from './known.ts';

test('groups without lines are left out, and who asks again is told the same', () => {
  const line = { source: 'Target', says: 'Sector 7 holds a comet.' };
  const other = { source: 'Survey', says: 'Sector 7 holds a comet.' };
  expect(
    someGroups([
      { title: 'Answers', lines: [line, other, line] },
      { title: 'From the start', lines: [] },
    ]),
  ).toEqual([{ title: 'Answers', lines: [line, other] }]);
});
