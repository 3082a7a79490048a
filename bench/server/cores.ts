import { capture } from '../../scripts/shell.mjs';

export interface Cores {
  readonly server: number;
  readonly load: number;
}

/** A core for the server and another for the load; nothing where processes cannot be kept to one. */
export async function twoCores(): Promise<Cores | undefined> {
  const { ok, output } = await capture('taskset', ['-cp', String(process.pid)]);
  const list = output.match(/:\s*([\d,-]+)\s*$/)?.[1];
  if (!ok || list === undefined) return undefined;
  const [server, ...others] = coresIn(list);
  const load = others.at(-1);
  return server === undefined || load === undefined ? undefined : { server, load };
}

/** From a list as `0-2,5`. */
export const coresIn = (list: string): readonly number[] =>
  list.split(',').flatMap(part => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
