import { games } from '../../games/index.ts';
import { removeTable, whyRemove } from '../../server/removal.ts';
import { exits, print, run } from '../command.ts';
import { keepFlags, keepingFrom } from '../keep-flags.ts';
import { dryRun, tell } from './each.ts';
import { allTables, folderFlags, inFolder, reclaimAll, reportOf, type TableReport } from './folder.ts';

const command = {
  program: 'area5 tables',
  name: 'prune',
  says: 'Removes what the server would remove by and by: by the times it was last started with, where none is given.',
  words: [],
  flags: { ...folderFlags, ...keepFlags, 'dry-run': dryRun },
} as const;

export const prune = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) =>
    inFolder(flags, async ({ store, now, keeping: usual }) => {
      const keeping = keepingFrom(flags, usual);
      const dry = flags['dry-run'] ?? false;
      const removed: TableReport[] = [];
      const byReason: Record<string, number> = {};
      let kept = 0;
      for await (const stored of allTables(store)) {
        const why = whyRemove(stored, keeping, now);
        // Whoever has come to it since has overtaken this, and keeps it.
        const gone =
          why !== undefined &&
          (dry || (await removeTable(store, games, stored, { why, wall: Date.now() })) === 'removed');
        const report = reportOf(stored, { keeping, now });
        if (!gone || !report) {
          kept++;
          continue;
        }
        removed.push(report);
        byReason[why] = (byReason[why] ?? 0) + 1;
      }
      if (!dry) await reclaimAll(store, flags.data);
      if (flags.json) print(JSON.stringify({ ok: true, dryRun: dry, kept, byReason, removed }));
      else tell(removed, dry ? 'would be removed' : 'removed');
      return exits.done;
    }),
  );
