/** How much there is of something. */
export interface Size {
  readonly files: number;
  /** Of code, as the formatter sets it: neither empty ones nor comments. */
  readonly lines: number;
  /** Types, interfaces and classes that other files may use: what one has to know. */
  readonly concepts: number;
}

const NOTHING: Size = { files: 0, lines: 0, concepts: 0 };

/** Not tests or what only they use, not what people read. */
export const isCounted = (path: string): boolean =>
  /\.(tsx?|css)$/.test(path) &&
  !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing[^/]*$|(^|\/)(fixtures|golden)\/|(^|\/)(text|words)(\.ts$|\/)|-text\.ts$/.test(
    path,
  );

/** The layer that a file of src belongs to. Pages of games are as large as all the rest of them. */
export function layerOf(path: string): string {
  if (!path.includes('/')) return '.';
  const [layer = ''] = path.split('/');
  return /^games\/[^/]+\/ui\//.test(path) ? 'games/ui' : layer;
}

export function sizeOf(source: string): Size {
  const lines = withoutComments(source)
    .split('\n')
    .filter(line => line.trim() !== '').length;
  const concepts = [...source.matchAll(/^export (?:abstract )?(?:type|interface|class) \w/gm)].length;
  return { files: 1, lines, concepts };
}

/** Where a line is nothing but a comment; what looks like one inside a text begins no line. */
const withoutComments = (source: string): string =>
  source.replaceAll(/^\s*\/\*[\s\S]*?\*\/[ \t]*$/gm, '').replaceAll(/^\s*\/\/.*$/gm, '');

export const sum = (sizes: Iterable<Size>): Size =>
  [...sizes].reduce(
    (one, other) => ({
      files: one.files + other.files,
      lines: one.lines + other.lines,
      concepts: one.concepts + other.concepts,
    }),
    NOTHING,
  );

/** By layer, the largest first. */
export function sizes(sources: ReadonlyMap<string, string>): ReadonlyMap<string, Size> {
  const layers = new Map<string, Size[]>();
  for (const [path, source] of sources) {
    if (!isCounted(path)) continue;
    const layer = layerOf(path);
    layers.set(layer, [...(layers.get(layer) ?? []), sizeOf(source)]);
  }
  const summed = [...layers].map(([layer, ofLayer]) => [layer, sum(ofLayer)] as const);
  return new Map(summed.sort(([, one], [, other]) => other.lines - one.lines));
}
