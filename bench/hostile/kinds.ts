import { at, type Game, seatsOf } from '../../src/core/contract.ts';
import { collect, mutate } from '../../src/core/laws/mutate.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { type Hello, PROTOCOL } from '../../src/protocol/asks.ts';
import { newKey } from '../../src/server/testing.ts';
import type { HonestTable } from './honest.ts';
import { HostileLine } from './hostile-line.ts';
import { BAD_FRAMES, request, sendRaw, upgrade } from './raw.ts';
import { deep, forbidden, malformed, oversized, wrongShape } from './shapes.ts';
import { NO_ANSWER, type Tally } from './tally.ts';
import { BESIDE_THE_PAGE, type Target } from './target.ts';

export interface Ground {
  readonly game: Game;
  /** Can be asked as fast as one likes. */
  readonly patient: Target;
  /** Has the usual limits. */
  readonly usual: Target;
  /** On the patient server: nobody moves here during the attack, and one of its people is hostile. */
  readonly held: HonestTable;
  readonly tally: Tally;
  /** What must not be, in words. */
  readonly faults: string[];
}

interface Kind {
  readonly kind: string;
  /** Of all messages. */
  readonly share: number;
  /** It takes its time, however few there are. */
  readonly slow?: true;
  attack(ground: Ground, count: number, rng: Rng): Promise<void>;
}

const BATCH = 100;
const LINES_AT_ONCE = 6;

export async function attackAll(
  ground: Ground,
  messages: number,
  seed: string,
  quickly = false,
): Promise<void> {
  for (const { kind, share, slow, attack } of kinds)
    if (!(slow && quickly))
      await attack(ground, Math.max(1, Math.round(messages * share)), new Rng(stream(seed, kind)));
}

const hello = (table: string, more: Partial<Hello> = {}): Hello => ({
  type: 'hello',
  protocol: PROTOCOL,
  table,
  ...more,
});

/** Somebody who knows of the table, and has keys that fit nothing. */
const stranger = ({ table }: Pick<Target, 'table'>): Hello => hello(table, { key: newKey(), host: newKey() });

/** Many lines, each of which sends such messages in batches. */
const overLines =
  (kind: string, by: (ground: Ground) => Hello, message: (rng: Rng, ground: Ground) => string | Buffer) =>
  (ground: Ground, count: number, rng: Rng): Promise<void> => {
    let left = count;
    return atOnce(async () => {
      while (left > 0) {
        const some = Math.min(left, BATCH);
        left -= some;
        const line = await HostileLine.open(ground.patient.url, by(ground));
        const messages = Array.from({ length: some }, () => message(rng, ground));
        await line.attack(kind, messages, ground.tally);
        line.cut();
      }
    });
  };

/** A line for each message, since it closes the line. */
const lineEach =
  (
    kind: string,
    by: (rng: Rng, ground: Ground) => Hello | undefined,
    message: (rng: Rng, ground: Ground) => string,
  ) =>
  (ground: Ground, count: number, rng: Rng): Promise<void> =>
    each(count, async () => {
      const line = await HostileLine.open(ground.patient.url, by(rng, ground));
      await line.attack(kind, [message(rng, ground)], ground.tally);
      line.cut();
    });

const atOnce = async (work: () => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: LINES_AT_ONCE }, work));
};

const each = (count: number, one: (index: number) => Promise<void>): Promise<void> => {
  let next = 0;
  return atOnce(async () => {
    while (next < count) await one(next++);
  });
};

const asStranger = ({ patient }: Ground) => stranger(patient);
const insider = ({ held }: Ground) => at(held.pilots, -1);
const asInsider = (ground: Ground) => hello(ground.held.id, { key: insider(ground).key });

