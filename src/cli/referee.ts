import { once } from 'node:events';
import { games } from '../games/index.ts';
import { exits, run } from './command.ts';
import { answer } from './referee/answer.ts';
import { boundedLines } from './referee/lines.ts';
import { newReferee } from './referee/tables.ts';

const command = {
  name: 'referee',
  says: 'Holds tables for a program in any language: one JSON request per line in, one JSON answer per line out. docs/referee.md has the protocol.',
  words: [],
  flags: {},
} as const;

const LONGEST_LINE = 2 ** 20;

export const referee = (args: readonly string[]): Promise<number> =>
  run(command, args, async () => {
    const memory = newReferee(games);
    for await (const request of boundedLines(process.stdin, LONGEST_LINE)) {
      const { line, quit } = answer(memory, request);
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
      if (quit) break;
    }
    return exits.done;
  });
