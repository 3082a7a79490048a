import { expect, test } from 'vitest';
import { cardOf } from './board.ts';
import { openOptions } from './investigate.ts';
import { dueOf } from './losses.ts';
import { wholeGame } from './testing.ts';
import { CARDS, type Player } from './types.ts';
import { isOpen, lossFor, outlooksOf } from './ui/outlook.ts';

/** Players as they stand in games by sample, poor and rich. */
const players: readonly Player[] = [2, 4, 6].flatMap(seats =>
  wholeGame(seats, `foreseen/${seats}`)
    .states.filter((_, n) => n % 40 === 0)
    .flatMap(state => state.public.players),
);

test('[R3] [R4] the page says of every card what the rules will let somebody take', () => {
  const open = new Set<boolean>();
  for (const player of players)
    for (const card of CARDS) {
      const outlooks = outlooksOf(card, player, player.region);
      expect(outlooks.filter(isOpen).map(({ option }) => option)).toEqual(openOptions(card, player));
      for (const outlook of outlooks) open.add(isOpen(outlook));
    }
  expect(open.size).toBe(2);
});

test('[R9] [R10] the page says of every loss what the rules will take', () => {
  let capped = 0;
  for (const player of players)
    for (const card of CARDS)
      for (const [option, { lose }] of cardOf(card).options.entries()) {
        if (!lose) continue;
        const { evidence, contacts, least, money } = dueOf(lose, player);
        const { money: coins = 0, equipment = 0, mix = 0, ...rest } = lossFor(lose, player);
        expect(rest, `${card}/${option}`).toEqual({ evidence, contacts });
        expect(coins + equipment + mix, `${card}/${option}`).toBe(least + money);
        if (
          JSON.stringify(rest) !==
          JSON.stringify({ evidence: lose.evidence ?? 0, contacts: lose.contacts ?? 0 })
        )
          capped++;
      }
  expect(capped).toBeGreaterThan(0);
});
