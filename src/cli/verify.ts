import { aSwitch, complain, exits, failed, print, run } from './command.ts';
import { LONGEST_REASON, readSaveFile } from './files.ts';
import { ending, follow, partingOf } from './story.ts';
import { counted, shown } from './words.ts';

const command = {
  name: 'verify',
  says: 'Computes a saved game again from its seed and its moves, and compares every state with the recorded one.',
  words: ['FILE'],
  flags: { json: aSwitch('answer with one JSON object') },
} as const;

export const verify = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ words: [file = ''], flags }) => {
    const read = await readSaveFile(file);
    if (!read.ok) return failed(read.error, flags.json);
    const { save, entry } = read.value;
    const moves = save.moves.length;
    const followed = follow(entry, save);
    const { divergence, outcome } = followed;
    const rules = { saved: save.rules, here: entry.game.rules };
    if (flags.json)
      print(
        JSON.stringify({
          ok: !divergence,
          game: save.game,
          rules,
          seats: save.seats,
          moves,
          outcome,
          divergence,
        }),
      );
    if (divergence) return complain(`${file}: ${shown(partingOf(divergence, entry, save), LONGEST_REASON)}`);
    if (!flags.json) {
      const other =
        rules.saved === rules.here
          ? ''
          : ` Saved under rules ${rules.saved}, these are rules ${rules.here}: they agree on this game.`;
      print(
        `verified: ${counted(moves, 'move')}, ${entry.game.title} at ${counted(save.seats, 'seat')}. ${ending(entry, followed)}${other}`,
      );
    }
    return exits.done;
  });
