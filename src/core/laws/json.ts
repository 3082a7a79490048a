export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const copy = <Value>(value: Value): Value => JSON.parse(bytes(value)) as Value;

/** Where a value would come back changed from JSON. */
export function notJson(value: unknown, path = ''): string | undefined {
  const here = path || 'the whole of it';
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${here} is ${spell(value)}`;
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? listNotJson(value, path, here) : recordNotJson(value, path, here);
    default:
      return `${here} is ${typeof value}`;
  }
}

function listNotJson(list: readonly unknown[], path: string, here: string): string | undefined {
  if (Object.keys(list).length !== list.length) return `${here} is a list with holes or names`;
  return first(list.entries(), ([index, item]) => notJson(item, `${path}[${index}]`));
}

function recordNotJson(record: object, path: string, here: string): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null)
    return `${here} is a ${(record.constructor as { name?: string } | undefined)?.name ?? 'class instance'}`;
  if (Object.getOwnPropertySymbols(record).length > 0) return `${here} has a symbol for a name`;
  return first(Object.entries(record), ([key, part]) => notJson(part, `${path}.${key}`));
}

/** Frozen all the way down: whoever changes it throws. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

const frozen = new WeakSet<object>();

/** The first place where two texts part, with a little of what stands around it. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 40);
  const excerpt = (text: string) => `${from > 0 ? '…' : ''}${text.slice(from, at + 40)}`;
  return `${excerpt(one)} and ${excerpt(other)}`;
}

/** The first answer that is one. */
export function first<Item, Answer>(
  items: Iterable<Item>,
  ask: (item: Item) => Answer | undefined,
): Answer | undefined {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

export function take<Item>(items: Iterable<Item>, most: number): Item[] {
  const taken: Item[] = [];
  if (most <= 0) return taken;
  for (const item of items) {
    taken.push(item);
    if (taken.length >= most) break;
  }
  return taken;
}

const spell = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));
