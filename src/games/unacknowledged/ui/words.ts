import { cardName, typeName } from '../text.ts';
import { CARDS, type Card, DISCLOSURES } from '../types.ts';

export interface Piece {
  readonly text: string;
  /** What is named here; null for plain words. */
  readonly card: Card | null;
}

const NAMES = new Map<string, Card>([
  ...CARDS.map(card => [cardName(card), card] as const),
  ...DISCLOSURES.map(type => [typeName[type], type] as const),
]);

/** Longer names first: "Discredited Witness" is not "Witness". */
const NAMED = new RegExp(`(${[...NAMES.keys()].sort((a, b) => b.length - a.length).join('|')})`);

/** A sentence, taken apart where it names a card or a type, so that each can carry its glyph. */
export const pieces = (text: string): readonly Piece[] =>
  text
    .split(NAMED)
    .filter(piece => piece !== '')
    .map(piece => ({ text: piece, card: NAMES.get(piece) ?? null }));
