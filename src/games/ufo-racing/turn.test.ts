import { expect, test } from 'vitest';
import { at, type Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { placingOrder, STILL, sum } from './board.ts';
import { game } from './index.ts';
import { nextToMove } from './order.ts';
import { predict, preview } from './predict.ts';
import { after, first, pastTheStart, racing, refusal, second, speeds, trackWith, ufo } from './testing.ts';
import { canBeLaid } from './track.ts';
import { type Move, NUMBERS, type Plan, type State } from './types.ts';

const gallery = { ...trackWith('A1', 'b'), whole: true };
const opened = (seats: number, seed: string) =>
  game.setup({ setup: 'standard' }, seats, new Rng(stream(seed, 'setup')), stream(seed, 'play'));
const plan = (thrust: string, battery = 0, initiative = 0): Move & Plan => ({
  type: 'plan',
  thrust: speeds(thrust),
  battery,
  initiative,
});
const planning = (...ufos: Parameters<typeof racing>[1][number][]): State =>
  racing(gallery, ufos, { stage: 'plan', actor: null });
const rest = { type: 'rest' } as const;

test('[S2] [S3] [S4] the highest card lays the tile that was turned up, at either end', () => {
  const { state, events } = opened(4, 'cards');
  const { cards, actor, drawn, stage } = state.public;
  expect(stage).toBe('lay');
  expect(at(cards, actor ?? 0)).toBe(Math.max(...cards));
  expect(drawn).toMatch(/^A[1-6]$/);
  expect(events.map(({ to, event }) => [to, event.type])).toEqual([
    ['all', 'cards-dealt'],
    ['all', 'tile-drawn'],
  ]);
  const ends = new Set(
    [...game.moves(game.view(state, actor as Seat))].map(move => move.type === 'lay' && move.y),
  );
  expect(ends).toEqual(new Set([-10, 8]));
});

test('[S5] [S6] all place behind the line from the lowest card on, at rest', () => {
  let { state } = opened(3, 'places');
  const order = placingOrder(state.public.cards);
  const south = [...game.moves(game.view(state, at(order, -1)))].find(
    move => move.type === 'lay' && move.y === 8,
  );
  state = after(state, [at(order, -1), south as Move]);
  const [one, two, three] = order as [Seat, Seat, Seat];
  expect(state.public.actor).toBe(one);
  expect(refusal(state, two, { type: 'place', x: 1, y: 1, z: 4 })).toBe('not-your-move');
  expect(refusal(state, one, { type: 'place', x: 1, y: 4, z: 4 })).toBe('not-behind-the-line');
  expect(refusal(state, one, { type: 'place', x: 1, y: 3, z: 8 })).toBe('no-such-elevation');
  state = after(state, [one, { type: 'place', x: 1, y: 3, z: 4 }]);
  expect(refusal(state, two, { type: 'place', x: 1, y: 3, z: 4 })).toBe('place-taken');
  state = after(
    state,
    [two, { type: 'place', x: 1, y: 3, z: 5 }],
    [three, { type: 'place', x: 0, y: 0, z: 2 }],
  );
  expect(state.public).toMatchObject({ stage: 'plan', turn: 1, actor: null });
  for (const { energy, damage, battery, unmoved } of state.public.ufos)
    expect({ energy, damage, battery, unmoved }).toEqual({
      energy: 4,
      damage: 0,
      battery: 0,
      unmoved: STILL,
    });
});

test('[S6] with the second tile in the north, the southern half is behind the line', () => {
  const { state } = opened(2, 'places');
  const [one, two] = placingOrder(state.public.cards) as [Seat, Seat];
  const north = [...game.moves(game.view(state, two))].find(move => move.type === 'lay' && move.y < 0);
  const placing = after(state, [two, north as Move]);
  expect(refusal(placing, one, { type: 'place', x: 1, y: 3, z: 4 })).toBe('not-behind-the-line');
  const rows = [...game.moves(game.view(placing, one))].map(move => move.type === 'place' && move.y);
  expect(new Set(rows)).toEqual(new Set([4, 5, 6, 7]));
  for (const y of [4, 7])
    expect(refusal(placing, one, { type: 'place', x: 1, y, z: 4 }), `${y}`).toBeUndefined();
});

test('[P1] [P2] energy by damage, handed out before 1 damage heals', () => {
  const damaged = [0, 1, 2, 3].map((damage, x) => ufo(x, 0, 4, { damage }));
  const done = [false, true, true, true];
  const { ufos, turn } = after(racing(gallery, damaged.with(0, ufo(0, 0, 4, { battery: 1 })), { done }), [
    0,
    rest,
  ]).public;
  expect(turn).toBe(2);
  expect(ufos.map(({ energy, damage }) => [energy, damage])).toEqual([
    [4, 0],
    [3, 0],
    [2, 1],
    [1, 2],
  ]);
});

test('[P3] [P4] [P5] [I2] every chip is placed, in secret, and the last plan opens all', () => {
  const start = planning(
    ufo(0, 0, 4, { energy: 4, battery: 2, unmoved: speeds('1up 3E') }),
    ufo(1, 0, 4, { energy: 4 }),
  );
  expect(refusal(start, 0, plan('4N', 1))).toBe('all-chips-are-placed');
  expect(refusal(start, 0, plan('4N', 3))).toBe('all-chips-are-placed');
  expect(refusal(start, 0, plan('1N 1W', 2, -2))).toBeUndefined();
  const sealed = after(start, [0, plan('2up 2W', 2)]);
  expect(refusal(sealed, 0, plan('2up 2W', 2))).toBe('already-planned');
  expect(game.view(sealed, 1 as Seat)).toEqual({ ...game.view(start, 1 as Seat), public: sealed.public });
  expect(sealed.public.ufos).toEqual(start.public.ufos);
  expect(game.toAct(sealed)).toEqual([1]);
  const open = after(sealed, [0, plan('2up 2W', 1, 1)], [1, plan('', 1, -3)]);
  expect(first(open.public)).toMatchObject({
    energy: 0,
    battery: 1,
    initiative: 1,
    unmoved: speeds('3up 1E'),
    moved: STILL,
  });
  expect(open.public).toMatchObject({
    actor: 0,
    stage: 'move',
    turns: [{ plans: [{ initiative: 1 }, { initiative: -3 }] }],
  });
});

test.each([
  [
    '[O1] most initiative',
    [ufo(0, 0, 4, { unmoved: speeds('9E') }), ufo(1, 0, 4, { initiative: 1 })],
    1,
    'initiative',
  ],
  ['[O1] minus counts below 0', [ufo(0, 0, 4, { initiative: -1 }), ufo(1, 0, 4)], 1, 'initiative'],
  [
    '[O2] more unmoved speed',
    [ufo(0, 0, 4, { unmoved: speeds('2E') }), ufo(1, 0, 4, { unmoved: speeds('1E 1N 1up') })],
    1,
    'speed',
  ],
  ['[O3] farther behind', [ufo(2, 1, 4), ufo(2, 0, 4)], 1, 'behind'],
] as const)('%s moves first', (_, ufos, seat, by) => {
  const now = racing(gallery, ufos).public;
  expect(nextToMove(now, () => new Rng([1, 2, 3, 4]))).toEqual({ seat, by });
});

test('[O4] by lot among equals, and nobody is drawn for where it is not needed', () => {
  const now = racing(gallery, [ufo(2, 0, 4), ufo(3, 0, 4), ufo(4, 0, 4, { initiative: -1 })]).public;
  const rng = new Rng(stream('lots', 'test'));
  const drawn = Array.from({ length: 40 }, () => nextToMove(now, () => rng));
  expect(new Set(drawn.map(next => `${next?.seat} ${next?.by}`))).toEqual(new Set(['0 lot', '1 lot']));
});

test('[O5] the next mover is found by what holds after the move before', () => {
  // Seat 0 strikes seat 2, which then has less unmoved speed than it had: it was to be second.
  const ufos = [
    ufo(0, 9, 4, { unmoved: speeds('5E') }),
    ufo(0, 0, 4, { unmoved: speeds('2E') }),
    ufo(6, 9, 4, { unmoved: speeds('3E') }),
  ];
  const { public: now } = after(racing(gallery, ufos), [0, { type: 'fly', direction: 'E' }]);
  expect(sum(at(now.ufos, 2).unmoved)).toBe(3);
  const pushed = [ufos[0], ufos[1], ufo(7, 9, 4, { unmoved: speeds('3E') })] as typeof ufos;
  const next = after(racing(gallery, pushed.with(0, ufo(5, 9, 4, { unmoved: speeds('5E') }))), [
    0,
    { type: 'fly', direction: 'E' },
  ]);
  expect(now.actor).toBe(2);
  expect(next.public.actor).toBe(1);
});

const other = ufo(7, 0, 7, { unmoved: speeds('1down') });

test('[M1] [M2] directions in any order, each with all its chips; none may stay unmoved', () => {
  const start = racing(gallery, [ufo(1, 9, 4, { unmoved: speeds('3E 1S 1up') }), other]);
  expect(refusal(start, 0, rest)).toBe('speed-left');
  expect(refusal(start, 0, { type: 'fly', direction: 'N' })).toBe('no-speed-there');
  const moved = after(
    start,
    ...(['S', 'up', 'E'] as const).map(direction => [0, { type: 'fly', direction }] as const),
  );
  expect(first(moved.public)).toEqual(ufo(4, 10, 5, { moved: speeds('3E 1S 1up') }));
  expect(moved.public.actor).toBe(1);
});

test('[M2] chips that turn round join those that are unmoved at the other end', () => {
  const start = racing(gallery, [ufo(0, 9, 4, { unmoved: speeds('4W 1E') }), other]);
  const bounced = after(start, [0, { type: 'fly', direction: 'W' }]);
  expect(first(bounced.public).unmoved).toEqual(speeds('3E'));
  expect(bounced.public.actor).toBe(0);
});

test('[M2] [M3] a boost against the speed cancels nothing: each end of the axis is flown', () => {
  const start = racing(gallery, [ufo(3, 9, 4, { unmoved: speeds('3E'), battery: 1 }), other]);
  const boosted = after(start, [0, { type: 'boost', direction: 'W' }]);
  expect(first(boosted.public).unmoved).toEqual(speeds('3E 1W'));
  const half = after(boosted, [0, { type: 'fly', direction: 'E' }]);
  expect(first(half.public)).toEqual(ufo(6, 9, 4, { unmoved: speeds('1W'), moved: speeds('3E') }));
  expect(refusal(half, 0, rest)).toBe('speed-left');
  const whole = after(half, [0, { type: 'fly', direction: 'W' }]);
  expect(first(whole.public)).toEqual(ufo(5, 9, 4, { moved: speeds('3E 1W') }));
});

test("[M3] the battery is for one's own move only", () => {
  const ufos = [ufo(0, 9, 4, { unmoved: speeds('1E') }), ufo(3, 9, 4, { unmoved: speeds('1E'), battery: 1 })];
  const moving = racing(gallery, ufos);
  const planned = racing(gallery, ufos, { stage: 'plan', actor: null });
  for (const type of ['boost', 'brake'] as const) {
    expect(refusal(moving, 1, { type, direction: 'E' })).toBe('not-your-move');
    expect(refusal(planned, 1, { type, direction: 'E' })).toBe('not-now');
    expect(refusal(after(moving, [0, { type: 'fly', direction: 'E' }]), 1, { type, direction: 'E' })).toBe(
      undefined,
    );
  }
});

test('[M3] battery to add: 1 north and 4 east are flown, then 1 south from the battery, and it stays', () => {
  const start = racing(gallery, [ufo(0, 16, 4, { unmoved: speeds('1N 4E'), battery: 3 }), other]);
  const moved = after(
    start,
    [0, { type: 'fly', direction: 'N' }],
    [0, { type: 'fly', direction: 'E' }],
    [0, { type: 'boost', direction: 'S' }],
  );
  expect(refusal(moved, 0, { type: 'boost', direction: 'S' })).toBe('battery-was-used');
  expect(refusal(moved, 0, rest)).toBe('speed-left');
  const done = after(moved, [0, { type: 'fly', direction: 'S' }]);
  expect(first(done.public)).toEqual(ufo(4, 16, 4, { moved: speeds('1N 4E 1S'), battery: 2 }));
});

test('[M3] battery to cancel: 5 east would hit the wall, 4 do not', () => {
  const start = racing(gallery, [ufo(3, 17, 4, { unmoved: speeds('1N 5E'), battery: 3 }), other]);
  const moved = after(
    start,
    [0, { type: 'fly', direction: 'N' }],
    [0, { type: 'brake', direction: 'E' }],
    [0, { type: 'fly', direction: 'E' }],
  );
  expect(first(moved.public)).toEqual(ufo(7, 16, 4, { moved: speeds('1N 4E'), battery: 2 }));
  const empty = racing(gallery, [ufo(3, 17, 4, { unmoved: speeds('1N') }), other]);
  expect(refusal(empty, 0, { type: 'brake', direction: 'N' })).toBe('battery-is-empty');
});

test('[M4] [M5] whoever could use the battery is asked; else a move ends by itself', () => {
  const asked = racing(gallery, [ufo(0, 9, 4, { battery: 1, unmoved: speeds('1E') }), other]);
  const flown = after(asked, [0, { type: 'fly', direction: 'E' }]);
  expect(flown.public.actor).toBe(0);
  expect(after(flown, [0, rest]).public.actor).toBe(1);
  const still = planning(ufo(0, 9, 4), ufo(1, 9, 4, { battery: 1 }));
  const moving = after(still, [0, plan('')], [1, plan('', 1)]).public;
  expect(moving.turns[0]?.happened.map(({ type }) => type)).toEqual([
    'came-to-move',
    'move-ended',
    'came-to-move',
  ]);
});

const open = trackWith('A1', 'a');

test('[X1] [X2] a UFO that ends its own move on the last tile brings on the next one', () => {
  const start = racing(open, [ufo(3, 7, 4, { unmoved: speeds('1S') }), other]);
  const drawn = after(start, [0, { type: 'fly', direction: 'S' }]);
  expect(drawn.public).toMatchObject({ stage: 'lay', actor: 0 });
  expect(drawn.public.drawn).toMatch(/^B[1-6]$/);
  const laid = after(drawn, [0, game.sample(game.view(drawn, 0 as Seat), new Rng([1, 2, 3, 4]))]);
  expect(laid.public).toMatchObject({ stage: 'move', actor: 1, drawn: null });
  expect(laid.public.track.tiles).toHaveLength(3);
  const laidTwice = { ...trackWith('C1', 'a'), whole: false };
  expect(NUMBERS.filter(number => canBeLaid(laidTwice, 'technical', `C${number}`))).toEqual([2, 3, 4, 5, 6]);
});

test('[X2] a card is turned again where neither face of its tile can be laid', () => {
  const start = racing(pastTheStart, [ufo(10, 10, 4, { battery: 1 }), other]);
  const drawings = Array.from({ length: 30 }, (_, i) =>
    after({ ...start, rng: stream(`cards ${i}`, 'test') }, [0, rest]).public.turns[0]?.happened.at(-1),
  ).map(last => (last?.type === 'tile-drawn' ? last : undefined));
  expect(new Set(drawings.map(drawing => drawing?.tile))).toEqual(new Set(['C1', 'C2', 'C6']));
  expect(new Set(drawings.flatMap(drawing => drawing?.redrawn))).toEqual(new Set(['C3', 'C4', 'C5']));
});

test('[X3] a pushed UFO brings it on at the end of its own next move', () => {
  const start = racing(open, [ufo(3, 5, 4, { unmoved: speeds('4S') }), ufo(3, 7, 4)], { turn: 1 });
  const pushed = after(start, [0, { type: 'fly', direction: 'S' }]);
  expect(second(pushed.public).y).toBeGreaterThan(7);
  expect(pushed.public.turns[0]?.happened.filter(({ type }) => type === 'tile-drawn')).toMatchObject([
    { seat: 1 },
  ]);
  expect(pushed.public).toMatchObject({ stage: 'lay', actor: 1 });
});

test('[X4] [F1] a race ends over the open end of the last tile', () => {
  const start = racing(gallery, [ufo(3, 17, 7, { unmoved: speeds('1S') }), other]);
  const over = after(start, [0, { type: 'fly', direction: 'S' }]);
  expect(game.outcome(over)).toMatchObject({ winners: [0], reason: 'finish-line-crossed' });
  expect(game.toAct(over)).toEqual([]);
  expect(refusal(over, 1, { type: 'fly', direction: 'down' })).toBe('game-over');
});

test('[R1] [R2] [R3] a stream gives 2 east and 1 up at the end of the turn, and opposites cancel', () => {
  const mill = trackWith('C4', 'a');
  const white = ufo(3, 10, 4, { moved: speeds('1W 2down'), unmoved: speeds('1W'), initiative: 2 });
  const done = after(
    racing({ ...mill, whole: true }, [ufo(4, 15, 4, { battery: 1 }), white], { done: [false, true] }),
    [0, rest],
  );
  expect(second(done.public)).toMatchObject({ initiative: 0, unmoved: speeds('1down'), moved: STILL });
  expect(first(done.public)).toMatchObject({ unmoved: speeds('2W 1down'), battery: 1 });
  expect(done.public.turns[0]?.happened.filter(({ type }) => type === 'streamed')).toHaveLength(2);
});

test('[C1] the clock drives a race to its end', () => {
  const rng = new Rng(stream('late', 'test'));
  let { state } = opened(3, 'late');
  let moves = 0;
  for (; game.toAct(state).length > 0 && moves < 1000; moves++) {
    const seat = at(game.toAct(state), 0);
    state = after(state, [seat, game.late(game.view(state, seat), rng)]);
  }
  expect(game.outcome(state)).toMatchObject({ reason: 'finish-line-crossed' });
});

test('[I1] [I3] a spectator sees the race and no plan, and never what is drawn next', () => {
  const { state } = opened(2, 'watch');
  const seen = game.view(state, 'spectator');
  expect(seen).toEqual({ viewer: 'spectator', public: state.public, own: null });
  expect(game.refuse(seen, rest)).toBe('spectators-watch');
  expect(JSON.stringify(seen)).not.toContain('rng');
});

test('a path is predicted with the hit that it would cause and the speed that is left', () => {
  const standing = racing(gallery, [ufo(1, 9, 4, { unmoved: speeds('1E') }), ufo(4, 9, 4)]).public;
  const into = predict(standing, 0 as Seat, speeds('3E'));
  expect(into).toMatchObject({ order: ['E'], hits: 1, damage: 0, left: speeds('2E') });
  const around = predict(standing, 0 as Seat, speeds('3E 1S'));
  expect(around).toMatchObject({ order: ['S', 'E'], hits: 0, left: speeds('4E 1S') });
  expect(predict(standing, 0 as Seat, speeds('3E 1S'), ['E', 'S'])).toMatchObject({
    order: ['E', 'S'],
    hits: 1,
  });
  expect(preview(standing, 0 as Seat, { type: 'boost', direction: 'N' }).ufos[0]?.unmoved).toEqual(
    speeds('1E 1N'),
  );
});
