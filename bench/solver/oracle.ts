import { run } from 'clingo-wasm';
import { boardOf, onFrom, sectorsIn } from '../../src/games/planet-x/board.ts';
import type { Clue } from '../../src/games/planet-x/clues.ts';
import type { ConferenceRule, Content, Mode, TopicRule } from '../../src/games/planet-x/types.ts';

/**
 * A solver that others wrote, for answer sets: it knows nothing of ours, and its rules are written out here in its own
 * language.
 */
export interface Certain {
  /** As "sector,content". */
  readonly always: ReadonlySet<string>;
  readonly sometimes: ReadonlySet<string>;
}

export async function countByOracle(mode: Mode, clues: readonly Clue[]): Promise<number> {
  const { Models } = await asked(mode, clues, ['--quiet']);
  return Models.Number;
}

export async function certainByOracle(mode: Mode, clues: readonly Clue[]): Promise<Certain> {
  const atoms = async (kind: string): Promise<ReadonlySet<string>> => {
    const { Call } = await asked(mode, clues, [`--enum-mode=${kind}`]);
    const found: readonly string[] = Call[0]?.Witnesses.at(-1)?.Value ?? [];
    return new Set(found.map(atom => atom.replace(/^at\((.*)\)$/, '$1').replace('planet_x', 'planet-x')));
  };
  return { always: await atoms('cautious'), sometimes: await atoms('brave') };
}

async function asked(mode: Mode, clues: readonly Clue[], options: readonly string[]) {
  const result = await run(programOf(mode, clues), 0, [...options]);
  if (result.Result === 'ERROR') throw new Error(`the oracle does not understand: ${result.Error}`);
  return result;
}

export function programOf(mode: Mode, clues: readonly Clue[]): string {
  const { sectors, counts, cometSectors, dwarfBand } = boardOf(mode);
  const numbers = Object.entries(counts).map(([content, count]) => `number(${content},${count}).`);
  return [
    `sector(1..${sectors}).`,
    'number(planet_x,1).',
    ...numbers,
    '1 { at(S,C) : number(C,_) } 1 :- sector(S).',
    ':- number(C,N), N != #count { S : at(S,C) }.',
    'shows(S,C) :- at(S,C), C != planet_x.',
    'shows(S,empty) :- at(S,planet_x).',
    `distance(S,T,|S-T|) :- sector(S), sector(T), 2*|S-T| <= ${sectors}.`,
    `distance(S,T,${sectors}-|S-T|) :- sector(S), sector(T), 2*|S-T| > ${sectors}.`,
    ':- at(S,planet_x), at(T,dwarf), distance(S,T,1).',
    ':- at(S,gas), not at(T,empty) : distance(S,T,1).',
    ':- at(S,asteroid), not at(T,asteroid) : distance(S,T,1).',
    `eligible(${cometSectors.join(';')}).`,
    ':- at(S,comet), not eligible(S).',
    ...(dwarfBand === null ? [] : bandOfDwarfs(sectors, dwarfBand)),
    ...clues.flatMap((clue, number) => linesOf(clue, `c${number}`, mode)),
    '#show at/2.',
  ].join('\n');
}

const bandOfDwarfs = (sectors: number, band: number): readonly string[] => [
  `outside(B) :- sector(B), at(S,dwarf), (S-B+${sectors})\\${sectors} >= ${band}.`,
  'outside(B) :- sector(B), not at(B,dwarf).',
  `outside(B) :- sector(B), not at((B+${band - 2})\\${sectors}+1,dwarf).`,
  ':- outside(B) : sector(B).',
];

const named = (content: Content): string => content.replace('-', '_');

function linesOf(clue: Clue, id: string, mode: Mode): readonly string[] {
  const board = boardOf(mode);
  switch (clue.type) {
    case 'is':
      return [`:- not at(${clue.sector},${clue.body}).`];
    case 'is-not':
      return [`:- at(${clue.sector},${clue.body}).`];
    case 'survey':
      return [
        `${id}(${sectorsIn(clue.from, clue.to, board).join(';')}).`,
        `:- ${clue.count} != #count { S : shows(S,${clue.of}), ${id}(S) }.`,
      ];
    case 'target':
      return [`:- not shows(${clue.sector},${clue.sight}).`];
    case 'topic':
      return ofTopic(clue.rule, id, board.sectors);
    case 'conference':
      return ofConference(clue.rule, id, board.sectors);
    case 'one-place':
      return ofOnePlace(clue.rules, id, board.sectors);
    case 'not-there': {
      const { sector, before, after } = clue.guess;
      const [low, high] = [onFrom(sector, -1, board), onFrom(sector, 1, board)];
      return [`:- at(${sector},planet_x), at(${low},${before}), at(${high},${after}).`];
    }
  }
}

