import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, root, Stop, step } from '../../scripts/shell.mjs';
import { fingerprint, upToDate } from '../../scripts/stamp.mjs';
import { openChromium } from './chromium.ts';
import { CATEGORIES, type Scores } from './sums.ts';

const HOME = join(root, 'bench', 'web');

/** What is used of the package: https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md */
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
}

/** Installed beside the bench, so that whoever only plays or tests need not fetch it. */
export async function installLighthouse(): Promise<Lighthouse> {
  const stamp = fingerprint(HOME, ['package-lock.json']);
  await upToDate(join(HOME, 'node_modules', '.area5-stamp'), stamp, () =>
    step('Installing Lighthouse', 'Check the network and run the command again.', () =>
      npm(['ci', '--prefix', HOME]),
    ),
  );
  const file = join(HOME, 'node_modules', 'lighthouse', 'core', 'index.js');
  const { default: lighthouse } = await import(pathToFileURL(file).href);
  return lighthouse;
}

/** One run as on a phone, in a browser that has never seen the page. */
export async function audit(lighthouse: Lighthouse, url: string, browserPath: string): Promise<Scores> {
  const { browser, port } = await openChromium(browserPath);
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: Object.values(CATEGORIES),
      logLevel: 'silent',
    });
    if (!result || result.lhr.runtimeError)
      throw new Stop(
        `Lighthouse gave no result: ${result?.lhr.runtimeError?.message ?? 'it did not say why'}`,
      );
    const { categories } = result.lhr;
    const score = (name: keyof typeof CATEGORIES) => (categories[CATEGORIES[name]]?.score ?? 0) * 100;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('bestPractices'),
    };
  } finally {
    await browser.close();
  }
}
