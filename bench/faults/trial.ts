import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variant } from '../secrecy/variant.ts';
import type { Crew } from './crew.ts';
import type { HealthAnswer } from './process.ts';
import type { Wishes } from './serving.ts';

/** What one fault did to a server. */
export interface Report {
  readonly fault: string;
  /** How it was brought about: really, or inside the process, as clocks are, and disks where nothing else is permitted. */
  how: 'real' | 'injected';
  acknowledged: number;
  lost: number;
  /** The sentences that the server said of it. */
  readonly says: string[];
  readonly wrong: string[];
}

export interface Trial {
  readonly report: Report;
  /** A folder of its own. */
  readonly folder: string;
  wishes(data: string, more?: Partial<Wishes>): Wishes;
  /** Notes it where something is not as it should be. */
  expect(is: boolean, otherwise: string): void;
  /** Notes what was said, which must be one sentence that tells this. */
  heard(says: string | undefined, about: RegExp): void;
  health(answer: HealthAnswer, about: RegExp): void;
  account(crew: Pick<Crew, 'acknowledged'>, found: { readonly lost: number; readonly ghosts: number }): void;
}

export interface Fault {
  readonly name: string;
  run(trial: Trial): Promise<void>;
}

/** Runs it on a server as it is, or on one with a line changed. */
export async function tryFault({ name, run }: Fault, variant?: Variant): Promise<Report> {
  const report: Report = { fault: name, how: 'real', acknowledged: 0, lost: 0, says: [], wrong: [] };
  const folder = mkdtempSync(join(tmpdir(), 'area5-faults-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  const expect: Trial['expect'] = (is, otherwise) => {
    if (!is) report.wrong.push(otherwise);
  };
  const heard: Trial['heard'] = (says, about) => {
    if (says !== undefined) report.says.push(says.replaceAll(folder, ''));
    expect(says !== undefined && about.test(says), `it says "${says}", and not ${about}`);
    expect(!says?.includes('\n'), 'it says more than one line');
  };
  try {
    const running = run({
      ...{ report, folder, expect, heard },
      wishes: (data, more = {}) => ({ data, page, ...(variant ? { variant } : {}), ...more }),
      health: ({ status, trouble }, about) => {
        expect(status === 503, `health is ${status} in the middle of it`);
        heard(trouble, about);
      },
      account: ({ acknowledged }, { lost, ghosts }) => {
        report.acknowledged += acknowledged.length;
        report.lost += lost;
        expect(lost === 0, `${lost} acknowledged commands are lost`);
        expect(ghosts === 0, `${ghosts} refused commands happened`);
      },
    });
    await Promise.race([running, tooLong()]);
  } catch (thrown) {
    report.wrong.push(String(thrown));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return report;
}

const LONGEST_MS = 120_000;

/** Somebody waits for what never comes. */
const tooLong = (): Promise<never> =>
  new Promise((_, failed) => {
    setTimeout(() => failed(new Error('it does not come to an end')), LONGEST_MS).unref();
  });
