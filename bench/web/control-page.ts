import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../scripts/shell.mjs';
import { DESCRIPTION, GAMES, LEAD, NAME } from '../../src/client/text.ts';
import type { Transfer } from './sums.ts';

/**
 * The words of home as plain HTML, with the fonts that home loads and no script: as good as any page can be on this
 * machine. What it falls short of 100 is the machine's.
 */
export function makeControlPage(transfers: readonly Transfer[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'area5-control-'));
  mkdirSync(join(folder, 'assets'));
  const fonts = transfers.filter(({ type }) => type.startsWith('font/')).map(({ path }) => basename(path));
  for (const font of fonts) copyFileSync(join(root, 'dist', 'assets', font), join(folder, 'assets', font));
  copyFileSync(join(root, 'dist', 'icon.svg'), join(folder, 'icon.svg'));
  writeFileSync(join(folder, 'assets', 'control.css'), cssOf(fonts));
  writeFileSync(join(folder, 'index.html'), htmlOf(fonts));
  return folder;
}

const familyOf = (index: number): string => `control-${index}`;

const cssOf = (fonts: readonly string[]): string =>
  [
    'body { background: #070e17; color: #e8eef2; margin: 1rem }',
    ...fonts.map(
      (font, index) =>
        `@font-face { font-family: ${familyOf(index)}; src: url(${font}) format("woff2"); font-display: swap }
.${familyOf(index)} { font-family: ${familyOf(index)}, sans-serif }`,
    ),
  ].join('\n');

function htmlOf(fonts: readonly string[]): string {
  const said = [LEAD, ...GAMES.map(({ title }) => title)];
  const parts = said.map((text, index) => `<p class="${familyOf(index % fonts.length)}">${text}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${NAME}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${DESCRIPTION}">
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/assets/control.css">
</head><body><main><h1>${NAME}</h1>${parts.join('\n')}</main></body></html>
`;
}
