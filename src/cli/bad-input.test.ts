import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { area5, area5Program, type Ran } from './testing.ts';

const listed = games.map(({ game }) => game.id).join(', ');
const see = (name: string) => `(see area5 ${name} --help)`;

/** Command line, exit code, and what the one line on stderr begins and ends with. */
const cases: readonly (readonly [string, number, string, string?])[] = [
  ['juggle', 2, 'there is no command "juggle"; there is serve, backup'],
  ['help juggle', 2, 'there is no command "juggle"; there is serve, backup'],
  ['constructor', 2, 'there is no command "constructor"'],
  ['simulate', 2, 'simulate needs GAME', see('simulate')],
  ['simulate chess', 2, `there is no game "chess"; there is ${listed}`, see('simulate')],
  ['simulate unacknowledged now', 2, '"now" is one word too many for simulate', see('simulate')],
  ['simulate unacknowledged --seats 9', 2, 'Unacknowledged takes 3 to 5 seats, not 9', see('simulate')],
  ['simulate unacknowledged --seats two', 2, '--seats must be a whole number from 1 to 100, not "two"'],
  ['simulate unacknowledged --games 0', 2, '--games must be a whole number from 1'],
  ['simulate unacknowledged --games -3', 2, '--games must be a whole number from 1 to 10000000, not "-3"'],
  ['simulate unacknowledged --seats -3', 2, '--seats must be a whole number from 1 to 100, not "-3"'],
  ['simulate unacknowledged --games --json', 2, '--games needs a value: --games=M', see('simulate')],
  ['simulate unacknowledged --seed', 2, '--seed needs a value: --seed=S', see('simulate')],
  ['simulate unacknowledged --seed=', 2, '--seed must not be empty', see('simulate')],
  ['simulate unacknowledged --json=yes', 2, '--json takes no value', see('simulate')],
  ['simulate unacknowledged --speed 3', 2, 'there is no flag --speed; there is --seats, --games'],
  ['simulate unacknowledged --level genius', 2, 'unacknowledged has no level "genius"; there is'],
  ['simulate unacknowledged --level strongest,strongest', 2, '--level names 2 levels for 3 seats'],
  [
    'simulate unacknowledged --sides martians=strongest',
    2,
    'unacknowledged has no side "martians"; there is activists, shadow',
  ],
  ['simulate unacknowledged --sides shadow', 2, '--sides is written SIDE=LEVEL,…, not "shadow"'],
  [
    'simulate unacknowledged --sides shadow=strongest,shadow=strongest',
    2,
    '--sides names shadow twice',
    see('simulate'),
  ],
  ['simulate unacknowledged --alone', 2, 'Unacknowledged takes 3 to 5 seats, not 1', see('simulate')],
  ['simulate unacknowledged --alone --seats 3', 2, '--alone means 1 seat', see('simulate')],
  ['simulate unacknowledged --mode expert', 2, '"mode" in the options is not a field', see('simulate')],
  ['simulate unacknowledged --setup camel', 2, '"setup" in the options is not a field', see('simulate')],
  [
    `simulate unacknowledged --mode expert --options {"mode":"expert"}`,
    2,
    '--mode stands in --options too; give it once',
    see('simulate'),
  ],
  [
    'simulate uaps --options {"modifiers":["dealt","fog","dealt","dealt"]}',
    2,
    '"modifiers.1" in the options: not a modifier; these are: dealt, blank, open-archive',
    see('simulate'),
  ],
  [
    'league uaps --options {"modifiers":["blank"]}',
    2,
    '"modifiers" in the options: name 4, one for each quadrant',
    see('league'),
  ],
  ['simulate unacknowledged --options []', 2, '--options must be a JSON object, not []', see('simulate')],
  ['league unacknowledged --options null', 2, '--options must be a JSON object, not null', see('league')],
  ['simulate unacknowledged --options {', 2, '--options is not JSON: ', see('simulate')],
  [
    'simulate unacknowledged --save FOLDER/broken.json',
    1,
    'FOLDER/broken.json cannot be written: there is a file',
  ],
  ['simulate unacknowledged --games 1 --save /proc/area5', 1, '/proc/area5 cannot be written: '],
  [
    'simulate unacknowledged --games 1 --save FOLDER/broken.json/deep',
    1,
    'FOLDER/broken.json/deep cannot be written: ',
  ],
  [
    'simulate unacknowledged --games 2 --save FOLDER',
    1,
    'FOLDER/unacknowledged-3-1.json is already there; choose another folder for --save',
  ],
  ['league unacknowledged --seats 3,9', 2, '--seats names counts from 3 to 5 with commas between, not "3,9"'],
  [
    'league unacknowledged --write FOLDER/broken.json',
    1,
    'FOLDER/broken.json has no place for the table: add <!-- league:unacknowledged -->',
  ],
  ['replay', 2, 'replay needs FILE', see('replay')],
  ['replay FOLDER/nothing.json', 1, 'FOLDER/nothing.json cannot be read: there is no such file or folder'],
  ['replay FOLDER', 1, 'FOLDER cannot be read: it is a folder'],
  [
    'verify FOLDER/broken.json',
    1,
    "FOLDER/broken.json is not JSON: Unexpected token 'x' in JSON at position 9 (line 2 column 8)",
  ],
  [
    'verify FOLDER/short.json',
    1,
    'FOLDER/short.json is not JSON: Unexpected end in JSON at position 8 (line 1 column 9)',
  ],
  ['verify FOLDER/list.json', 1, 'FOLDER/list.json is not a save of Area Five: '],
  ['verify FOLDER/other.json', 1, `FOLDER/other.json: there is no game "chess"; there is ${listed}`],
  [
    'verify FOLDER/odd.json',
    1,
    `FOLDER/odd.json: there is no game "\\u001b[2J${'o'.repeat(56)}…"; there is `,
  ],
  ['verify FOLDER/control.json', 1, "FOLDER/control.json is not JSON: Unexpected token '\\u0001' in JSON"],
  ['verify FOLDER/wordy.json', 1, 'FOLDER/wordy.json is not a save of Area Five: ', '…'],
  [
    'serve --origin https://play.example.org,foo',
    2,
    '--origin must be written like https://play.example.org or http://192.0.2.7:8555, not "foo"',
    see('serve'),
  ],
  ['backup', 2, 'backup needs --to FILE', see('backup')],
  ['backup --to', 2, '--to needs a value: --to=FILE', see('backup')],
  ['backup --to=', 2, '--to must not be empty', see('backup')],
  ['backup now --to FOLDER/new', 2, '"now" is one word too many for backup', see('backup')],
  ['backup --from FOLDER/new', 2, 'there is no flag --from; there is --data, --to, --force', see('backup')],
  [
    'backup --data FOLDER/none --to FOLDER/new',
    1,
    'FOLDER/none/tables.sqlite cannot be read: there is no such file',
  ],
  [
    'backup --data FOLDER/list.json --to FOLDER/new',
    1,
    'FOLDER/list.json/tables.sqlite cannot be read: there is no such file',
  ],
  ['export-companion', 2, 'export-companion needs DIR', see('export-companion')],
  ['export-companion a b', 2, '"b" is one word too many for export-companion', see('export-companion')],
  ['export-companion FOLDER', 1, 'FOLDER is not empty; --force writes into it all the same'],
  ['export-companion FOLDER/list.json', 1, 'FOLDER/list.json is a file, and a folder is needed'],
  [
    'export-companion FOLDER/list.json/new',
    1,
    'FOLDER/list.json/new cannot be written: a part of its path is not a folder',
  ],
  ['restore', 2, 'restore needs --from FILE', see('restore')],
  ['restore --force=yes --from FOLDER/new', 2, '--force takes no value', see('restore')],
  ['restore --from FOLDER/new --data FOLDER/none', 1, 'FOLDER/new cannot be read: there is no such file'],
  ['restore --from FOLDER --data FOLDER/none', 1, 'FOLDER cannot be read: it is not a file'],
  [
    'restore --from FOLDER/list.json --data FOLDER/none',
    1,
    'FOLDER/list.json is damaged, or no file of Area',
  ],
  ['restore --from FOLDER/empty --data FOLDER/none', 1, 'FOLDER/empty does not hold tables of Area Five'],
  ['referee now', 2, '"now" is one word too many for referee', see('referee')],
];

