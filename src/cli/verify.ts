import { type GameEntry, gameUnder } from '../core/contract.ts';
import { checkFair } from '../core/fair.ts';
import type { Save } from '../core/save.ts';
import { counted } from '../core/words.ts';
import { aSwitch, complain, exits, failed, print, run } from './command.ts';
import { dealLines, unfairLine } from './fair-words.ts';
import { LONGEST_REASON, readSaveFile } from './files.ts';
import { ending, type Followed, follow, partingOf } from './story.ts';
import { shown } from './words.ts';

const command = {
  name: 'verify',
  says: 'Computes a saved game again from its seed and its moves, and compares every state with the recorded one. Where server and players committed to parts of the seed, checks that it was made of them.',
  words: ['FILE'],
  flags: { json: aSwitch('answer with one JSON object') },
} as const;

export const verify = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ words: [file = ''], flags }) => {
    const read = await readSaveFile(file);
    if (!read.ok) return failed(read.error, flags.json);
    const { save, entry } = read.value;
    const followed = follow(entry, save);
    const { divergence, outcome } = followed;
    const findings = save.fair ? checkFair(save.fair, save) : [];
    const fairlyDealt = findings.every(({ holds }) => holds);
    if (flags.json)
      print(
        JSON.stringify({
          ok: !divergence && fairlyDealt,
          checked: save.fair ? ['game', 'deal'] : ['game'],
          game: save.game,
          rules: { saved: save.rules, here: gameUnder(entry.game, save.rules).rules },
          seats: save.seats,
          moves: save.moves.length,
          outcome,
          divergence,
          fair: save.fair ? { ok: fairlyDealt, findings } : null,
        }),
      );
    const problems = [
      ...(divergence ? [partingOf(divergence, entry, save)] : []),
      ...(fairlyDealt ? [] : [unfairLine(findings)]),
    ];
    if (problems.length > 0)
      return complain(`${file}: ${problems.map(problem => shown(problem, LONGEST_REASON)).join('; ')}`);
    if (!flags.json)
      for (const line of [verifiedLine(entry, save, followed), ...dealLines(save, findings)]) print(line);
    return exits.done;
  });

function verifiedLine(entry: GameEntry, save: Save, followed: Followed): string {
  const { title } = entry.game;
  const moves = counted(save.moves.length, 'move');
  const by = byWhichRules(entry, save.rules);
  return `verified: ${moves}, ${title} at ${counted(save.seats, 'seat')}. ${ending(entry, followed)}${by}`;
}

function byWhichRules({ game }: GameEntry, saved: number): string {
  const { rules } = gameUnder(game, saved);
  if (saved !== rules)
    return ` Saved under rules ${saved}, these are rules ${rules}: they agree on this game.`;
  return rules === game.rules
    ? ''
    : ` It began under rules ${rules}; new games are played by rules ${game.rules}.`;
}
