import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** What a token is by day and by night, where these rules hold. */
function valuesIn(rules: string, token: string): readonly [day: string, night: string] | undefined {
  const value = rules.match(new RegExp(`\\n\\s*--${token}: (.+);`))?.[1];
  if (value === undefined) return undefined;
  const [day, night = day] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return day === undefined || night === undefined ? undefined : [day, night];
}

const USUAL = css.slice(0, css.indexOf('@media'));
const MORE = css.slice(
  css.indexOf('@media (prefers-contrast: more)'),
  css.indexOf('@media (prefers-reduced-transparency'),
);
const OPAQUE = css.slice(css.indexOf('@media (prefers-reduced-transparency'));

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const NIGHT = ['bg', 'bg-deep', 'surface', 'surface-2', 'surface-3'];
const PAPER = ['paper', 'paper-2'];

test.each([
  ...['text', 'text-2', 'text-3', 'amber-text', 'good', 'bad', 'info'].map(token => [token, NIGHT] as const),
  ...['ink', 'ink-2', 'ink-3', 'ink-blue', 'ink-red', 'ink-amber', 'pencil', 'good-ink', 'bad-ink'].map(
    token => [token, PAPER] as const,
  ),
])('who asks for more contrast reads --%s at 7:1 on every ground', (token, grounds) => {
  const words = valuesIn(MORE, token) ?? valuesIn(USUAL, token);
  for (const ground of grounds)
    for (const theme of [0, 1] as const) {
      const under = valuesIn(USUAL, ground);
      expect(contrast(words?.[theme] ?? '', under?.[theme] ?? ''), `on --${ground}`).toBeGreaterThanOrEqual(
        7,
      );
    }
});

test('who asks for less transparency sees through nothing but shadows', () => {
  const seenThrough = (rules: string): readonly string[] =>
    [...rules.matchAll(/\n\s*--([\w-]+): .*(?:#[0-9a-f]{8}\b|transparent)/g)].flatMap(([, token = '']) =>
      token.startsWith('e-') ? [] : token,
    );
  expect(seenThrough(USUAL)).toEqual(['amber-wash', 'amber-line', 'veil', 'glass']);
  expect(seenThrough(OPAQUE)).toEqual([]);
  for (const token of seenThrough(USUAL)) expect(OPAQUE).toContain(`--${token}: `);
});
