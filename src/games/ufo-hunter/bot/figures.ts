import type { Figures } from '../../../core/contract.ts';
import { NUMBERS } from '../board.ts';
import { outcome } from '../end.ts';
import { ACTIONS, type Investigation, type State } from '../types.ts';

/** Of a game that is over: how long it was, what was chosen, how close it was, and what each card brought. */
export function figures(state: State): Figures {
  const { past, now } = state.public;
  const rounds = [...past, now];
  const chosen = rounds.flatMap(({ actions }) => actions ?? []);
  const gains: Record<string, number[]> = {};
  for (const found of rounds.flatMap(({ investigations }) => investigations)) {
    const list = gains[found.card] ?? [];
    list.push(gainOf(found));
    gains[found.card] = list;
  }
  const [first = 0, second = 0] = (outcome(state)?.scores ?? [])
    .map(({ total }) => total)
    .toSorted((a, b) => b - a);
  return {
    spreads: { rounds: [rounds.length], margins: [first - second] },
    counts: {},
    shares: {
      actions: Object.fromEntries(
        ACTIONS.map(action => [action, chosen.filter(one => one === action).length]),
      ),
    },
    means: { gainByCard: gains },
  };
}

/** In money, by what things are sold for; contacts as if they could be. */
const gainOf = ({ evidence, money, equipment, contacts }: Investigation): number =>
  money + NUMBERS.sellPrice * (evidence + equipment + contacts);
