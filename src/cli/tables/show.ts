import { lineOf } from '../../server/removal.ts';
import { exits, failed, print, run } from '../command.ts';
import { findRemoved, findTable } from './choice.ts';
import { folderFlags, inFolder, reportOf } from './folder.ts';
import { dateOf, inOneLine, removedReport, resultInWords } from './list.ts';

const command = {
  program: 'area5 tables',
  name: 'show',
  says: 'Tells all about one table but its secrets: by its id, by the first signs of it, or by its code.',
  words: ['TABLE'],
  flags: folderFlags,
} as const;

export const show = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ words: [word = ''], flags }) =>
    inFolder(flags, async folder => {
      const found = await findTable(folder.store, word);
      if (!found.ok) {
        const removed = await findRemoved(folder.store, word);
        if (!removed.ok) return failed(removed.error, flags.json);
        const { table, at, why, result } = removed.value;
        if (flags.json) print(JSON.stringify({ ok: true, ...removedReport(removed.value) }));
        else print(`${table} was removed on ${dateOf(at)} (${why}). ${resultInWords(result)}`.trimEnd());
        return exits.done;
      }
      const report = reportOf(found.value, folder);
      const line = lineOf(found.value);
      if (!report || !line) return failed(`table "${found.value.table}" has no card`, flags.json);
      const { names, watch, perMove, perGame } = line;
      if (flags.json) {
        print(JSON.stringify({ ok: true, ...report, names, watch, perMove, perGame }));
        return exits.done;
      }
      print(inOneLine(report));
      print(
        `code ${report.code ?? 'none'}; ${report.entries} entries; ${names.join(', ') || 'nobody sits there'}`,
      );
      return exits.done;
    }),
  );
