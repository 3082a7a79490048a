import type { Figures } from '../../../core/contract.ts';
import type { State } from '../types.ts';

/** Of a game that is over: when its finder began to locate, and whatever was claimed that is not so. */
export function figures({ public: { acts, theories } }: State): Figures {
  const locates = acts.filter(act => act.type === 'locate');
  return {
    spreads: { locateTime: locates.filter(({ found, cost }) => found && cost > 0).map(act => act.at) },
    counts: {
      wrongLocates: locates.filter(({ found }) => !found).length,
      theories: theories.length,
      falseTheories: theories.filter(({ fate }) => fate === 'wrong').length,
    },
  };
}
