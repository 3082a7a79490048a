import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop } from '../scripts/shell.mjs';
import { aSwitch, aText, exits, failed, print, run } from '../src/cli/command.ts';
import { type Size, sizes, sum } from './size/count.ts';
import { copyOfCommit } from './tree.ts';

const command = {
  program: 'npm run bench --',
  name: 'size',
  says: 'How much code there is, layer by layer: no tests, fixtures or texts, no comments or empty lines.',
  words: [],
  flags: {
    since: aText('COMMIT', 'and what has changed since this commit'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const size = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags: { since, json } }) => {
    try {
      const now = measured(root);
      const before = since === undefined ? undefined : measured(copyOfCommit(since));
      if (json)
        print(JSON.stringify({ bench: 'size', now: told(now), ...(before && { before: told(before) }) }));
      else for (const line of table(now, before)) print(line);
      return exits.done;
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown;
      return failed(thrown.message, json);
    }
  });

type Sizes = ReadonlyMap<string, Size>;

function measured(folder: string): Sizes {
  const src = join(folder, 'src');
  const paths = readdirSync(src, { recursive: true, encoding: 'utf8' }).map(path =>
    path.replaceAll('\\', '/'),
  );
  const sources = paths.filter(path => /\.(tsx?|css)$/.test(path));
  return sizes(new Map(sources.map(path => [path, readFileSync(join(src, path), 'utf8')])));
}

const told = (all: Sizes) => ({ all: sum(all.values()), layers: Object.fromEntries(all) });

function table(now: Sizes, before: Sizes | undefined): readonly string[] {
  const layers = new Set([...now.keys(), ...(before?.keys() ?? [])]);
  const row = (name: string, of: Size | undefined, was: Size | undefined) =>
    [
      name.padEnd(12),
      ...(['files', 'lines', 'concepts'] as const).map(what =>
        cell(of?.[what] ?? 0, before && (was?.[what] ?? 0)),
      ),
    ].join('');
  return [
    `${''.padEnd(12)}${['files', 'lines', 'concepts'].map(what => what.padStart(before ? 16 : 9)).join('')}`,
    ...[...layers].map(layer => row(layer, now.get(layer), before?.get(layer))),
    row('all', sum(now.values()), before && sum(before.values())),
  ];
}

function cell(value: number, was: number | undefined): string {
  if (was === undefined) return `${value}`.padStart(9);
  const change = value - was;
  return `${value} (${change > 0 ? '+' : ''}${change})`.padStart(16);
}
