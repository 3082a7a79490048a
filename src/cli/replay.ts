import { counted } from '../core/words.ts';
import { aNumber, aSwitch, aText, complain, exits, failed, misused, print, run } from './command.ts';
import { LONGEST_REASON, readSaveFile } from './files.ts';
import { ending, linesOf, partingOf, readListener, tell } from './story.ts';
import { shown } from './words.ts';

const command = {
  name: 'replay',
  says: 'Tells a saved game in words, each line with the number of its move.',
  words: ['FILE'],
  flags: {
    to: aNumber('N', 'stop after this move (0 is the set-up)', 0),
    as: aText('SEAT', 'only what this seat heard; or spectator, or all (default all)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const replay = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ words: [file = ''], flags }) => {
    const read = await readSaveFile(file);
    if (!read.ok) return failed(read.error, flags.json);
    const { save, entry } = read.value;
    const listener = readListener(flags.as ?? 'all', save.seats);
    if (!listener.ok) return misused(command.name, `--as: ${listener.error}, not "${shown(flags.as ?? '')}"`);
    const length = save.moves.length;
    if (flags.to !== undefined && flags.to > length)
      return misused(
        command.name,
        `--to ${flags.to} is beyond the end: ${file} has ${counted(length, 'move')}`,
      );

    const story = tell(entry, save, listener.value, flags.to ?? length);
    const { divergence, outcome, told, table } = story;
    if (flags.json) {
      const { game, rules, seats, seed } = save;
      const head = { ok: !divergence, game, rules, seats, seed, moves: table?.log.length ?? 0 };
      print(JSON.stringify({ ...head, story: told, outcome, divergence }));
    } else {
      print(`${entry.game.title}, ${counted(save.seats, 'seat')}, seed ${shown(save.seed, LONGEST_REASON)}`);
      for (const line of linesOf(story, listener.value)) print(line);
      if (!divergence) print(ending(entry, story));
    }
    if (!divergence) return exits.done;
    return complain(`${file}: ${shown(partingOf(divergence, entry, save), LONGEST_REASON)}`);
  });
