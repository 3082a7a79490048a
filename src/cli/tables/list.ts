import { counted } from '../../core/words.ts';
import type { Removed } from '../../engine/store/store.ts';
import type { GameResult } from '../../engine/told/result.ts';
import { sizeInWords, spanInWords } from '../amounts.ts';
import { aSwitch, exits, failed, print, run } from '../command.ts';
import { findGame } from '../find.ts';
import { endedBy } from '../story.ts';
import { choiceFlags, chosen } from './choice.ts';
import { type Folder, folderFlags, inFolder, reportOf, type TableReport } from './folder.ts';

const command = {
  program: 'area5 tables',
  name: 'list',
  says: 'Lists tables, those first at which somebody was last.',
  words: [],
  flags: {
    ...folderFlags,
    ...choiceFlags,
    removed: aSwitch('what is left of tables that were removed, instead'),
  },
} as const;

export const list = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) =>
    inFolder(flags, async folder => {
      if (flags.removed) return listRemoved(folder, flags.json);
      const found = await chosen(folder, [], flags);
      if (!found.ok) return failed(found.error, flags.json);
      const reports = found.value
        .flatMap(stored => reportOf(stored, folder) ?? [])
        .sort((one, other) => one.idle - other.idle);
      if (flags.json) print(JSON.stringify({ ok: true, tables: reports }));
      else printAll(reports);
      return exits.done;
    }),
  );

function printAll(reports: readonly TableReport[]): void {
  for (const report of reports) print(inOneLine(report));
  const bytes = reports.reduce((sum, one) => sum + one.bytes, 0);
  print(`${counted(reports.length, 'table')}, ${sizeInWords(bytes)}`);
}

/** For lists that people read. */
export const inOneLine = ({
  table,
  game,
  stage,
  seats,
  taken,
  bytes,
  idle,
  removedIn,
}: TableReport): string =>
  [
    table.padEnd(16),
    stage.padEnd(9),
    `${game}, ${taken} of ${seats} seats`.padEnd(36),
    sizeInWords(bytes).padStart(7),
    `idle for ${spanInWords(idle * 1_000)}`.padEnd(20),
    removedIn === null ? 'kept for ever' : `removed in ${spanInWords(removedIn * 1_000)}`,
  ].join('  ');

const PAGE = 500;

async function listRemoved({ store }: Folder, json: boolean | undefined): Promise<number> {
  const all: Removed[] = [];
  for (let after = ''; ; after = all.at(-1)?.table ?? '') {
    const some = await store.allRemoved(after, PAGE);
    all.push(...some);
    if (some.length < PAGE) break;
  }
  if (json) {
    print(JSON.stringify({ ok: true, removed: all.map(removedReport) }));
    return exits.done;
  }
  for (const { table, at, why, result } of all)
    print(`${table.padEnd(16)}  ${dateOf(at)}  ${why.padEnd(13)}  ${resultInWords(result)}`.trimEnd());
  print(counted(all.length, 'removed table'));
  return exits.done;
}

export const removedReport = ({ table, at, why, result }: Removed) => ({
  ...{ table, removed: new Date(at).toISOString(), why },
  result: result === null ? null : (JSON.parse(result) as unknown),
});

/** Nothing where nothing is left of its game. */
export function resultInWords(result: string | null): string {
  if (result === null) return '';
  const { game, seats, winners, side, reason, scores, moves, ended } = JSON.parse(result) as GameResult;
  const entry = findGame(game);
  const bots = seats.flatMap(seat => (seat.by === 'bot' ? [seat.level] : []));
  const who = [counted(seats.length - bots.length, 'person', 'people'), ...bots].join(', ');
  const title = entry.ok ? entry.value.game.title : game;
  const words = entry.ok ? entry.value.text.reason(reason) : reason;
  return `${title}, ${who}, ${dateOf(ended)}. ${endedBy({ moves, words, winners, side, scores })}`;
}

export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
