import { type Seat, seatsOf, type Viewer } from '../../src/core/contract.ts';
import { bytes } from '../../src/core/laws/json.ts';
import { withoutLastOf } from '../../src/engine/truth/truth.ts';
import { type Command, PROTOCOL } from '../../src/protocol/asks.ts';
import type { Pilot } from '../../src/server/testing.ts';
import type { Side } from './side.ts';
import type { Trial } from './trial.ts';
import { alike, type Move, moved, someMoves, viewersOf, viewIn } from './worlds.ts';

const ROUNDS = 5;
const QUESTIONS_AT_ONCE = 4;
const MOVES_TRIED = 12;

/** Everything that can be asked and done at a table, in an order that the rng decides. */
export async function play(trial: Trial): Promise<void> {
  await trial.both('the page comes', side => side.line(trial.viewer).connect());
  for (let round = 0; round < ROUNDS && trial.goesOn; round++) {
    for (const ask of trial.rng.shuffle(questionsOf(trial)).slice(0, QUESTIONS_AT_ONCE)) await ask();
    await doingOfAnother(trial);
    await moveOfAnother(trial);
    await silentMove(trial);
    await silentTakeBack(trial);
    await ownMove(trial);
  }
}

/** What the viewer itself can ask: all of it is answered by what it knows. */
function questionsOf(trial: Trial): readonly (() => Promise<unknown>)[] {
  const { viewer, rng } = trial;
  const { seats } = trial.truths[0].table;
  const id = trial.newId();
  const eyes = rng.pick(viewersOf(seats));
  const step = rng.pick([0, 1, 2, 5, 10_000]);
  const asking = (doing: string, act: (pilot: Pilot, side: Side) => Promise<unknown>) => () =>
    trial.both(doing, side => act(side.line(viewer), side));
  const commanding = (command: Command) =>
    asking(`own command ${bytes(command)}`, pilot => pilot.do(command, id));
  return [
    asking(`view of ${eyes} after step ${step}`, pilot =>
      pilot.ask({ type: 'view-at', id, viewer: eyes, step }),
    ),
    asking(`own view after step ${step}`, pilot => pilot.ask({ type: 'view-at', id, viewer, step })),
    asking(`looks through the eyes of ${eyes}`, pilot => lookAndReturn(pilot, eyes, viewer)),
    asking('covers the page', pilot => lookAndReturn(pilot, null, viewer)),
    asking('asks for the file', pilot => pilot.ask({ type: 'file', id })),
    asking('reads notes', pilot => pilot.ask({ type: 'read-notes', id })),
    asking('sends nonsense', async pilot => pilot.sendText('{"type":"nonsense"}')),
    asking('comes back', (_, side) => side.comeBack(viewer)),
    asking('comes back and has forgotten everything', (pilot, side) => {
      pilot.heard = undefined;
      return side.comeBack(viewer);
    }),
    asking('asks how the table stands', async (pilot, side) => {
      pilot.texts.push(await standingFor(side, pilot.key));
    }),
    ...refusedMoves(trial).map(
      // What was taken back since may be legal again.
      move => async () => isRefused(trial, move) && commanding({ type: 'move', move })(),
    ),
    ...[{ type: 'nonsense' }, null].map(move => commanding({ type: 'move', move })),
    ...commandsInVain(viewer, seats).map(commanding),
    () => (viewer === 'spectator' ? Promise.resolve() : trial.takeBack(viewer)),
    () => (viewer === 'spectator' ? Promise.resolve() : pause(trial, viewer)),
  ];
}

async function lookAndReturn(pilot: Pilot, away: Viewer | null, home: Viewer): Promise<void> {
  pilot.send({ type: 'look', viewer: away });
  await pilot.fence();
  pilot.send({ type: 'look', viewer: home });
}

