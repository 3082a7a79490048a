import { assert, seatsOf } from '../../../src/core/contract.ts';
import { rules } from '../rules.ts';
import type { Connect } from './link.ts';

/** No server at all: what the same load must come to wherever the same rules are served. */
export const local: Connect = (_, name) => {
  const rule = rules[name];
  return {
    async open(seed, heard) {
      let state = rule.deal(seed);
      let shown = state;
      const places = seatsOf(rule.seats);
      return {
        seats: places.map(seat => ({
          view: () => rule.view(shown, seat),
          send(move: object) {
            const next = rule.play(state, seat, move);
            assert(next, 'the load makes legal moves');
            state = next;
            queueMicrotask(() => {
              shown = next;
              places.forEach(heard);
            });
          },
        })),
        close: () => undefined,
      };
    },
  };
};
