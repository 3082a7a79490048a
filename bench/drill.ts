import { exits } from '../src/cli/command.ts';

/** Each tries to break something; with `--json` the last line is one JSON object. It fails where it succeeds. */
const drills: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  laws: async args => (await import('./law-drill.ts')).lawDrill(args),
  crash: async args => (await import('./crash-drill.ts')).crashDrill(args),
  crowd: async args => (await import('./crowd-drill.ts')).crowdDrill(args),
  secrecy: async args => (await import('./secrecy-drill.ts')).secrecyDrill(args),
  hostile: async args => (await import('./hostile-drill.ts')).hostileDrill(args),
  faults: async args => (await import('./faults-drill.ts')).faultsDrill(args),
  overload: async args => (await import('./overload-drill.ts')).overloadDrill(args),
  companion: async args => (await import('./companion-drill.ts')).companionDrill(args),
  accounts: async args => (await import('./accounts-drill.ts')).accountsDrill(args),
  races: async args => (await import('./races-drill.ts')).racesDrill(args),
  versions: async args => (await import('./versions-drill.ts')).versionsDrill(args),
  // A compiler's tools are slow to load, and only this one needs them.
  mutants: async args => (await import('./mutants-drill.ts')).mutantsDrill(args),
};

const [name = '', ...args] = process.argv.slice(2);
const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;

if (drill) {
  process.exitCode = await drill(args);
} else {
  const names = Object.keys(drills).join(', ');
  const problem = name === '' ? 'name a drill' : `there is no drill "${name}"`;
  process.stderr.write(`drill: ${problem}; there is ${names}\n`);
  process.exitCode = exits.misused;
}
