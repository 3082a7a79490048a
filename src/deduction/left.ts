import { at } from '../core/contract.ts';

/** Something that a sector could hold. Sectors are counted from 1. */
export interface Place<Content> {
  readonly sector: number;
  readonly content: Content;
}

/** That a sector holds something, or does not. */
export interface Conclusion<Content> extends Place<Content> {
  readonly holds: boolean;
}

/** By sector: what it can still hold, as bits in the order of the contents of the game. */
export type Left = readonly number[];

/** How to read and write what is left in a game where sectors hold these. */
export interface LeftOf<Content> {
  readonly contents: readonly Content[];
  bitOf(content: Content): number;
  bitsOf(contents: readonly Content[]): number;
  allLeft(sectors: number): Left;
  couldHold(left: Left, sector: number, content: Content): boolean;
  mustHold(left: Left, sector: number, content: Content): boolean;
  /** Whether one mark alone goes with what is left. */
  agrees(left: Left, mark: Conclusion<Content>): boolean;
  /** Whether what is left says it. */
  follows(left: Left, conclusion: Conclusion<Content>): boolean;
  /** As a page reads it: by sector, what it can hold. */
  contentsLeft(left: Left): readonly (readonly Content[])[];
}

export function leftOf<Content>(contents: readonly Content[]): LeftOf<Content> {
  const bitOf = (content: Content): number => 1 << contents.indexOf(content);
  const couldHold = (left: Left, sector: number, content: Content): boolean =>
    (at(left, sector - 1) & bitOf(content)) !== 0;
  const mustHold = (left: Left, sector: number, content: Content): boolean =>
    at(left, sector - 1) === bitOf(content);
  return {
    contents,
    bitOf,
    bitsOf: some => some.reduce((bits, content) => bits | bitOf(content), 0),
    allLeft: sectors => Array.from({ length: sectors }, () => 2 ** contents.length - 1),
    couldHold,
    mustHold,
    agrees: (left, { sector, content, holds }) =>
      holds ? couldHold(left, sector, content) : !mustHold(left, sector, content),
    follows: (left, { sector, content, holds }) =>
      holds ? mustHold(left, sector, content) : !couldHold(left, sector, content),
    contentsLeft: left => left.map(bits => contents.filter(content => (bits & bitOf(content)) !== 0)),
  };
}
