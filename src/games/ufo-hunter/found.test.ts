import { expect, test } from 'vitest';
import { choosing, type Play, seat } from './testing.ts';
import { drawnLast, newestFound } from './ui/found.ts';

const [you, heron] = [seat(0), seat(1)];

/** Seat 0 stands on a rumor and turns it up by train; the other buys. */
const turnedUp = (card: 'G02' | 'G08' | 'R05'): Play =>
  choosing({
    seats: 2,
    players: [{ region: 20 }, { region: 30 }],
    rumors: [
      { region: 20, card },
      { region: 36, card: 'R01' },
    ],
  })
    .choose('train', 'buy')
    .make(0, { type: 'travel', to: 20 })
    .make(0, { type: 'investigate', yes: true });

const storyOf = (play: Play) => [play.events.map(({ event }) => event)];

test('[A7] a card whose only option was taken without asking stays to be read, by whoever turned it up', () => {
  const play = turnedUp('G02');
  expect(newestFound(storyOf(play), [you])).toMatchObject({
    seat: you,
    card: 'G02',
    region: 20,
    events: [{ type: 'option-taken' }, { type: 'gained', money: 6 }],
  });
  expect(newestFound(storyOf(play), [heron])).toBeUndefined();
});

test('what others do meanwhile leaves it there, and belongs to it no more', () => {
  const play = turnedUp('G02');
  const before = newestFound(storyOf(play), [you]);
  play.until('bid');
  expect(newestFound(storyOf(play), [you])).toEqual(before);
  play.make(1, { type: 'bid', bid: 0 });
  expect(
    newestFound(
      storyOf(play).map(events => events.filter(({ type }) => type !== 'bid-made')),
      [you],
    ),
  ).toEqual(before);
});

test('it is there when all is settled, and gone with the next own decision', () => {
  const asked = turnedUp('G08');
  expect(asked.table.pending?.type).toBe('option');
  expect(newestFound(storyOf(asked), [you])).toBeUndefined();
  asked.make(0, { type: 'option', option: 2 });
  expect(newestFound(storyOf(asked), [you])?.card).toBe('G08');
  asked.until('bid').make(0, { type: 'bid', bid: 0 });
  expect(newestFound(storyOf(asked), [you])).toBeUndefined();
});

test('[Q2] what a seat drew last is known when it is asked for more', () => {
  const play = choosing({ seats: 2, players: [{}, { money: 9 }], bag: ['radar-gun', 'radar-gun'] });
  play.choose('publish', 'buy');
  expect(drawnLast(storyOf(play), heron)).toEqual(['radar-gun']);
  expect(drawnLast(storyOf(play), you)).toEqual([]);
});
