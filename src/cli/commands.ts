import { readFile } from 'node:fs/promises';
import { complain, exits, print } from './command.ts';
import { shown } from './words.ts';

type Run = (args: readonly string[]) => Promise<number>;

/** Each is loaded when it is asked for: a referee has no need of a web server. */
const commands: Readonly<Record<string, { readonly says: string; load(): Promise<Run> }>> = {
  serve: {
    says: 'serve the app on this machine',
    load: async () => (await import('./serve.ts')).serve,
  },
  backup: {
    says: 'copy the online tables into one file, while a server is running or not',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    says: 'put the tables of a backup into a data folder',
    load: async () => (await import('./restore.ts')).restore,
  },
  tables: {
    says: 'list, close and remove online tables, while a server is running or not',
    load: async () => (await import('./tables/index.ts')).tables,
  },
  'export-companion': {
    says: 'write the companion as a folder for any web server',
    load: async () => (await import('./export-companion.ts')).exportCompanion,
  },
  simulate: {
    says: 'let bots play many games and count how they end',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  league: {
    says: 'measure the levels of a game against each other',
    load: async () => (await import('./league.ts')).league,
  },
  replay: {
    says: 'tell a saved game in words',
    load: async () => (await import('./replay.ts')).replay,
  },
  verify: {
    says: 'compute a saved game again and compare every state',
    load: async () => (await import('./verify.ts')).verify,
  },
  count: {
    says: 'count the boards that the logic rules of a game allow',
    load: async () => (await import('./count.ts')).count,
  },
  'check-codes': {
    says: 'deal puzzles from many codes and check each of them',
    load: async () => (await import('./check-codes.ts')).checkCodes,
  },
  tiles: {
    says: 'check tiles of UFO Racing, ours or those of a file',
    load: async () => (await import('./tiles.ts')).tiles,
  },
  referee: {
    says: 'hold tables for a program in any language: JSON lines in, JSON lines out',
    load: async () => (await import('./referee.ts')).referee,
  },
};

/** Runs one command line and gives its exit code. */
export async function area5([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h')
    return help(name === undefined ? undefined : args[0]);
  if (name === '--version' || name === '-v') return version();
  if (!Object.hasOwn(commands, name)) return unknown(name);
  try {
    const run = await commands[name]?.load();
    return (await run?.(args)) ?? exits.done;
  } catch (thrown) {
    if (process.env['AREA5_TRACE']) console.error(thrown);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return complain(`${name} broke: ${message} (AREA5_TRACE=1 shows where)`);
  }
}

async function help(name: string | undefined): Promise<number> {
  if (name !== undefined && !name.startsWith('-')) {
    if (!Object.hasOwn(commands, name)) return unknown(name);
    return area5([name, '--help']);
  }
  const width = Math.max(...Object.keys(commands).map(name => name.length));
  print('area5 COMMAND …\n\nFive games about strange things in the sky.\n');
  for (const [name, { says }] of Object.entries(commands)) print(`  ${name.padEnd(width)}  ${says}`);
  print('\narea5 COMMAND --help tells more; area5 --version names this version.');
  return exits.done;
}

async function version(): Promise<number> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  print((JSON.parse(text) as { version: string }).version);
  return exits.done;
}

function unknown(name: string): number {
  complain(`there is no command "${shown(name)}"; there is ${Object.keys(commands).join(', ')}, help`);
  return exits.misused;
}
