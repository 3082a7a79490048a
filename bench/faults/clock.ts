import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Crew, looksFor } from './crew.ts';
import { healthAt, mustServe, type Served } from './process.ts';
import type { Fault, Trial } from './trial.ts';

const YEAR = 365 * 86_400_000;
const ACTS = 5;
/** Long enough for whatever happens every second. */
const A_WHILE_MS = 2_500;
/** A clock that no seat of the drill comes near. */
const PER_MOVE = 600;

async function look(trial: Trial, served: Served, crew: Crew, when: string): Promise<void> {
  trial.expect(await crew.actOften(ACTS), `something is refused ${when}`);
  await pause(A_WHILE_MS);
  for (const pilot of [...crew.players, crew.waiting]) await pilot.fence();
  const left = crew.players.flatMap(pilot => pilot.heard?.news.left ?? []).filter(ms => ms !== null);
  trial.expect(
    left.length > 0 && left.every(ms => ms > (PER_MOVE / 2) * 1_000 && ms <= PER_MOVE * 1_000),
    `clocks show ${left.join(', ')} ms ${when}`,
  );
  const ranOut = crew.players.some(pilot => pilot.chat.some(({ type }) => type === 'ran-out'));
  trial.expect(!ranOut, `somebody's time ran out ${when}`);
  trial.expect(crew.waiting.closed === undefined, `a table was removed ${when}`);
  trial.expect((await healthAt(served.url)).status === 200, `health is bad ${when}`);
}

/** The last thing that it wrote to its log. */
function said(served: Served): string | undefined {
  const line = served.log().trim().split('\n').at(-1);
  return line ? (JSON.parse(line) as { readonly msg: string }).msg : undefined;
}

export const jumpingClock: Fault = {
  name: 'clock that jumps',
  run: async trial => {
    trial.report.how = 'injected';
    const data = join(trial.folder, 'data');
    let served = await mustServe(trial.wishes(data));
    let crew = await Crew.at(served.url, { perMove: PER_MOVE, standIn: 300 });
    // Nobody is at it, so that it may be removed.
    await crew.waiting.close();
    try {
      for (const [jump, when] of [
        [YEAR, 'after a jump of a year'],
        [-2 * YEAR, 'after a jump back'],
      ] as const) {
        await crew.waiting.connect();
        await served.tell({ jump });
        await crew.waiting.close();
        await pause(A_WHILE_MS);
        await crew.waiting.connect();
        await look(trial, served, crew, when);
        trial.heard(said(served), /the clock of this machine was set; tables go on by their own time/);
      }
      for (const [clockOff, when] of [
        [2 * YEAR, 'after a restart two years later'],
        [-YEAR, 'after a restart with a clock that is behind'],
      ] as const) {
        await served.kill();
        served = await mustServe(trial.wishes(data, { clockOff }));
        await pause(A_WHILE_MS);
        crew = await crew.comeBack(served.url);
        await look(trial, served, crew, when);
      }
      await served.kill();
      trial.account(crew, await looksFor(data, crew));
    } finally {
      await served.kill();
    }
  },
};
