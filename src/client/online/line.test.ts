import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../core/contract.ts';
import { type Command, PROTOCOL } from '../../protocol/asks.ts';
import { type Asked, Line, type Told } from './line.ts';
import type { LineState } from './online.ts';
import { FakeNetwork, news, nobody, roomWith, TABLE, welcome } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const greeting = welcome(roomWith([nobody]));

function lineTo(network: FakeNetwork) {
  const states: LineState[] = [];
  const told: Told[] = [];
  const follows = { yes: true };
  const line = new Line({
    connect: network.connect,
    hello: () => ({ type: 'hello', protocol: PROTOCOL, table: TABLE }),
    hear: tell => {
      told.push(tell);
      return follows.yes;
    },
    changed: state => states.push(state),
  });
  line.open();
  return { line, states, told, follows };
}

function liveLine() {
  const network = new FakeNetwork();
  const all = { network, ...lineTo(network) };
  greet(network);
  return all;
}

function greet(network: FakeNetwork): void {
  network.last.open();
  network.last.tell(greeting, { type: 'pong' });
}

const command = (id: string, command: Command = { type: 'stand' }): Asked => ({ type: 'do', id, command });

test('hello comes first, and the line is live when the news after the welcome are there', () => {
  const network = new FakeNetwork();
  const { line, states } = lineTo(network);
  expect(line.state).toBe('connecting');
  network.last.open();
  expect(network.last.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, table: TABLE }]);
  network.last.tell(greeting);
  expect(line.state).toBe('catching-up');
  network.last.tell(news(0, ['dealt'], {}));
  expect(line.state).toBe('live');
  expect(states).toEqual(['catching-up', 'live']);
});

test('where there is nothing to see yet, the answer to a ping after the welcome says so', () => {
  const network = new FakeNetwork();
  const { line } = lineTo(network);
  network.last.open();
  network.last.tell({ type: 'pong' });
  expect(line.state).toBe('catching-up');
  network.last.tell(greeting);
  expect(network.last.ofType('ping')).toHaveLength(1);
  network.last.tell({ type: 'pong' });
  expect(line.state).toBe('live');
});

test('the pauses between attempts grow up to ten seconds, and begin anew after one that worked', () => {
  const { network, line } = liveLine();
  network.last.hangUp();
  expect(line.state).toBe('offline');
  for (const [index, pause] of [300, 600, 1_200, 2_400, 4_800, 9_600, 10_000, 10_000].entries()) {
    const before = network.sockets.length;
    vi.advanceTimersByTime(pause - 1);
    expect(network.sockets, `attempt ${index}`).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(network.sockets, `attempt ${index}`).toHaveLength(before + 1);
    network.last.hangUp();
  }
  line.wake();
  greet(network);
  const before = network.sockets.length;
  network.last.hangUp();
  vi.advanceTimersByTime(300);
  expect(network.sockets).toHaveLength(before + 1);
});

test('chance spreads the attempts of many pages', () => {
  const { network } = liveLine();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  network.last.hangUp();
  vi.advanceTimersByTime(225);
  expect(network.sockets).toHaveLength(2);
});

test('whoever looks again, or has a network again, does not wait for the pause', () => {
  const { network, line } = liveLine();
  network.last.hangUp();
  line.wake();
  expect(network.sockets).toHaveLength(2);
  line.wake();
  vi.advanceTimersByTime(1_000);
  expect(network.sockets).toHaveLength(2);
});

test('a browser without a network is offline at once', () => {
  const { network, line } = liveLine();
  line.cut();
  expect(line.state).toBe('offline');
  expect(network.last.closed).toBe(true);
});

test('what was sent and not answered is sent again under the same id after the next welcome, in order', async () => {
  const { network, line } = liveLine();
  const [first, second] = [line.ask(command('one')), line.ask(command('two', { type: 'start' }))];
  network.last.tell({ type: 'done', id: 'one' });
  const third = line.ask(command('three', { type: 'pause' }));
  network.last.hangUp();
  line.wake();
  network.last.open();
  expect(network.last.ofType('do')).toEqual([]);
  network.last.tell(greeting);
  expect(network.last.ofType('do').map(({ id }) => id)).toEqual(['two', 'three']);
  network.last.tell(
    { type: 'done', id: 'two', value: 'yes' },
    { type: 'failed', id: 'three', error: { code: 'paused' } },
  );
  expect(await Promise.all([first, second, third])).toEqual([
    ok(undefined),
    ok('yes'),
    fail({ code: 'paused' }),
  ]);
  network.last.hangUp();
  line.wake();
  greet(network);
  expect(network.last.ofType('do')).toEqual([]);
});

