import { setTimeout as pause } from 'node:timers/promises';

/** One number of what the server says about itself. */
export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

/** Whether it comes to this within so many milliseconds. */
export async function until(forMs: number, so: () => Promise<boolean> | boolean): Promise<boolean> {
  const latest = performance.now() + forMs;
  while (!(await so())) {
    if (performance.now() > latest) return false;
    await pause(100);
  }
  return true;
}
