/**
 * What turns one JSON value into another. It follows from the two values alone, never from how they came about, so
 * that a patch tells no more than the two views do (law 5 on the wire).
 */
export type Patch =
  /** Another value altogether. */
  | readonly ['=', unknown]
  /** An object: what changes under these keys, and keys that are gone. */
  | readonly ['{', Readonly<Record<string, Patch>>, (readonly string[])?]
  /** A list: so many of the first items stay, these come after them. */
  | readonly ['+', number, readonly unknown[]]
  /** A list of the same length: what changes at these places. */
  | readonly ['[', readonly (readonly [number, Patch])[]];

/** Nothing where both are alike. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffOfLists(before, after);
  if (isRecord(before) && isRecord(after)) return diffOfRecords(before, after);
  return ['=', after];
}

/**
 * The text of patches between several pairs of records that share parts: what two viewers see alike is compared and
 * written once.
 */
export class PatchTexts {
  readonly #known = new Map<unknown, { readonly before: unknown; readonly text: string | undefined }>();

  /** As `JSON.stringify(diff(before, after))`; nothing where both are alike. */
  between(before: object, after: object): string | undefined {
    if (before === after) return undefined;
    const [one, other] = [before as JsonRecord, after as JsonRecord];
    const keys = Object.keys(other);
    if (keys.length !== Object.keys(one).length || keys.some(key => !Object.hasOwn(one, key)))
      return textOf(diff(one, other));
    let changed = '';
    for (const key of keys) {
      const text = this.#part(one[key], other[key]);
      if (text !== undefined) changed += `${changed && ','}${JSON.stringify(key)}:${text}`;
    }
    return (changed && `["{",{${changed}}]`) || undefined;
  }

  #part(before: unknown, after: unknown): string | undefined {
    if (before === after) return undefined;
    if (typeof after !== 'object') return textOf(diff(before, after));
    const known = this.#known.get(after);
    if (known && known.before === before) return known.text;
    const text = textOf(diff(before, after));
    this.#known.set(after, { before, text });
    return text;
  }
}

const textOf = (patch: Patch | undefined): string | undefined => patch && JSON.stringify(patch);

function diffOfRecords(before: JsonRecord, after: JsonRecord): Patch | undefined {
  const changed: Record<string, Patch> = {};
  let some = false;
  for (const key in after) {
    const change = Object.hasOwn(before, key) ? diff(before[key], after[key]) : (['=', after[key]] as const);
    if (!change) continue;
    put(changed, key, change);
    some = true;
  }
  let gone: string[] | undefined;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    gone ??= [];
    gone.push(key);
  }
  if (gone) return ['{', changed, gone];
  return some ? ['{', changed] : undefined;
}

function diffOfLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length !== after.length) {
    const most = Math.min(before.length, after.length);
    let same = 0;
    while (same < most && diff(before[same], after[same]) === undefined) same++;
    return ['+', same, after.slice(same)];
  }
  let changes: [number, Patch][] | undefined;
  for (let index = 0; index < after.length; index++) {
    const change = diff(before[index], after[index]);
    if (!change) continue;
    changes ??= [];
    changes.push([index, change]);
  }
  return changes && ['[', changes];
}

/** Leaves `before` as it is. Throws where the patch was made for another value. */
export function patched(before: unknown, patch: Patch): unknown {
  switch (patch[0]) {
    case '=':
      return patch[1];
    case '{': {
      if (!isRecord(before)) throw new TypeError('a patch for an object');
      const [, changed, gone = []] = patch;
      const after: JsonRecord = { ...before };
      for (const key of gone) delete after[key];
      for (const [key, change] of Object.entries(changed)) put(after, key, patched(before[key], change));
      return after;
    }
    case '+':
      if (!Array.isArray(before) || before.length < patch[1])
        throw new TypeError('a patch for a longer list');
      return [...before.slice(0, patch[1]), ...patch[2]];
    case '[': {
      if (!Array.isArray(before)) throw new TypeError('a patch for a list');
      const after = [...before];
      for (const [index, change] of patch[1]) after[index] = patched(before[index], change);
      return after;
    }
  }
}

type JsonRecord = Record<string, unknown>;

/** Assigning to `__proto__` would set what the object inherits from, and lose the key. */
function put<Value>(record: Record<string, Value>, key: string, value: Value): void {
  if (key !== '__proto__') record[key] = value;
  else Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
}

const isRecord = (json: unknown): json is JsonRecord =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
