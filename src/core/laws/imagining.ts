import type { Viewer } from '../contract.ts';
import type { Rng, RngState } from '../rng.ts';
import { bytes, copy, difference, first, freeze, notJson } from './json.ts';
import type { Moment } from './moment.ts';
import type { State } from './sample-play.ts';

/** Law 4: an imagined state looks like the true one from here, and shares no randomness with it. */
export const imaginingLaws = {
  /**
   * Alike to the byte, order of keys included: the secrecy laws hold imagined worlds beside the true one and
   * compare what goes over the wire, where an order of keys can tell a secret as well as a value can.
   */
  'imagined-is-alike': (moment: Moment) =>
    first(moment.viewers, viewer => {
      const chance = moment.rng(`imagined/${viewer}`);
      const imagined = freeze(moment.game.imagine(moment.view(viewer), chance));
      const problem =
        notJson(imagined) ??
        differsFor(moment, imagined, viewer) ??
        standsElsewhere(moment, imagined, viewer) ??
        unplayable(moment, imagined, chance);
      return problem && `imagined by ${viewer}: ${problem}`;
    }),

  'fresh-randomness': ({ game, state, viewers, view, rng }: Moment) =>
    first(viewers, viewer => {
      const other = game.view({ ...copy(state), rng: PLANTED }, viewer);
      if (bytes(other) !== bytes(view(viewer)))
        return `the view of ${viewer} shows randomness: ${difference(bytes(view(viewer)), bytes(other))}`;
      const one = game.imagine(view(viewer), rng(`fresh/${viewer}/one`)).rng;
      const two = game.imagine(view(viewer), rng(`fresh/${viewer}/two`)).rng;
      if (shared(one, state.rng)) return `${viewer} imagines the true randomness`;
      return shared(one, two) ? `${viewer} imagines the same randomness twice` : undefined;
    }),
};

/** Numbers that no rule comes by on its own. */
const PLANTED: RngState = [1_594_323_001, -1_594_323_003, 1_594_323_007, -1_594_323_009];

function differsFor({ game, view }: Moment, imagined: State, viewer: Viewer): string | undefined {
  const [seen, from] = [bytes(view(viewer)), bytes(game.view(imagined, viewer))];
  return seen === from ? undefined : `looks different: ${difference(seen, from)}`;
}

function standsElsewhere({ game, state }: Moment, imagined: State, viewer: Viewer): string | undefined {
  const over = game.outcome(imagined) !== undefined;
  if (over !== (game.outcome(state) !== undefined)) return over ? 'is over' : 'is not over';
  if (over !== (game.toAct(imagined).length === 0)) return 'differs in whether anybody has to act';
  const actsIn = (world: State) => viewer !== 'spectator' && game.toAct(world).includes(viewer);
  return actsIn(state) === actsIn(imagined) ? undefined : 'differs in whether this seat has to act';
}

function unplayable({ game, effort }: Moment, imagined: State, rng: Rng): string | undefined {
  let state = imagined;
  for (let i = 0; i < effort.worlds && game.toAct(state).length > 0; i++) {
    const seat = rng.pick(game.toAct(state));
    const view = game.view(state, seat);
    const move = game.sample(view, rng);
    const refusal = game.refuse(view, move);
    if (refusal !== undefined) return `refuses ${bytes(move)} sampled there: ${refusal}`;
    ({ state } = game.apply(state, seat, move));
  }
  return undefined;
}

/** How much was drawn may be the same by chance; keys are not. */
const keyOf = (state: RngState): readonly number[] => state.slice(0, 4);

const shared = (one: RngState, other: RngState): boolean =>
  keyOf(one).some(word => keyOf(other).includes(word));
