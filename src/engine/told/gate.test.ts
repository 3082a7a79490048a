import { expect, test } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import { sealedPlan } from '../../core/fixtures/sealed-plan.ts';
import { NO_KEYS } from '../keys.ts';
import { newClock, ticked } from '../log/clock.ts';
import { newStanding, type Standing } from '../log/standing.ts';
import { must } from '../testing.ts';
import { deal, type Truth, withMove } from '../truth/truth.ts';
import { Gate, type Line } from './gate.ts';
import { RecentLooks } from './recent-looks.ts';

const [first, second] = [0 as Seat, 1 as Seat];

/** A table with clocks, at this moment. */
function standing(truth: Truth, now: number): Standing {
  const clock = ticked(newClock(2), 0, [first, second], []);
  const created = {
    type: 'created',
    id: 'table',
    code: 'code',
    game: 'sealed-plan',
    options: {},
    seats: 2,
    listed: false,
    watch: 'public',
    perMove: 60,
    perGame: null,
    standIn: null,
    commitment: '',
    host: '',
    part: '',
    at: 0,
  } as const;
  const running = sealedPlan.toAct(truth.table.state as Parameters<typeof sealedPlan.toAct>[0]);
  return { ...newStanding(created), stage: 'playing', truth, clock: ticked(clock, now, running, []) };
}

function newLine(texts: string[]): Line {
  return {
    keys: NO_KEYS,
    who: { seat: second, host: false },
    viewer: null,
    chatFrom: null,
    room: '',
    send: text => texts.push(text),
    end: () => undefined,
  };
}

test('where clocks run, others are told that a choice was sealed, and not that it was replaced', () => {
  const texts: string[] = [];
  const line = newLine(texts);
  const dealt = must(deal(sealedPlan, { options: {}, seats: 2, seed: 'clocks' }));
  const sealed = must(withMove(dealt, first, { type: 'plan', sites: ['mesa'] } as { type: string }));
  const replaced = must(withMove(sealed, first, { type: 'plan', sites: ['silo'] } as { type: string }));
  const gate = new Gate(0, new RecentLooks());
  gate.enter(line);
  gate.look(line, second, standing(dealt, 0), 0);
  gate.news(standing(dealt, 0), standing(sealed, 1_000), 1_000);
  expect(texts).toHaveLength(2);
  gate.news(standing(sealed, 1_000), standing(replaced, 5_000), 5_000);
  expect(texts).toHaveLength(2);
});

test('who asks how the table stands is told that, whatever others were told before', () => {
  const dealt = must(deal(sealedPlan, { options: {}, seats: 2, seed: 'looks' }));
  const sealed = must(withMove(dealt, first, { type: 'plan', sites: ['mesa'] } as { type: string }));
  const shared = new RecentLooks();
  const told = (looks: RecentLooks) => {
    const texts: string[] = [];
    const gate = new Gate(0, looks);
    for (const [truth, now] of [
      [dealt, 0],
      [sealed, 0],
      [sealed, 1_000],
    ] as const)
      for (const viewer of [first, second, 'spectator', first] as const)
        gate.look(newLine(texts), viewer, standing(truth, now), now);
    return texts;
  };
  const apart = { textOf: (about, body) => new RecentLooks().textOf(about, body) } as RecentLooks;
  expect(told(shared)).toEqual(told(apart));
});