const kinds: readonly Kind[] = [
  { kind: 'malformed', share: 0.14, attack: overLines('malformed', asStranger, malformed) },
  { kind: 'wrong shape', share: 0.3, attack: overLines('wrong shape', asStranger, wrongShape) },
  {
    kind: 'binary',
    share: 0.05,
    attack: overLines('binary', asStranger, rng =>
      Buffer.from(Array.from({ length: 20 }, () => rng.int(256))),
    ),
  },
  {
    kind: 'not one’s own',
    share: 0.1,
    attack: overLines('not one’s own', asStranger, rng => forbidden(rng, `no-${rng.int(1e9)}`)),
  },
  {
    kind: 'not the host',
    share: 0.04,
    attack: overLines(
      'not the host',
      ({ patient }) => stranger({ table: patient.waitingTable }),
      rng => forbidden(rng, `no-${rng.int(1e9)}`),
    ),
  },
  { kind: 'illegal move', share: 0.1, attack: overLines('illegal move', asInsider, illegalMove) },
  { kind: 'other seats', share: 0.05, attack: overLines('other seats', asInsider, atOtherSeats) },
  { kind: 'replayed', share: 0.06, attack: overLines('replayed', asInsider, replayed) },
  {
    kind: 'replayed by a stranger',
    share: 0.02,
    attack: overLines('replayed by a stranger', ({ held }) => hello(held.id), replayed),
  },
  {
    kind: 'hello twice',
    share: 0.01,
    attack: overLines('hello twice', asStranger, (_, { patient }) => JSON.stringify(stranger(patient))),
  },
  {
    kind: 'too large',
    share: 0.005,
    attack: lineEach(
      'too large',
      (_, ground) => asStranger(ground),
      rng => oversized(rng.pick([1, 100, 1e6, 2e6])),
    ),
  },
  {
    kind: 'wrong version',
    share: 0.004,
    attack: lineEach(
      'wrong version',
      () => undefined,
      (rng, { patient }) => JSON.stringify({ ...stranger(patient), protocol: rng.pick([0, 2, 99]) }),
    ),
  },
  {
    kind: 'unknown table',
    share: 0.004,
    attack: lineEach(
      'unknown table',
      () => undefined,
      rng => JSON.stringify(hello(rng.pick(['x', '../..', "' or 1=1", '\u0000', newKey()]))),
    ),
  },
  {
    kind: 'no hello',
    share: 0.004,
    attack: lineEach(
      'no hello',
      () => undefined,
      rng => forbidden(rng, 'first'),
    ),
  },
  { kind: 'http', share: 0.03, attack: badRequests },
  { kind: 'upgrade', share: 0.008, attack: badUpgrades },
  { kind: 'frame', share: 0.005, attack: badFrames },
  { kind: 'half open', share: 0.002, slow: true, attack: halfOpen },
  { kind: 'flood', share: 0.086, slow: true, attack: flood },
  { kind: 'http flood', share: 0.002, slow: true, attack: httpFlood },
];

/** Of somebody who sits there: never legal now, or no move at all. */
function illegalMove(rng: Rng, ground: Ground): string {
  const { game, held } = ground;
  const view = insider(ground).heard?.view ?? {};
  const stock = [...held.acknowledged.map(({ move }) => move), { type: 'nonsense' }];
  const pool = collect([...stock, view]);
  for (;;) {
    if (rng.chance(0.02)) return moveText(rng, deep(rng.pick([100, 5_000, 15_000]), '['));
    const move = mutate(rng.pick(stock), stock, pool, rng);
    const read = game.readMove(move);
    if (read.ok && game.refuse(view, read.value) === undefined) continue;
    return moveText(rng, JSON.stringify(move) ?? 'null');
  }
}

const moveText = (rng: Rng, move: string): string =>
  `{"type":"do","id":"illegal-${rng.int(1e9)}","command":{"type":"move","move":${move}}}`;

/** What somebody who sits there must not do to the others, or see of them. */
function atOtherSeats(rng: Rng, { held }: Ground): string {
  const others = seatsOf(held.pilots.length).slice(0, -1);
  const seat = rng.pick(others);
  const id = `other-${rng.int(1e9)}`;
  const command = rng.pick([
    { type: 'hand-over', seat },
    { type: 'remove', seat },
    { type: 'start' },
    { type: 'deal' },
    { type: 'break-off', commitment: '0'.repeat(64) },
    { type: 'bot', seat, level: 'any', name: 'Robot', look: 6 },
    { type: 'sit', seat, name: 'Robber', look: 6, key: newKey(), commitment: '0'.repeat(64) },
    { type: 'hand-back' },
  ]);
  return JSON.stringify(
    rng.pick([
      { type: 'do', id, command },
      { type: 'view-at', id, viewer: seat, step: 0 },
      { type: 'look', viewer: seat },
    ]),
  );
}

/** A legal move of one's own under an id that was used before. Others may use it: then it is another command. */
function replayed(rng: Rng, ground: Ground): string {
  const { game, held } = ground;
  const { heard, you } = insider(ground);
  const { id, move } = rng.pick(held.acknowledged.filter(({ seat }) => seat === you.seat));
  const canMove = heard && game.moves(heard.view)[Symbol.iterator]().next().done === false;
  const instead = canMove && rng.chance(0.5) ? game.sample(heard.view, rng) : move;
  return JSON.stringify({ type: 'do', id, command: { type: 'move', move: instead } });
}

const JSON_TYPE = 'Content-Type: application/json\r\n';

const badRequest = (rng: Rng): string =>
  rng.pick([
    () => request('POST', '/api/tables', malformed(rng), JSON_TYPE),
    () => request('POST', '/api/tables', wrongShape(rng), JSON_TYPE),
    () => request('POST', '/api/standing', wrongShape(rng), JSON_TYPE),
    () => request('POST', '/api/tables', '{}', 'Content-Type: text/html\r\n'),
    () => request('POST', '/api/tables', oversized(rng.pick([1, 1e5])), JSON_TYPE),
    () => request('GET', rng.pick(PATHS)),
    () => request(rng.pick(['DELETE', 'PUT', 'PATCH', 'BREW', 'TRACE']), '/api/tables'),
    () => request('GET', '/', '', `X-Long: ${'x'.repeat(20_000)}\r\n`),
    () => `${rng.pick(['GET', 'nonsense', '\u0000'])}\r\n\r\n`,
    () => request('GET', `/api/code/${rng.pick(['%00', '..%2f', 'x'.repeat(300), "'"])}`),
  ])();

