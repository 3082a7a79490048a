import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../scripts/browser.mjs';
import { Stop } from '../scripts/shell.mjs';
import { aSwitch, exits, failed, print, run } from '../src/cli/command.ts';
import { writeCompanion } from '../src/cli/export-companion.ts';
import { type Encoding, serveFolder } from './companion-load-server.ts';
import { firstLoad } from './web/first-load.ts';
import { kilobytes } from './web/sums.ts';

const command = {
  program: 'npm run bench --',
  name: 'companion',
  says: 'How much the first visit to an exported companion transfers, until its home can be used.',
  words: [],
  flags: { json: aSwitch('answer with one JSON object') },
} as const;

export const companion = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    try {
      const report = await measure();
      print(flags.json ? JSON.stringify(report) : inWords(report));
      return exits.done;
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown;
      return failed(thrown.message, flags.json);
    }
  });

interface CompanionReport {
  readonly bench: 'companion';
  /** Everything, from servers that compress no better than by gzip. */
  readonly firstLoadKB: number;
  readonly brotliKB: number;
  /** Of the first load by gzip. */
  readonly jsKB: number;
  readonly fontKB: number;
  readonly files: number;
  readonly browser: string;
}

async function measure(): Promise<CompanionReport> {
  const browserPath = await ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'area5-bench-'));
  try {
    const written = await writeCompanion(folder, false);
    if (!written.ok) throw new Stop(written.error);
    const load = async (encoding: Encoding) => {
      const server = await serveFolder(folder, encoding);
      try {
        return await firstLoad(server.url, browserPath);
      } finally {
        await server.close();
      }
    };
    const [gzip, brotli] = [await load('gzip'), await load('br')];
    return {
      bench: 'companion',
      firstLoadKB: kilobytes(gzip.transfers, /./),
      brotliKB: kilobytes(brotli.transfers, /./),
      jsKB: kilobytes(gzip.transfers, /javascript/),
      fontKB: kilobytes(gzip.transfers, /font/),
      files: gzip.transfers.length,
      browser: gzip.version,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const inWords = ({ firstLoadKB, brotliKB, jsKB, fontKB, files }: CompanionReport): string =>
  `first load of the companion: ${firstLoadKB} KB by gzip, ${brotliKB} KB by brotli, in ${files} files; of these ${jsKB} KB of JavaScript and ${fontKB} KB of fonts`;
