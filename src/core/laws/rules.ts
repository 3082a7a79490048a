import type { Outcome, Seat, Viewer } from '../contract.ts';
import { Rng, type RngState } from '../rng.ts';
import { bytes, copy, difference, first, notJson, take } from './json.ts';
import type { Moment } from './moment.ts';
import type { View } from './sample-play.ts';

/** Laws 1 to 3: plain data, pure functions, whose turn it is, and what may be done. */
export const rulesLaws = {
  'json-safe': ({ state, viewers, view, act, news }: Moment) =>
    named('the state', notJson(state)) ??
    first(viewers, viewer => named(`the view of ${viewer}`, notJson(view(viewer)))) ??
    named('an event', notJson(news)) ??
    (act && named('the move', notJson(act.move))) ??
    (act && named('an event', notJson(act.step.events))),

  pure(moment: Moment) {
    const { game, state, viewers, view, act } = moment;
    return (
      sameTwice('toAct', () => game.toAct(state)) ??
      sameTwice('outcome', () => game.outcome(state) ?? null) ??
      first(viewers, viewer =>
        unlike('view and view again', bytes(view(viewer)), bytes(game.view(copy(state), viewer))),
      ) ??
      first(viewers, viewer =>
        unlike(
          'one view asked twice',
          knownFrom(moment, viewer, view(viewer)),
          knownFrom(moment, viewer, view(viewer)),
        ),
      ) ??
      (act &&
        first([state, copy(state)], given =>
          unlike('apply and apply again', bytes(act.step), bytes(game.apply(given, act.seat, act.move))),
        ))
    );
  },

  'over-exactly-when-nobody-acts'({ game, state, seats, view, probes }: Moment) {
    const over = game.outcome(state) !== undefined;
    const acting = game.toAct(state);
    if (over !== (acting.length === 0))
      return over ? `over, and seats ${acting} have to act` : 'nobody has to act, and it is not over';
    if (!over) return undefined;
    return first(seats, seat => {
      const left =
        take(game.moves(view(seat)), 1)[0] ?? probes().find(move => !game.refuse(view(seat), move));
      return left && `over, and seat ${seat} may still ${bytes(left)}`;
    });
  },

  'actors-are-seats-with-moves'({ game, state, seats, view }: Moment) {
    const acting = game.toAct(state);
    if (!areSeats(acting, seats)) return `toAct gives ${bytes(acting)} at a table of ${seats.length}`;
    const stuck = acting.find(seat => take(game.moves(view(seat)), 1).length === 0);
    return stuck === undefined ? undefined : `seat ${stuck} has to act and has no move`;
  },

  'outcome-fits-seats': ({ game, state, seats }: Moment) => outcomeProblem(game.outcome(state), seats),

  'spectators-watch'({ game, view, probes }: Moment) {
    const watching = view('spectator');
    const move = take(game.moves(watching), 1)[0] ?? probes().find(probe => !game.refuse(watching, probe));
    return move && `a spectator may ${bytes(move)}`;
  },

  'legal-from-the-view-alone': (moment: Moment) =>
    first(moment.viewers, viewer =>
      unlike(
        `the view of ${viewer} and a copy of it`,
        knownFrom(moment, viewer, moment.view(viewer)),
        knownFrom(moment, viewer, copy(moment.view(viewer))),
      ),
    ),

  'offered-is-accepted'({ game, state, seats, view, effort, rng }: Moment) {
    const chance = rng('offered');
    const acting = game.toAct(state);
    return first(seats, seat => {
      const offered = take(game.moves(view(seat)), effort.moves);
      const seen = offered.map(bytes);
      const twice = seen.find((text, index) => seen.indexOf(text) !== index);
      if (twice) return `${twice} is offered twice to seat ${seat}`;
      if (offered.length > 0)
        for (let i = 0; i < effort.worlds; i++) offered.push(game.sample(view(seat), chance));
      if (acting.includes(seat)) offered.push(game.late(view(seat), chance));
      return first(offered, move => {
        const refusal = game.refuse(view(seat), move);
        if (refusal !== undefined) return `${bytes(move)} is offered to seat ${seat} and refused: ${refusal}`;
        const read = game.readMove(copy(move));
        if (!read.ok) return `${bytes(move)} is offered and cannot be read: ${read.error}`;
        return unlike('an offered move and how it reads', bytes(move), bytes(read.value));
      });
    });
  },

  'accepted-is-offered': ({ game, viewers, view, probes, effort }: Moment) =>
    first(viewers, viewer => {
      const accepted = probes().filter(move => game.refuse(view(viewer), move) === undefined);
      const missing = new Set(accepted.map(bytes));
      let searched = 0;
      for (const move of game.moves(view(viewer))) {
        if (missing.size === 0 || searched++ >= effort.search) return undefined;
        missing.delete(bytes(move));
      }
      return first(missing, move => `${move} of ${viewer} is accepted and not offered`);
    }),
};

/** Everything that can be asked of one view. */
function knownFrom({ game, state, probes, effort, rng }: Moment, viewer: Viewer, asked: View): string {
  const dice: RngState = rng('known').state();
  const mustAct = viewer !== 'spectator' && game.toAct(state).includes(viewer);
  const moves = take(game.moves(asked), effort.moves);
  return bytes([
    moves,
    probes().map(move => game.refuse(asked, move) ?? null),
    moves.length > 0 && game.sample(asked, new Rng(dice)),
    mustAct && game.late(asked, new Rng(dice)),
    game.talkOpen(asked),
    game.imagine(asked, new Rng(dice)),
  ]);
}

function outcomeProblem(outcome: Outcome | undefined, seats: readonly Seat[]): string | undefined {
  if (!outcome) return undefined;
  const { winners, scores } = outcome;
  if (!areSeats(winners, seats)) return `winners are ${bytes(winners)} at a table of ${seats.length}`;
  if (scores.length !== seats.length) return `${scores.length} scores for ${seats.length} seats`;
  const wrong = scores.find(
    ({ total, parts }) => parts.length > 0 && total !== parts.reduce((sum, { points }) => sum + points, 0),
  );
  return wrong && `a score is not the sum of its parts: ${bytes(wrong)}`;
}

const areSeats = (listed: readonly Seat[], seats: readonly Seat[]): boolean =>
  listed.every((seat, index) => seats.includes(seat) && (index === 0 || seat > (listed[index - 1] as Seat)));

const sameTwice = (what: string, ask: () => unknown): string | undefined =>
  unlike(`${what} and ${what} again`, bytes(ask()), bytes(ask()));

const unlike = (what: string, one: string, other: string): string | undefined =>
  one === other ? undefined : `${what} differ: ${difference(one, other)}`;

const named = (what: string, problem: string | undefined): string | undefined =>
  problem && `${what}: ${problem}`;