const PATHS = [
  '/../beside.txt',
  '/..%2fbeside.txt',
  '/%2e%2e/beside.txt',
  '/..\\beside.txt',
  '/assets/../../beside.txt',
  '//beside.txt',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/beside.txt',
  '/.git/config',
  '/data/tables.sqlite',
];

async function badRequests({ patient, tally, faults }: Ground, count: number, rng: Rng): Promise<void> {
  await each(count, async () => {
    const bytes = badRequest(rng);
    const { status, text, closed } = await sendRaw(patient.url, [bytes]);
    const code = /"code":"([a-z-]+)"/.exec(text)?.[1] ?? '';
    tally.add('http', status ? `${status} ${code}`.trim() : closed ? 'closed' : NO_ANSWER);
    if (text.includes(BESIDE_THE_PAGE) || status?.startsWith('2'))
      faults.push(`${bytes.slice(0, 80)}: ${text}`);
  });
}

async function badUpgrades({ patient, tally, faults }: Ground, count: number, rng: Rng): Promise<void> {
  await each(count, async () => {
    const path = rng.pick(['/line', '//', '/other', 'http://[', '/line/../..', '/line?%zz']);
    const origin = path.startsWith('/line') ? 'Origin: http://elsewhere\r\n' : '';
    const rudely = rng.chance(0.3);
    const { status, closed } = await sendRaw(patient.url, [upgrade(path, origin)], rudely);
    tally.add('upgrade', status ?? (rudely ? 'broke off' : closed ? 'closed' : NO_ANSWER));
    if (status === '101') faults.push(`a line to ${path} was opened from elsewhere`);
  });
}

async function badFrames({ patient, tally }: Ground, count: number, rng: Rng): Promise<void> {
  await each(count, async () => {
    const { closed } = await sendRaw(patient.url, [upgrade('/line'), rng.pick(BAD_FRAMES)]);
    tally.add('frame', closed ? 'closed' : NO_ANSWER);
  });
}

/** Lines that say nothing are closed; those that are cut off are forgotten. */
async function halfOpen({ patient, tally }: Ground, count: number, rng: Rng): Promise<void> {
  const silent = Array.from({ length: Math.ceil(count / 2) }, () => HostileLine.open(patient.url));
  await each(count - silent.length, async () => {
    const begun = rng.pick([
      'GET / HT',
      'POST /api/tables HTTP/1.1\r\nHost: localhost\r\n',
      upgrade('/line'),
    ]);
    await sendRaw(patient.url, [begun], true);
    tally.add('half open', 'broke off');
  });
  for (const opening of silent) {
    const line = await opening;
    await line.untilClosed();
    tally.add('half open', line.closed ? 'closed 1008' : NO_ANSWER);
  }
}

/** More than is read at once, or it is slowed for as long as it lasts and never closed. */
const FLOOD = 5_000;
const BEYOND_BURST = 750;
/** Whoever sends 150 messages too many, at 50 a second, is kept waiting for three seconds. */
const SLOWED_MS = 1_500;
/** Whoever owes 600 messages waits for twelve seconds, and perhaps twice. */
const PATIENCE_MS = 60_000;

/** Slowed first, and closed where that does not help. */
async function flood({ usual, tally, faults }: Ground, count: number): Promise<void> {
  const pings = (many: number) => Array<string>(many).fill('{"type":"ping"}');
  await each(Math.ceil(count / (FLOOD + BEYOND_BURST)), async index => {
    // What comes from one address is counted together.
    const from = (half: number) => `127.3.${index % 250}.${1 + half}`;
    const slowed = await HostileLine.open(usual.url, stranger(usual), from(0));
    const began = performance.now();
    await slowed.attack('flood', pings(BEYOND_BURST), tally);
    await slowed.attack('flood', pings(1), tally);
    if (slowed.closed) faults.push('a short flood is closed at once');
    else if (performance.now() - began < SLOWED_MS) faults.push('a flood is not slowed');
    slowed.cut();
    const line = await HostileLine.open(usual.url, stranger(usual), from(1));
    await line.attack('flood', pings(FLOOD), tally, PATIENCE_MS);
    if (!line.closed) faults.push('a flood is not closed');
    line.cut();
  });
}

/** More than the usual limits let pass. */
const QUESTIONS = 600;

async function httpFlood({ usual, tally, faults }: Ground, count: number): Promise<void> {
  let refused = 0;
  await each(Math.max(count, QUESTIONS), async () => {
    const { status, closed } = await sendRaw(usual.url, [request('GET', '/api/lobby')]);
    if (status === '429') refused++;
    tally.add('http flood', status ?? (closed ? 'closed' : NO_ANSWER));
  });
  if (refused === 0) faults.push('questions over HTTP are never too many');
}
