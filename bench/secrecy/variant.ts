import { readFileSync } from 'node:fs';
import { type RegisterHooksOptions, registerHooks } from 'node:module';
import { assert } from '../../src/core/contract.ts';
import type { startServer } from '../../src/server/serve.ts';

/** The server with one line of it changed. */
export interface Variant {
  readonly file: string;
  readonly line: string;
  readonly instead: string;
}

const SERVER = new URL('../../src/server/', import.meta.url);
const variants: Variant[] = [];

/** Loads a server of its own for this variant; all others stay as they are. */
export async function startOf(variant: Variant): Promise<typeof startServer> {
  if (variants.length === 0) registerHooks(hooks);
  const number = variants.push(variant) - 1;
  const loaded: { startServer: typeof startServer } = await import(
    new URL(`serve.ts?variant=${number}`, SERVER).href
  );
  return loaded.startServer;
}

/** The changed file; throws where that cannot be planted any more. */
export const sourceOf = (variant: Variant): string =>
  changed(readFileSync(new URL(variant.file, SERVER), 'utf8'), variant);

function changed(source: string, { file, line, instead }: Variant): string {
  assert(source.split(line).length === 2, `${file} has the line "${line}" once`);
  return source.replace(line, () => instead);
}

const hooks = {
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const variant = variantOf(context.parentURL);
    return variant === null || !resolved.url.startsWith(SERVER.href)
      ? resolved
      : { ...resolved, url: `${resolved.url}?variant=${variant}` };
  },
  load: (url, context, next) => {
    const loaded = next(url, context);
    const variant = variants[Number(variantOf(url) ?? -1)];
    if (!variant || new URL(variant.file, SERVER).pathname !== new URL(url).pathname) return loaded;
    return { ...loaded, source: changed(String(loaded.source), variant) };
  },
} satisfies RegisterHooksOptions;

const variantOf = (url: string | undefined): string | null =>
  url?.startsWith(SERVER.href) ? new URL(url).searchParams.get('variant') : null;
