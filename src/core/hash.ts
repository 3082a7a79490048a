/**
 * 64 bits over a JSON value, the same for any order of keys. For finding the first difference between two
 * replays, not against an adversary. Objects are remembered: states share most of their parts with their
 * predecessors, and law 1 forbids changing them.
 */
export function hashOf(value: unknown): string {
  return hex(lane(value, lanes[0])) + hex(lane(value, lanes[1]));
}

interface Lane {
  readonly salt: number;
  readonly objects: WeakMap<object, number>;
  readonly strings: Map<string, number>;
}

const newLane = (salt: number): Lane => ({ salt, objects: new WeakMap(), strings: new Map() });
const lanes = [newLane(0x2545f491), newLane(0x9e3779b9)] as const;
const MOST_STRINGS = 4096;

function lane(value: unknown, of: Lane): number {
  switch (typeof value) {
    case 'string':
      return stringLane(value, of);
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < 2 ** 31
        ? mix(tagged(of, 1), value)
        : mix(tagged(of, 2), stringLane(finite(value), of));
    case 'boolean':
      return mix(tagged(of, 3), value ? 1 : 2);
    case 'object':
      return value === null ? mix(tagged(of, 4), 0) : objectLane(value, of);
    default:
      throw new TypeError(`${typeof value} is not JSON`);
  }
}

function objectLane(value: object, of: Lane): number {
  const known = of.objects.get(value);
  if (known !== undefined) return known;
  let hash = 0;
  if (Array.isArray(value)) {
    hash = tagged(of, 5);
    for (const item of value) hash = mix(hash, lane(item, of));
    hash = mix(hash, value.length);
  } else {
    for (const [key, part] of Object.entries(value)) {
      if (part !== undefined) hash = (hash + mix(stringLane(key, of), lane(part, of))) | 0;
    }
    hash = mix(tagged(of, 6), hash);
  }
  of.objects.set(value, hash);
  return hash;
}

function stringLane(text: string, of: Lane): number {
  const known = of.strings.get(text);
  if (known !== undefined) return known;
  let hash = tagged(of, 7);
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  if (of.strings.size >= MOST_STRINGS) of.strings.clear();
  of.strings.set(text, hash);
  return hash;
}

const tagged = (of: Lane, tag: number): number => mix(of.salt, tag);

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
