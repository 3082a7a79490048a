/**
 * 64 bits over a JSON value, the same for any order of keys. For finding the first difference between two
 * replays, not against an adversary. Objects are remembered: states share most of their parts with their
 * predecessors, and law 1 forbids changing them.
 */
export function hashOf(value: unknown): string {
  const { one, other } = lanes(value);
  return hex(one) + hex(other);
}

/** Two hashes of 32 bits each, made in one walk. */
interface Lanes {
  readonly one: number;
  readonly other: number;
}

const SALT_ONE = 0x2545f491;
const SALT_OTHER = 0x9e3779b9;
const MOST_STRINGS = 4096;

const objects = new WeakMap<object, Lanes>();
const strings = new Map<string, Lanes>();

const tagged = (tag: number): Lanes => ({ one: mix(SALT_ONE, tag), other: mix(SALT_OTHER, tag) });
const WHOLE = tagged(1);
const NUMBER = tagged(2);
const YES = mixed(tagged(3), 1);
const NO = mixed(tagged(3), 2);
const NULL = mixed(tagged(4), 0);
const LIST = tagged(5);
const OBJECT = tagged(6);
const TEXT = tagged(7);

function lanes(value: unknown): Lanes {
  switch (typeof value) {
    case 'string':
      return strings.get(value) ?? ofText(value);
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < 2 ** 31
        ? mixed(WHOLE, value)
        : joined(NUMBER, lanes(finite(value)));
    case 'boolean':
      return value ? YES : NO;
    case 'object':
      return value === null ? NULL : (objects.get(value) ?? ofObject(value));
    default:
      throw new TypeError(`${typeof value} is not JSON`);
  }
}

const ofObject = (value: object): Lanes =>
  Array.isArray(value) ? ofList(value) : ofRecord(value as Readonly<Record<string, unknown>>);

/** To remember a few plain values takes longer than to hash them again. */
const FEW = 16;

function ofList(list: readonly unknown[]): Lanes {
  let { one, other } = LIST;
  let worth = list.length > FEW;
  for (const item of list) {
    const part = lanes(item);
    one = mix(one, part.one);
    other = mix(other, part.other);
    worth ||= typeof item === 'object';
  }
  const made = { one: mix(one, list.length), other: mix(other, list.length) };
  if (worth) objects.set(list, made);
  return made;
}

function ofRecord(record: Readonly<Record<string, unknown>>): Lanes {
  let one = 0;
  let other = 0;
  let worth = false;
  // JSON has no inherited keys, and this way no list of keys is made.
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    const name = lanes(key);
    const part = lanes(value);
    one = (one + mix(name.one, part.one)) | 0;
    other = (other + mix(name.other, part.other)) | 0;
    worth ||= typeof value === 'object';
  }
  const made = { one: mix(OBJECT.one, one), other: mix(OBJECT.other, other) };
  if (worth) objects.set(record, made);
  return made;
}

function ofText(text: string): Lanes {
  let { one, other } = TEXT;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = mix(one, code);
    other = mix(other, code);
  }
  if (strings.size >= MOST_STRINGS) strings.clear();
  const made = { one, other };
  strings.set(text, made);
  return made;
}

function mixed({ one, other }: Lanes, word: number): Lanes {
  return { one: mix(one, word), other: mix(other, word) };
}

const joined = (lanes: Lanes, more: Lanes): Lanes => ({
  one: mix(lanes.one, more.one),
  other: mix(lanes.other, more.other),
});

function finite(number: number): string {
  if (!Number.isFinite(number)) throw new TypeError(`${number} is not JSON`);
  return String(number);
}

/** One round of MurmurHash3 (public domain) with its final avalanche. */
function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  let h = hash ^ k;
  h = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
