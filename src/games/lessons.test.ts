import { describe, expect, test } from 'vitest';
import { at, heardBy, seatsOf } from '../core/contract.ts';
import { scriptPlay } from '../core/laws/script-play.ts';
import { games } from './index.ts';

/** Every game has one of this shape. */
type LessonModule = typeof import('./unacknowledged/ui/lesson.ts');

/** Five minutes, with the time to look and to act. */
const MOST_WORDS = 750;
const MOST_WORDS_OF_A_CARD = 42;

const words = (text: string): number => text.split(/\s+/).length;

describe.each(games.map(({ game, bots }) => ({ id: game.id, game, bots })))(
  'the lesson of $id',
  async ({ id, game, bots }) => {
    const { lesson } = (await import(`./${id}/ui/lesson.ts`)) as LessonModule;
    const { script, cards, names, seats } = lesson;
    const learner = at(seatsOf(seats), 0);

    test('is legal from move to move, and the learner hears each', () => {
      const { events } = scriptPlay(game, lesson, script);
      expect(events.findIndex(one => heardBy(one, learner).length === 0)).toBe(-1);
    });

    test('names everybody else', () => {
      expect(names).toHaveLength(seats - 1);
      expect(new Set(names).size).toBe(names.length);
    });

    test('has a card before every act of the learner, and ends with one', () => {
      const places = cards.map(card => card.at);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places[0]).toBe(0);
      expect(places.at(-1)).toBe(script.length);
      const acts = script.flatMap(({ seat }, index) => (seat === learner ? [index] : []));
      expect(acts.filter(index => !places.includes(index))).toEqual([]);
    });

    test('is read in five minutes', () => {
      expect(cards.filter(({ text }) => words(text) > MOST_WORDS_OF_A_CARD)).toEqual([]);
      const all = cards.map(({ title, text }) => words(`${title} ${text}`));
      expect(all.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_WORDS);
    });

    test('goes on with a bot that there is', () => {
      expect(bots.map(({ level }) => level)).toContain(lesson.level);
    });
  },
);
