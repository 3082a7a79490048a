import { createHash } from 'node:crypto';
import type { Operator, Site } from './sites.ts';

/** One small fault, found again by what stands there, wherever that has moved to in its file. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly operator: Operator;
  /** Whole lines that stand in the file exactly once. */
  readonly find: string;
  readonly put: string;
}

/** A mutant and, once it was tried, what became of it. */
export interface Listed extends Mutant {
  /** The commit whose tests it was tried by. */
  readonly at?: string;
  /** Nothing where it survived. */
  readonly killer?: Killer;
  /** Where it survived: how many test files, from the nearest on, did not notice it. */
  readonly survived?: number;
}

export interface Killer {
  readonly file: string;
  /** Nothing where the file failed as a whole, or hung. */
  readonly test?: string;
}

/** The source with the fault in it; nothing where what it changes is gone or stands there twice. */
export function applied(source: string, { find, put }: Mutant): string | undefined {
  const first = source.indexOf(find);
  if (first < 0 || source.indexOf(find, first + 1) >= 0) return undefined;
  return source.slice(0, first) + put + source.slice(first + find.length);
}

/** Beyond this many lines a place is too much like others to be found again. */
const MOST_LINES = 12;

/** As few whole lines as are needed to find the site again; nothing where that takes too many. */
export function mutantAt(file: string, source: string, site: Site): Mutant | undefined {
  let from = source.lastIndexOf('\n', site.start - 1) + 1;
  const end = source.indexOf('\n', site.end);
  const to = end < 0 ? source.length : end;
  const mutant = (): Mutant => {
    const find = source.slice(from, to);
    const put = source.slice(from, site.start) + site.put + source.slice(site.end, to);
    const digest = createHash('sha256').update(`${file}\0${find}\0${put}`).digest('hex');
    const name = file
      .replace(/^src\//, '')
      .replace(/\.ts$/, '')
      .replaceAll('/', '-');
    return { id: `${name}-${digest.slice(0, 6)}`, file, operator: site.operator, find, put };
  };
  for (;;) {
    const found = mutant();
    if (found.find.split('\n').length > MOST_LINES) return undefined;
    if (applied(source, found) !== undefined) return found;
    if (from === 0) return undefined;
    from = source.lastIndexOf('\n', from - 2) + 1;
  }
}
