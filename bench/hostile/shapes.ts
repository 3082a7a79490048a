import { collect, mutate } from '../../src/core/laws/mutate.ts';
import { LOOKS } from '../../src/core/players.ts';
import type { Rng } from '../../src/core/rng.ts';
import { LARGEST_ASK, PROTOCOL } from '../../src/protocol/asks.ts';

const KEY = 'A'.repeat(22);
const HEX = '0'.repeat(64);

const COMMANDS: readonly object[] = [
  { type: 'sit', seat: 0, name: 'Somebody', look: LOOKS[0], key: KEY, commitment: HEX },
  { type: 'commit', commitment: HEX },
  { type: 'stand' },
  { type: 'remove', seat: 1 },
  { type: 'bot', seat: 1, level: 'any', name: 'Robot', look: LOOKS[1] },
  { type: 'ready', ready: true },
  { type: 'start' },
  { type: 'part', part: HEX },
  { type: 'deal' },
  { type: 'break-off', commitment: HEX },
  { type: 'move', move: { type: 'ready' } },
  { type: 'take-back' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'hand-over', seat: 1 },
  { type: 'hand-back' },
  { type: 'say', text: 'Listen.' },
  { type: 'notes', text: 'Nothing.' },
  { type: 'rematch' },
];

/** Whatever is answered, if only by a refusal: `look` and `ping` are what honest pages are checked with. */
const ASKS: readonly object[] = [
  ...COMMANDS.map((command, index) => ({ type: 'do', id: `hostile-${index}`, command })),
  { type: 'hello', protocol: PROTOCOL, table: 'table', key: KEY, host: KEY },
  { type: 'hello', protocol: PROTOCOL, table: 'table', heard: { viewer: 0, edition: 0, steps: 0 } },
  { type: 'view-at', id: 'hostile', viewer: 0, step: 0 },
  { type: 'file', id: 'hostile' },
  { type: 'read-notes', id: 'hostile' },
  { type: 'chat-before', id: 'hostile', before: 1 },
];

const STRANGE: readonly unknown[] = [
  Number.MAX_SAFE_INTEGER,
  -1,
  1e308,
  0.1,
  '\ud800',
  '\u0000\u0007',
  '\u202eevil',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  null,
  true,
  [],
  {},
];

/** Every way to do something to a table, none of which is allowed to whoever has no seat and no key of a host. */
export const forbidden = (rng: Rng, id: string): string =>
  JSON.stringify({ type: 'do', id, command: rng.pick(COMMANDS.filter(isCommandForSeats)) });

const isCommandForSeats = (command: object): boolean => !('key' in command);

/** JSON, but no message: nearly right, strangely filled, deep, or with names that mean something to JavaScript. */
export function wrongShape(rng: Rng): string {
  const ask = rng.pick(ASKS);
  switch (rng.int(5)) {
    case 0:
      return deep(rng.pick([10, 1_000, 10_000]), rng.pick(['[', '{"a":'] as const));
    case 1:
      return JSON.stringify({ ...ask, [rng.pick(['extra', 'constructor', 'toString'])]: rng.pick(STRANGE) });
    case 2:
      return `{"__proto__":${JSON.stringify(ask)}}`;
    case 3:
      return JSON.stringify(withStrange(ask, rng));
    default:
      return JSON.stringify(mutate(ask, ASKS, collect(ASKS), rng));
  }
}

/** Text that is no JSON. */
export function malformed(rng: Rng): string {
  const text = JSON.stringify(rng.pick(ASKS));
  const cut = 1 + rng.int(text.length - 1);
  return rng.pick([
    text.slice(0, cut),
    `${text}${text}`,
    `${text},`,
    `\ufeff${text}`,
    text.replaceAll('"', "'"),
    text.replace(':', '='),
    `${text.slice(0, cut)}\u0000${text.slice(cut)}`,
    '',
    ' ',
    'NaN',
    'undefined',
    '{"type":"ping"',
    '\\ud800',
    '['.repeat(1 + rng.int(2_000)),
  ]);
}

/** `by` how much it is over the limit. */
export const oversized = (by: number): string => {
  const frame = JSON.stringify({ type: 'do', id: 'large', command: { type: 'notes', text: '' } });
  return frame.replace('"text":""', `"text":"${'x'.repeat(LARGEST_ASK + by - frame.length)}"`);
};

/** Nested deeper than anybody looks. */
export const deep = (levels: number, opening: '[' | '{"a":'): string =>
  opening === '['
    ? '['.repeat(levels) + ']'.repeat(levels)
    : `${opening.repeat(levels)}1${'}'.repeat(levels)}`;

function withStrange(ask: object, rng: Rng): object {
  const [key] = rng.shuffle(Object.keys(ask));
  return { ...ask, [key ?? 'type']: rng.pick(STRANGE) };
}
