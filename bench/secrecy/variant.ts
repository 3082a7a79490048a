import { readFileSync } from 'node:fs';
import { type RegisterHooksOptions, registerHooks } from 'node:module';
import { assert } from '../../src/core/contract.ts';
import type { startServer } from '../../src/server/serve.ts';

/** The server with one line of it changed. */
export interface Variant {
  /** Below src/. */
  readonly file: string;
  readonly line: string;
  readonly instead: string;
}

const SRC = new URL('../../src/', import.meta.url);
/** What a server is made of and what no rules are: all of it is loaded again for each variant. */
const SERVER = ['server/', 'engine/'].map(folder => new URL(folder, SRC).href);
const variants: Variant[] = [];

/** Loads a server of its own for this variant; all others stay as they are. */
export async function startOf(variant: Variant): Promise<typeof startServer> {
  if (variants.length === 0) registerHooks(hooks);
  const number = variants.push(variant) - 1;
  const loaded: { startServer: typeof startServer } = await import(
    new URL(`server/serve.ts?variant=${number}`, SRC).href
  );
  return loaded.startServer;
}

/** The changed file; throws where that cannot be planted any more. */
export const sourceOf = (variant: Variant): string =>
  changed(readFileSync(new URL(variant.file, SRC), 'utf8'), variant);

function changed(source: string, { file, line, instead }: Variant): string {
  assert(source.split(line).length === 2, `${file} has the line "${line}" once`);
  return source.replace(line, () => instead);
}

const hooks = {
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const variant = variantOf(context.parentURL);
    return variant === null || !isOfServer(resolved.url)
      ? resolved
      : { ...resolved, url: `${resolved.url}?variant=${variant}` };
  },
  load: (url, context, next) => {
    const loaded = next(url, context);
    const variant = variants[Number(variantOf(url) ?? -1)];
    if (!variant || new URL(variant.file, SRC).pathname !== new URL(url).pathname) return loaded;
    return { ...loaded, source: changed(String(loaded.source), variant) };
  },
} satisfies RegisterHooksOptions;

const variantOf = (url: string | undefined): string | null =>
  url !== undefined && isOfServer(url) ? new URL(url).searchParams.get('variant') : null;

const isOfServer = (url: string): boolean => SERVER.some(folder => url.startsWith(folder));
