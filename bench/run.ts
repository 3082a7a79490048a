import { isBesideName } from './beside/benches.ts';
import { engine } from './engine.ts';

/** Each prints what it measured; with `--json` the last line is one JSON object. */
const benches: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  engine,
  decisions: async args => (await import('./decisions.ts')).decisions(args),
  predictor: async args => (await import('./predictor.ts')).predictor(args),
  // Only this one needs the oracle.
  solver: async args => (await import('./solver.ts')).solver(args),
  server: async args => (await import('./server.ts')).server(args),
  companion: async args => (await import('./companion-load.ts')).companion(args),
  size: async args => (await import('./size.ts')).size(args),
  // A browser's tools are slow to load, and only this one needs them.
  web: async args => (await import('./web.ts')).web(args),
};

const [name = '', ...args] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;

if (isBesideName(name) && args.some(arg => /^--beside(=|$)/.test(arg))) {
  process.exitCode = await (await import('./beside.ts')).beside(name, args);
} else if (bench) {
  process.exitCode = await bench(args);
} else {
  const names = Object.keys(benches).join(', ');
  const problem = name === '' ? 'name a bench' : `there is no bench "${name}"`;
  process.stderr.write(`bench: ${problem}; there is ${names}\n`);
  process.exitCode = 2;
}