async function standingFor({ url, table }: Side, key: string): Promise<string> {
  const answer = await fetch(`${url}/api/standing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, tables: [{ table, key }] }),
  });
  return answer.text();
}

/** Moves of others, and those that are not legal now. */
function refusedMoves(trial: Trial): readonly Move[] {
  const [one] = trial.truths;
  const { game, seats } = one.table;
  return seatsOf(seats)
    .flatMap(seat => someMoves(game, viewIn(one, seat), 4, trial.rng))
    .concat(one.table.log.slice(-4).map(({ move }) => move))
    .filter(move => isRefused(trial, move));
}

const isRefused = ({ viewer, truths: [one] }: Trial, move: Move): boolean =>
  one.table.game.refuse(viewIn(one, viewer), move) !== undefined;

const commandsInVain = (viewer: Viewer, seats: number): readonly Command[] => [
  { type: 'say', text: 'I have seen nothing.' },
  { type: 'notes', text: 'What I think of it.' },
  { type: 'part', part: 'a'.repeat(64) },
  { type: 'deal' },
  { type: 'break-off', commitment: 'a'.repeat(64) },
  { type: 'start' },
  { type: 'ready', ready: true },
  { type: 'remove', seat: 0 },
  // Where one sits alone there is no other seat: their own would go to a bot that the drill does not have.
  { type: 'hand-over', seat: viewer === 'spectator' ? 0 : (viewer + 1) % Math.max(seats, 2) },
  { type: 'hand-back' },
  { type: 'resume' },
  { type: 'rematch' },
];

/** What another one does that is no move; the viewer is told of some of it, but never what it is about. */
async function doingOfAnother(trial: Trial): Promise<void> {
  const { rng, viewer } = trial;
  const { game, seats } = trial.truths[0].table;
  const others = seatsOf(seats).filter(one => one !== viewer);
  if (others.length === 0) return;
  const seat = rng.pick(others);
  const id = trial.newId();
  const step = rng.int(4);
  const doings: readonly (() => Promise<void>)[] = [
    () => talk(trial, seat),
    () =>
      trial.both(`seat ${seat} looks back`, side =>
        side.line(seat).ask({ type: 'view-at', id, viewer: seat, step }),
      ),
    () =>
      trial.both(`seat ${seat} keeps notes`, side =>
        side.line(seat).do({ type: 'notes', text: bytes(viewIn(side.truth, seat)).slice(0, 10_000) }, id),
      ),
    () =>
      trial.both(`seat ${seat} tries what is not legal`, async side => {
        const [move] = refusedOf(side, seat, rng.pick(game.toAct(side.truth.table.state)));
        await side.line(seat).do({ type: 'move', move: move ?? null }, id);
      }),
    () => trial.both(`seat ${seat} comes back`, side => side.comeBack(seat)),
    () => trial.takeBack(seat),
    () => pause(trial, seat),
  ];
  await rng.pick(doings)();
}

/** Whoever talks is heard by all, also by a viewer who sees nothing of the game that opens or closes the talk. */
async function talk(trial: Trial, seat: Seat): Promise<void> {
  const [here, there] = trial.truths.map(truth => truth.table.game.talkOpen(viewIn(truth, seat)));
  if (trial.seesNothing && here !== there) return;
  const id = trial.newId();
  await trial.both(`seat ${seat} talks`, side =>
    side.line(seat).do({ type: 'say', text: 'Whose card?' }, id),
  );
}

function refusedOf({ truth }: Side, seat: Seat, other: Seat): readonly Move[] {
  const { game } = truth.table;
  const view = viewIn(truth, seat);
  return [...game.moves(viewIn(truth, other))].filter(move => game.refuse(view, move) !== undefined);
}

/** Nobody moves in between, so that a bot can stand in for a moment. */
async function pause(trial: Trial, seat: Seat): Promise<void> {
  const commands: readonly Command[] = [
    { type: 'pause' },
    { type: 'hand-over', seat },
    { type: 'hand-back' },
    { type: 'resume' },
  ];
  for (const command of commands) {
    const id = trial.newId();
    await trial.both(`seat ${seat}: ${command.type}`, side => side.line(seat).do(command, id));
  }
}

/** Different in the two worlds where possible, and of a kind that the viewer cannot tell apart. */
async function moveOfAnother(trial: Trial): Promise<void> {
  if (!trial.goesOn) return;
  const { rng, viewer } = trial;
  const [one, other] = trial.truths;
  const { game, seats } = one.table;
  for (const seat of rng.shuffle(seatsOf(seats).filter(seat => seat !== viewer))) {
    const here = someMoves(game, viewIn(one, seat), MOVES_TRIED, rng);
    const there = someMoves(game, viewIn(other, seat), MOVES_TRIED, rng);
    const pairs = here.flatMap((move, index) => (there[index] ? [[move, there[index]] as const] : []));
    const fair = pairs.filter(pair => trial.mustBeAlike(seat, pair));
    const chosen = fair.find(([move, instead]) => bytes(move) !== bytes(instead)) ?? fair[0];
    if (chosen) return trial.move(seat, chosen);
  }
}

/** A move that tells the viewer nothing, or shows it nothing, against none at all. */
async function silentMove(trial: Trial): Promise<void> {
  if (!trial.goesOn) return;
  const { rng, viewer, truths } = trial;
  const world = rng.pick([0, 1] as const);
  const truth = truths[world];
  const { game, seats } = truth.table;
  for (const seat of rng.shuffle(seatsOf(seats).filter(seat => seat !== viewer)))
    for (const move of someMoves(game, viewIn(truth, seat), 4, rng)) {
      const after = moved(truth, seat, move);
      const told = after && alike([truth, after], viewer);
      const moves = world === 0 ? ([move, undefined] as const) : ([undefined, move] as const);
      if ((told?.story || told?.view) && trial.mustBeAlike(seat, moves)) return trial.move(seat, moves);
    }
}

/** A move is taken back that the viewer has heard nothing of; in the other world nothing happens. */
async function silentTakeBack(trial: Trial): Promise<void> {
  if (!trial.goesOn || trial.rng.chance(0.5)) return;
  const { viewer, truths, rng } = trial;
  for (const [world, truth] of truths.entries())
    for (const seat of rng.shuffle(seatsOf(truth.table.seats).filter(seat => seat !== viewer))) {
      const back = withoutLastOf(truth, seat);
      const told = back.ok ? alike([truth, back.value], viewer) : undefined;
      if (told?.story && told.view) return trial.takeBack(seat, [world]);
    }
}

async function ownMove(trial: Trial): Promise<void> {
  if (!trial.goesOn || trial.viewer === 'spectator') return;
  const [one] = trial.truths;
  const [move] = someMoves(one.table.game, viewIn(one, trial.viewer), 1, trial.rng);
  if (move) await trial.move(trial.viewer, [move, move]);
}
