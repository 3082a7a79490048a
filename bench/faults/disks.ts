import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTable, wishFor } from '../../src/server/testing.ts';
import { Crew, looksFor } from './crew.ts';
import { makeUnwritable, makeWritable, readOnlyTwin, smallDisk } from './ground.ts';
import { becomes, healthAt, mustServe, type Served, serve } from './process.ts';
import type { Fault, Trial } from './trial.ts';

const ACTS = 20;
/** A full disk still has room in files that were made before. */
const MOST_ACTS = 3_000;

/** People act until the disk fails, while it does, and when it works again; then the server is killed. */
async function through(
  trial: Trial,
  data: string,
  about: RegExp,
  { fails, works }: { fails(served: Served): Promise<void>; works(served: Served): Promise<void> },
): Promise<void> {
  const { expect } = trial;
  const served = await mustServe(trial.wishes(data));
  try {
    const crew = await Crew.at(served.url);
    expect(await crew.actOften(ACTS), 'something is refused before anything fails');
    await fails(served);
    expect(!(await crew.actOften(MOST_ACTS)), 'nothing is refused while the disk fails');
    trial.health(await healthAt(served.url), about);
    const refused = await createTable(served.url, wishFor('unacknowledged', 3)).then(
      () => false,
      (thrown: Error) => thrown.message.includes('503'),
    );
    expect(refused, 'a new table is made while the disk fails');
    await works(served);
    expect(await becomes(async () => (await healthAt(served.url)).status === 200), 'health stays bad');
    expect(await crew.actOften(ACTS), 'something is refused after the disk works again');
    await served.kill();
    await afterRestart(trial, data, crew);
  } finally {
    await served.kill();
  }
}

async function afterRestart(trial: Trial, data: string, crew: Crew): Promise<void> {
  const served = await mustServe(trial.wishes(data));
  try {
    const back = await crew.comeBack(served.url);
    trial.expect(await back.actOften(ACTS), 'something is refused after a restart');
    await served.kill();
    trial.account(back, await looksFor(data, back));
  } finally {
    await served.kill();
  }
}

export const fullDisk: Fault = {
  name: 'full disk',
  run: async trial => {
    const disk = smallDisk(join(trial.folder, 'disk'));
    if (disk) {
      try {
        await through(trial, join(disk.folder, 'data'), /the disk is full|the disk reports an error/, {
          fails: async () => disk.fill(),
          works: async () => disk.empty(),
        });
      } finally {
        disk.remove();
      }
      return;
    }
    trial.report.how = 'injected';
    await through(trial, join(trial.folder, 'data'), /the disk is full/, {
      fails: served => served.tell({ sick: 'tables.sqlite cannot be written: the disk is full' }),
      works: served => served.tell({ sick: null }),
    });
  },
};

export const readOnlyDisk: Fault = {
  name: 'read-only disk',
  run: async trial => {
    const data = join(trial.folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    let real = false;
    try {
      await through(trial, data, /the disk reports an error|read-only/, {
        fails: async served => {
          real = makeUnwritable(data);
          if (!real) await served.tell({ sick: 'tables.sqlite cannot be written: it is read-only' });
        },
        works: async served => {
          if (real) trial.expect(makeWritable(data), 'the files cannot be made writable again');
          else await served.tell({ sick: null });
        },
      });
    } finally {
      // Or the folder cannot be removed.
      if (real) makeWritable(data);
    }
    if (!real) trial.report.how = 'injected';
    const twin = readOnlyTwin(data, join(trial.folder, 'twin'));
    if (!twin) return;
    try {
      const started = await serve(trial.wishes(join(trial.folder, 'twin')));
      trial.heard(
        'refused' in started ? started.refused : undefined,
        /read-only|cannot be opened|cannot be written/,
      );
      if ('url' in started) await started.kill();
    } finally {
      twin.remove();
    }
  },
};
