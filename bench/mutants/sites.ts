import { type ESTree, parseSync, Visitor } from 'vite';

export const OPERATORS = [
  'comparison',
  'arithmetic',
  'logic',
  'negation',
  'constant',
  'branches',
  'extreme',
  'statement',
  'guard',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** One change to a source: what stands from `start` to `end` becomes `put`. */
export interface Site {
  readonly operator: Operator;
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

const SIGNS: Readonly<Record<string, readonly [Operator, string]>> = {
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
};

const OPPOSITES: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Every place where an operator applies, in the order of the source. Imports, types and texts are left alone. */
export function sitesIn(path: string, source: string): readonly Site[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const sites: Site[] = [];
  const closed: Span[] = [];
  const close = (node: Span) => closed.push(node);
  const add = (operator: Operator, { start, end }: Span, put: string) =>
    sites.push({ operator, start, end, put });
  const textOf = ({ start, end }: Span) => source.slice(start, end);

  const sign = (node: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const [operator, put] = SIGNS[node.operator] ?? [];
    if (operator === undefined || put === undefined) return;
    const start = source.indexOf(node.operator, node.left.end);
    add(operator, { start, end: start + node.operator.length }, put);
  };
  new Visitor({
    ImportDeclaration: close,
    TSTypeAnnotation: close,
    TSTypeAliasDeclaration: close,
    TSInterfaceDeclaration: close,
    TSTypeParameterInstantiation: close,
    TemplateLiteral: close,
    // A constant in a vocabulary is a name, and the compiler knows every place it stands in.
    TSAsExpression: node => {
      if (textOf(node.typeAnnotation) === 'const') close(node);
    },
    BinaryExpression: node => {
      if (!isText(node.left) && !isText(node.right)) sign(node);
    },
    LogicalExpression: sign,
    UnaryExpression: node => {
      if (node.operator === '!') add('negation', node, textOf(node.argument));
    },
    Literal: node => {
      if (typeof node.value === 'number') add('constant', node, String(node.value + 1));
      if (typeof node.value === 'boolean') add('constant', node, String(!node.value));
    },
    ConditionalExpression: ({ consequent, alternate }) => {
      const between = source.slice(consequent.end, alternate.start);
      const both = { start: consequent.start, end: alternate.end };
      add('branches', both, `${textOf(alternate)}${between}${textOf(consequent)}`);
    },
    MemberExpression: ({ computed, property }) => {
      const opposite = computed || property.type !== 'Identifier' ? undefined : OPPOSITES[property.name];
      if (opposite !== undefined) add('extreme', property, opposite);
    },
    ExpressionStatement: node => {
      const { expression } = node;
      const drops = ['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'AwaitExpression'];
      // An assertion that never speaks is missed by nobody.
      if (drops.includes(expression.type) && !textOf(node).startsWith('assert')) add('statement', node, ';');
    },
    IfStatement: node => {
      add('negation', node.test, `!(${textOf(node.test)})`);
      if (node.alternate === null && leaves(node.consequent)) add('guard', node, ';');
    },
  }).visit(program);

  const within = (site: Site) => closed.some(({ start, end }) => start <= site.start && site.end <= end);
  return sites.filter(site => !within(site)).sort((a, b) => a.start - b.start || a.end - b.end);
}

const isText = (node: ESTree.Expression | ESTree.PrivateIdentifier): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Whether nothing after this statement is reached: the `if` before it lets something stop early. */
function leaves(statement: ESTree.Statement): boolean {
  if (statement.type === 'BlockStatement') {
    const [only, ...more] = statement.body;
    return only !== undefined && more.length === 0 && leaves(only);
  }
  return ['ReturnStatement', 'ContinueStatement', 'ThrowStatement'].includes(statement.type);
}