const within = (least: number, most: number): string => `distance(S,T,D), D >= ${least}, D <= ${most}`;

const some = (of: Content, to: Content, least: number, most: number, id: string): readonly string[] => [
  `${id} :- at(S,${named(of)}), at(T,${named(to)}), ${within(least, most)}.`,
  `:- not ${id}.`,
];
const none = (of: Content, to: Content, least: number, most: number): readonly string[] => [
  `:- at(S,${named(of)}), at(T,${named(to)}), ${within(least, most)}.`,
];
const all = (of: Content, to: Content, least: number, most: number, id: string): readonly string[] => [
  `${id}(S) :- sector(S), at(T,${named(to)}), ${within(least, most)}.`,
  `:- at(S,${named(of)}), not ${id}(S).`,
];

function ofTopic(rule: TopicRule, id: string, sectors: number): readonly string[] {
  const half = sectors / 2;
  switch (rule.type) {
    case 'some-adjacent':
      return some(rule.of, rule.to, 1, 1, id);
    case 'none-adjacent':
      return none(rule.of, rule.to, 1, 1);
    case 'all-adjacent':
      return all(rule.of, rule.to, 1, 1, id);
    case 'none-within':
      return none(rule.of, rule.to, 1, rule.n);
    case 'all-within':
      return all(rule.of, rule.to, 1, rule.n, id);
    case 'some-opposite':
      return some(rule.of, rule.to, half, half, id);
    case 'none-opposite':
      return none(rule.of, rule.to, half, half);
    case 'all-opposite':
      return all(rule.of, rule.to, half, half, id);
    case 'band':
      return [
        `${id}(B) :- sector(B), at(S,${rule.of}), (S-B+${sectors})\\${sectors} >= ${rule.n}.`,
        `:- ${id}(B) : sector(B).`,
      ];
    case 'consecutive':
      return [
        `${id}(B) :- sector(B), D = 0..${rule.of === 'dwarf' ? 2 : 3}, not at((B-1+D)\\${sectors}+1,${rule.of}).`,
        `:- ${id}(B) : sector(B).`,
      ];
  }
}

function ofConference(rule: ConferenceRule, id: string, sectors: number): readonly string[] {
  const { least, most } = reachOf(rule, sectors);
  return rule.type === 'x-within'
    ? all('planet-x', rule.to, least, most, id)
    : none('planet-x', rule.to, least, most);
}

function reachOf(rule: ConferenceRule, sectors: number): { readonly least: number; readonly most: number } {
  if (rule.type === 'x-not-opposite') return { least: sectors / 2, most: sectors / 2 };
  return { least: 1, most: 'n' in rule ? rule.n : 1 };
}

/** Planet X as if it were in S: there it breaks a rule, or it could be there. */
function ofOnePlace(rules: readonly ConferenceRule[], id: string, sectors: number): readonly string[] {
  return [
    `${id}empty(S,T) :- shows(S,empty), shows(T,empty), S != T.`,
    `${id}broken(S) :- shows(S,empty), at(T,dwarf), distance(S,T,1).`,
    `${id}broken(S) :- shows(S,empty), at(G,gas), not ${id}empty(S,T) : distance(G,T,1).`,
    ...rules.flatMap((rule, number) => {
      const { least, most } = reachOf(rule, sectors);
      const there = rule.to === 'empty' ? `${id}empty(S,T)` : `shows(S,empty), at(T,${rule.to})`;
      const near = `${id}near${number}(S)`;
      const breaks = rule.type === 'x-within' ? `not ${near}` : near;
      return [`${near} :- ${there}, ${within(least, most)}.`, `${id}broken(S) :- shows(S,empty), ${breaks}.`];
    }),
    `:- 1 != #count { S : shows(S,empty), not ${id}broken(S) }.`,
  ];
}
