import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { list } from '../core/words.ts';
import { deal } from './text/new-table.ts';
import { room, since } from './text/tables.ts';

/** Attributes whose text a person reads or hears, of elements and of our own parts. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|summary|says|keep|doIt|notNow)$/;
const WORD = /\p{L}{2,}/u;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Words written in a .tsx, which belong into a text file. */
function wordsIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  expect(errors).toEqual([]);
  const found: string[] = [];
  const tell = (words: unknown) => {
    if (typeof words === 'string' && WORD.test(words)) found.push(`${path}: ${words.trim()}`);
  };
  const inExpression = (node: Node): void => {
    switch (node.type) {
      case 'Literal':
        tell(node['value']);
        return;
      case 'TemplateLiteral':
        for (const part of node['quasis'] as { value: { cooked: string } }[]) tell(part.value.cooked);
        return;
      case 'ConditionalExpression':
        for (const side of [node['consequent'], node['alternate']]) if (isNode(side)) inExpression(side);
        return;
      case 'LogicalExpression':
      case 'BinaryExpression':
        if (node['operator'] === '===' || node['operator'] === '!==') return;
        for (const side of [node['left'], node['right']]) if (isNode(side)) inExpression(side);
        return;
    }
  };
  const inValue = (value: unknown): void => {
    if (!isNode(value)) return;
    const expression = value.type === 'JSXExpressionContainer' ? value['expression'] : value;
    if (isNode(expression)) inExpression(expression);
  };
  const visit = (node: Node): void => {
    if (node.type === 'JSXText') tell(node['value']);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node['children'] as Node[])
        if (child.type === 'JSXExpressionContainer') inValue(child);
    if (node.type === 'JSXAttribute' && READ.test(String((node['name'] as Node)['name'])))
      inValue(node['value']);
    children(node).forEach(visit);
  };
  visit(program as unknown as Node);
  return found;
}

test('every word a person reads lies in a text file', () => {
  const root = new URL('../', import.meta.url);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.tsx'),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.flatMap(path => wordsIn(path, readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
});

test.each([
  '<p>Hello there</p>',
  '<>Hello there</>',
  "<p>{'Hello there'}</p>",
  '<p>{`Hello $' + '{name}`}</p>',
  "<p>{ready ? 'Hello' : name}</p>",
  "<p>{ready && 'Hello'}</p>",
  "<p>{name ?? 'Hello'}</p>",
  "<p>{'Hello ' + name}</p>",
  '<button aria-label="Hello" />',
  "<button title={ready ? 'Hello' : undefined} />",
  '<input placeholder="Hello" />',
  '<img alt="Hello" />',
  '<Page title="Hello" />',
  '<Tool label={`Hello $' + '{name}`} />',
  '<For each={all}>{one => <b>Hello</b>}</For>',
])('words are found in %s', source => {
  expect(wordsIn('planted.tsx', `const it = () => ${source};`)).toHaveLength(1);
});

test.each([
  '<p class="hello there">{text.HELLO}</p>',
  '<p>{text.hello(name)} · {count} + 1</p>',
  "<p>{kind === 'hello' ? text.HELLO : null}</p>",
  '<Icon name="hello" />',
  '<img alt="" src={logo} />',
  "<Show when={kind === 'hello'}>{text.HELLO}</Show>",
])('no words are found in %s', source => {
  expect(wordsIn('planted.tsx', `const it = () => ${source};`)).toEqual([]);
});

test('the act of dealing is told whole', () => {
  expect(deal(1, 3)).toBe('Deal for you and 3 bots');
  expect(deal(2, 1)).toBe('Deal for 2 people and 1 bot');
  expect(deal(4, 0)).toBe('Deal for 4 people');
});

test('names are listed in a sentence', () => {
  expect([[], ['Heron'], ['Heron', 'Lynx'], ['Heron', 'Lynx', 'Stoat']].map(list)).toEqual([
    '',
    'Heron',
    'Heron and Lynx',
    'Heron, Lynx and Stoat',
  ]);
});

test('times are told in words', () => {
  const now = Date.UTC(2026, 0, 31, 12);
  const minutes = (count: number) => since(now - count * 60_000, now);
  expect([0, 1, 59, 60, 180, 1_440, 4_320].map(minutes)).toEqual([
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '3 hours ago',
    'yesterday',
    '3 days ago',
  ]);
  expect(minutes(60_000)).toBe('on December 20, 2025');
});

test('room is told in units that a person knows', () => {
  expect(room(300_000, 11_000_000_000)).toBe('The app and your tables use less than 1 MB of 11 GB.');
});
