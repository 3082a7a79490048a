import { ok, type Result } from '../core/contract.ts';
import { counted } from '../core/words.ts';
import { checkFace } from '../games/ufo-racing/tile-faults.ts';
import { readTileFile, type TileFile } from '../games/ufo-racing/tile-file.ts';
import { WRITTEN } from '../games/ufo-racing/tiles.ts';
import { aSwitch, complain, exits, failed, misused, print, run } from './command.ts';
import { LONGEST_REASON, readText } from './files.ts';
import { parseJson } from './json.ts';
import { shown } from './words.ts';

const command = {
  name: 'tiles',
  says: 'Checks tiles of UFO Racing: `tiles check` ours, `tiles check FILE` those of a file (see docs/tiles.md).',
  words: ['check'],
  flags: { json: aSwitch('answer with one JSON object') },
} as const;

const ofFile = { ...command, words: ['check', 'FILE'] } as const;

export const tiles = (args: readonly string[]): Promise<number> =>
  run(
    args.filter(arg => !arg.startsWith('--')).length > 1 ? ofFile : command,
    args,
    async ({ words: [what = '', path], flags }) => {
      if (what !== 'check') return misused(command.name, `tiles can be checked, and not "${shown(what)}"`);
      const read = path === undefined ? ok({ tiles: WRITTEN }) : await readFile(path);
      return read.ok ? report(read.value, flags.json) : failed(read.error, flags.json);
    },
  );

async function readFile(path: string): Promise<Result<TileFile>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return { ok: false, error: `${path} is not JSON: ${json.error}` };
  const read = readTileFile(json.value);
  return read.ok ? read : { ok: false, error: `${path}: ${shown(read.error, LONGEST_REASON)}` };
}

function report({ tiles }: TileFile, json: boolean | undefined): number {
  const pars: Record<string, Record<string, Readonly<Record<string, number>>>> = {};
  const faults: string[] = [];
  let faces = 0;
  for (const [tile, { sides }] of Object.entries(tiles))
    for (const [face, written] of Object.entries(sides)) {
      const checked = checkFace(written);
      faces++;
      pars[tile] = { ...pars[tile], [face]: checked.pars };
      const named = `${shown(tile)} ${face} (${shown(written.name)})`;
      for (const fault of checked.faults) faults.push(`${named}: ${fault}`);
      const found = Object.entries(checked.pars).map(([passage, turns]) => `${passage} ${turns}`);
      if (!json && checked.faults.length === 0) print(`${named}: par ${found.join(', ')}`);
    }
  for (const fault of faults) complain(fault);
  if (json) print(JSON.stringify({ ok: faults.length === 0, faces, faults, pars }));
  else print(`${counted(faces, 'face')}, ${counted(faults.length, 'fault')}`);
  return faults.length === 0 ? exits.done : exits.failed;
}
