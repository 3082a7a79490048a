import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../core/contract.ts';
import { shown, visible } from './words.ts';

/** 0: done; 1: the thing asked for failed; 2: it was not understood; 130: Ctrl-C, as shells count it. */
export const exits = { done: 0, failed: 1, misused: 2, stopped: 130 } as const;

export interface Flag<Value> {
  /** What the help calls its value; a switch has none. */
  readonly value?: string;
  readonly says: string;
  read(text: string): Result<Value>;
}

export type Flags = Readonly<Record<string, Flag<unknown>>>;

export interface Command<F extends Flags> {
  /** What its name comes after on the command line; area5 where nothing else is said. */
  readonly program?: string;
  readonly name: string;
  readonly says: string;
  /** Names of the words that must follow. */
  readonly words: readonly string[];
  /** What may follow them, any number of times. */
  readonly more?: string;
  readonly flags: F;
  /** Where flags may stand too: with AREA5, --log-level is read from AREA5_LOG_LEVEL, if it is not given. */
  readonly env?: string;
}

export type Values<F extends Flags> = {
  readonly [Name in keyof F]?: F[Name] extends Flag<infer Value> ? Value : never;
};

export interface Given<F extends Flags> {
  readonly words: readonly string[];
  readonly flags: Values<F>;
}

/** Reads the arguments and runs, or prints the help, or says in one line what is wrong. */
export async function run<F extends Flags>(
  command: Command<F>,
  args: readonly string[],
  body: (given: Given<F>) => Promise<number> | number,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    print(helpOf(command));
    return exits.done;
  }
  const given = readArgs(command, args, process.env);
  return given.ok ? body(given.value) : misused(command.name, given.error, command.program);
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const complain = (line: string): number => {
  process.stderr.write(`area5: ${visible(line.replaceAll(/\s*\n\s*/g, ' '))}\n`);
  return exits.failed;
};

/** Where there is nothing to report but the failure: with --json that too is an object. */
export const failed = (line: string, json: boolean | undefined): number => {
  if (json) print(JSON.stringify({ ok: false, error: line }));
  return complain(line);
};

export const misused = (name: string, line: string, program = 'area5'): number => {
  complain(`${line} (see ${program} ${name} --help)`);
  return exits.misused;
};

export const aSwitch = (says: string): Flag<boolean> => ({ says, read: () => ok(true) });

export const aText = (value: string, says: string): Flag<string> => ({
  value,
  says,
  read: text => (text === '' ? fail('must not be empty') : ok(text)),
});

export const aNumber = (value: string, says: string, from: number, to = 1e9): Flag<number> => ({
  value,
  says,
  read: text => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return number >= from && number <= to
      ? ok(number)
      : fail(`must be a whole number from ${from}${to < 1e9 ? ` to ${to}` : ''}, not "${shown(text)}"`);
  },
});

export function helpOf({ program = 'area5', name, says, words, more, flags, env }: Command<Flags>): string {
  const usage = [
    `${program} ${name}`,
    ...words,
    ...(more ? [`[${more}…]`] : []),
    Object.keys(flags).length > 0 ? '[flags]' : '',
  ];
  const rows = Object.entries(flags).map(([flag, { value, says }]) => [
    `--${flag}${value === undefined ? '' : ` ${value}`}`,
    says,
  ]);
  const width = Math.max(0, ...rows.map(([left]) => (left ?? '').length));
  const lines = rows.map(([left, right]) => `  ${(left ?? '').padEnd(width)}  ${right}`);
  const also = env === undefined ? [] : ['', `Each flag can be set as ${variable(env, 'flag-name')} too.`];
  return [usage.join(' ').trim(), '', says, ...(lines.length > 0 ? ['', ...lines] : []), ...also].join('\n');
}

/** The name in the environment of a flag. */
const variable = (env: string, flag: string): string => `${env}_${flag.replaceAll('-', '_').toUpperCase()}`;

export function readArgs<F extends Flags>(
  command: Command<F>,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Result<Given<F>> {
  const parsed = parse(command.flags, args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const missing = command.words[positionals.length];
  if (missing !== undefined) return fail(`${command.name} needs ${missing}`);
  const extra = positionals[command.words.length];
  if (extra !== undefined && command.more === undefined)
    return fail(`"${shown(extra)}" is one word too many for ${command.name}`);
  const flags: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(values)) {
    const read = command.flags[name]?.read(String(text));
    if (read?.ok === false) return fail(`--${name} ${read.error}`);
    flags[name] = read?.value;
  }
  for (const [name, flag] of Object.entries(command.flags)) {
    const place = command.env === undefined ? '' : variable(command.env, name);
    const text = environment[place];
    if (Object.hasOwn(flags, name) || !text) continue;
    if (flag.value === undefined && /^(0|false)$/.test(text)) continue;
    if (flag.value === undefined && !/^(1|true)$/.test(text))
      return fail(`${place} is set by 1, not "${shown(text)}"`);
    const read = flag.read(text);
    if (!read.ok) return fail(`${place} ${read.error}`);
    flags[name] = read.value;
  }
  return ok({ words: positionals, flags: flags as Values<F> });
}

function parse(
  flags: Flags,
  args: readonly string[],
): Result<{ readonly values: object; readonly positionals: readonly string[] }> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return ok(parseArgs({ args: withNegatives(flags, args), options, allowPositionals: true, strict: true }));
  } catch (thrown) {
    const { code, message } = thrown as { code?: string; message: string };
    const flag = message.match(/'(-[^\s',=]*)/)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      return fail(
        `there is no flag ${flag}; there is ${Object.keys(flags)
          .map(name => `--${name}`)
          .join(', ')}`,
      );
    const value = flags[flag.replace(/^-+/, '')]?.value;
    return fail(value === undefined ? `${flag} takes no value` : `${flag} needs a value: ${flag}=${value}`);
  }
}

/** `--seats -3` as `--seats=-3`, so that the flag itself says what is wrong with -3. */
function withNegatives(flags: Flags, args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const awaits = before.startsWith('--') && flags[before.slice(2)]?.value !== undefined;
    if (awaits && /^-\d/.test(arg)) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}