const save = { area5: 1, game: 'chess', rules: 1, options: {}, seats: 2, seed: '1', start: '', moves: [] };

const files = {
  'broken.json': '{\n "a": [x]}',
  'short.json': '{"a": tr',
  'list.json': '[]',
  'other.json': JSON.stringify(save),
  'odd.json': JSON.stringify({ ...save, game: `\u001b[2J${'o'.repeat(100_000)}` }),
  'wordy.json': JSON.stringify({ ...save, rules: 'o'.repeat(100_000) }),
  'control.json': '\u0001{}',
  empty: '',
  'unacknowledged-3-1.json': 'not to be written over',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'area5-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

const wordsOf = (line: string) =>
  line
    .split(' ')
    .filter(word => word !== '')
    .map(word => word.replace('FOLDER', folder));

describe('bad input gets one clear line and an exit code', () => {
  const isTold = (ran: Ran, [, code, begins, ends = '']: (typeof cases)[number]) => {
    expect(ran.err).toMatch(/^area5: [^\n]{1,500}\n$/);
    expect(ran.err.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(ran.err.slice('area5: '.length)).toSatisfy((text: string) =>
      text.replaceAll(folder, 'FOLDER').startsWith(begins),
    );
    expect(ran.err.trimEnd().endsWith(ends)).toBe(true);
    expect(ran).toMatchObject({ code, out: '' });
  };

  test.for(cases)('%s', async given => isTold(await area5(wordsOf(given[0])), given));

  const commands = new Map(cases.map(given => [given[0].split(' ')[0], given]));
  test.for([...commands.values()])('as a program: %s', async given =>
    isTold(await area5Program(wordsOf(given[0])), given),
  );
});

describe('help', () => {
  const isHelp = ({ code, out, err }: Ran) => {
    expect(out).toMatch(/^area5 [^\n]+\n\n[A-Z]/);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  };
  const asked = ['', '--help', 'help', 'help simulate', 'league --help', 'verify -h', 'referee --help'];
  test.for(asked)('area5 %s', async line => isHelp(await area5(wordsOf(line))));

  test('as a program', async () => isHelp(await area5Program([])));

  test('the version is that of the package', async () => {
    expect((await area5Program(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