test.each<[LineState, (all: ReturnType<typeof liveLine>) => void]>([
  ['offline', ({ network }) => network.last.hangUp()],
  [
    'catching-up',
    ({ network, line }) => {
      network.last.hangUp();
      line.wake();
      network.last.open();
      network.last.tell(greeting);
    },
  ],
  ['closed', ({ line }) => line.close()],
])('a command made while %s fails at once and is not sent later', async (state, happen) => {
  const all = liveLine();
  happen(all);
  expect(all.line.state).toBe(state);
  expect(await all.line.ask(command('never'))).toEqual(fail({ code: 'offline' }));
  all.line.wake();
  greet(all.network);
  expect(all.network.sockets.flatMap(socket => socket.ofType('do'))).toEqual([]);
});

test('silence is asked about after twenty seconds, and a line that does not answer is given up', () => {
  const { network, line } = liveLine();
  const pings = () => network.sockets[0]?.ofType('ping').length;
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(20_000);
  expect(pings()).toBe(2);
  network.last.tell({ type: 'pong' });
  vi.advanceTimersByTime(20_000);
  expect(pings()).toBe(3);
  vi.advanceTimersByTime(8_000);
  expect(line.state).toBe('offline');
  expect(network.sockets[0]?.closed).toBe(true);
});

test('whoever comes back to the page hears whether the line still lives', () => {
  const { network, line } = liveLine();
  line.wake();
  expect(network.last.ofType('ping')).toHaveLength(2);
  vi.advanceTimersByTime(3_000);
  expect(line.state).toBe('offline');
});

test('a socket that never opens is given up', () => {
  const network = new FakeNetwork();
  const { line } = lineTo(network);
  vi.advanceTimersByTime(8_000);
  expect(line.state).toBe('offline');
  vi.advanceTimersByTime(300);
  expect(network.sockets).toHaveLength(2);
});

test('what does not follow is asked for on a new line', () => {
  const { network, line, follows } = liveLine();
  follows.yes = false;
  network.last.tell(news(7, ['later'], {}));
  expect(line.state).toBe('catching-up');
  expect(network.last.closed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(network.sockets).toHaveLength(2);
});

test('what an old line still says is not heard', () => {
  const { network, line, told } = liveLine();
  const old = network.last;
  old.hangUp();
  line.wake();
  const before = told.length;
  old.tell({ type: 'room', room: roomWith([]) });
  old.hangUp();
  expect(told).toHaveLength(before);
  network.last.open();
  expect(line.state).toBe('catching-up');
});

test.each(['no-such-table', 'wrong-version', 'frozen'] as const)('%s is the end of the line', async code => {
  const { network, line } = liveLine();
  const asked = line.ask(command('one'));
  network.last.hangUp();
  line.wake();
  network.last.open();
  network.last.tell({ type: 'error', error: { code } });
  expect(line.state).toBe('closed');
  expect(await asked).toEqual(fail({ code }));
  line.wake();
  vi.advanceTimersByTime(60_000);
  expect(network.sockets).toHaveLength(2);
});

test('a server that cannot open the table now is asked again', () => {
  const network = new FakeNetwork();
  const { line } = lineTo(network);
  network.last.open();
  network.last.tell({ type: 'error', error: { code: 'not-kept' } });
  expect(line.state).toBe('offline');
  vi.advanceTimersByTime(300);
  expect(network.sockets).toHaveLength(2);
});

test('whoever was too fast waits longest', () => {
  const { network } = liveLine();
  network.last.tell({ type: 'error', error: { code: 'too-fast' } });
  network.last.hangUp();
  vi.advanceTimersByTime(9_900);
  expect(network.sockets).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(network.sockets).toHaveLength(2);
});

test('nobody knows what became of what was sent when the page closes', async () => {
  const { network, line } = liveLine();
  const asked = line.ask(command('one'));
  line.close();
  expect(await asked).toEqual(fail({ code: 'unknown' }));
  expect(network.last.closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(network.sockets).toHaveLength(1);
});

test.each([
  ['not-a-message', { type: 'say', text: ' ' }],
  ['too-large', { type: 'notes', text: '\u00e9'.repeat(19_999) }],
] as const)('what the server would not read is not sent: %s', async (code, said) => {
  const { network, line } = liveLine();
  expect(await line.ask(command('one', said))).toMatchObject({ ok: false, error: { code } });
  expect(network.last.ofType('do')).toEqual([]);
});

test('what is no message is passed over', () => {
  const { network, line, told } = liveLine();
  const before = told.length;
  for (const text of ['{', 'null', '"news"', '[]']) network.last.say(text);
  expect(told).toHaveLength(before);
  expect(line.state).toBe('live');
});
