import { counted } from '../../../core/words.ts';
import { HAND, LAB_DRAW, passing, ROUNDS, TURNS } from '../board.ts';
import { cardName, typeName } from '../text.ts';
import type { Counter, Disclosure, Public, Result, Turn } from '../types.ts';
import type { Progress } from './progress.ts';
import { MINUS, PLUS, within } from './text.ts';

export const PLUS_SHELF = 'Disclosed, the + shelf';
export const MINUS_SHELF = 'Negated, the − shelf';
export const plusGoal = ({ alikeToWin, inAllToWin }: Progress): string =>
  `${alikeToWin} alike or ${inAllToWin} in all`;
export const PLUS_WINS = 'Disclosure wins with ';
export const minusGoal = ({ minusToWin }: Progress): string => `${minusToWin} of any`;
export const MINUS_WINS = 'Shadow wins with ';
export const plusNow = ({ leading, alike, alikeToWin, inAll, inAllToWin }: Progress): string =>
  leading.length === 0
    ? 'Nothing disclosed yet'
    : `${alike} of ${alikeToWin} ${leading.length === 1 ? leading.map(of => typeName[of]).join('') : 'alike'}, ${inAll} of ${inAllToWin} in all`;
export const minusNow = ({ minus, minusToWin }: Progress): string =>
  minus === 0 ? 'Nothing negated yet' : `${minus} of ${minusToWin} negated`;
export const roundsLabel = ({ round, turn, stage }: Public): string => {
  const at = `Round ${round} of ${ROUNDS}`;
  if (stage === 'draft') return `${at}, draft`;
  return turn > TURNS ? `${at}, after turn ${TURNS}` : `${at}, turn ${turn} of ${TURNS}`;
};
export const deckLine = ({ deck, discards }: Public): string =>
  `${counted(deck, 'card')} in the deck, ${discards} discarded`;

export const deckShort = ({ deck }: Public): string => `${deck} in the deck`;

export const effectTitle: Readonly<Record<Disclosure, string>> = {
  scientific: 'The lab draws at once',
  witness: 'Protected witnesses',
  political: 'Open reveal',
  media: 'Full coverage',
};
export const NO_EFFECT = 'No effect is in force';
export const NO_EFFECT_SAYS = 'A success may bring one for the turn after it.';
/** An effect lasts one turn; after turn 3 it waits for the next round. [E5] */
export const effectUntil = ({ turn, stage }: Public): string => {
  if (turn > TURNS || stage === 'draft') return 'for the first turn of the round to come';
  return stage === 'discard' ? 'for the next turn' : 'this turn only';
};

export const LAST_TURN = 'Last turn';
export const REVEALED = 'Revealed';
export const NO_TURN = 'No card has been shown yet.';
export const resultWord: Readonly<Record<Result, string>> = {
  succeeded: 'Success',
  negated: 'Negated',
  overexposed: 'Overexposed',
  failed: 'Nothing comes of it',
};
export function resultSays(
  { result, of, cards, owners, lab }: Turn,
  by: Counter | null,
  over: boolean,
): string {
  const type = of ? typeName[of] : '';
  const alike = cards.filter(card => card === of).length;
  const hidden = owners || over ? '' : ' Owners stay unknown.';
  switch (result) {
    case 'succeeded':
      return `${alike} of ${cards.length} are ${type}. One goes to ${PLUS}.${lab ? '' : hidden}`;
    case 'negated':
      return `${by ? cardName(by) : 'A card'} stops ${alike} ${type}. One goes to ${MINUS}.${hidden}`;
    case 'overexposed':
      return `All ${cards.length} are ${type}. Each takes one back and discards a card face down.`;
    case 'failed':
      return `${cards.length - 1} of one type are needed.${hidden}`;
  }
}
export const turnName = ({ round, turn }: Turn): string => `Round ${round}, turn ${turn}`;
export const LAB = `The lab draws ${LAB_DRAW}`;
export const labSays = (bonus: Disclosure | null): string =>
  bonus ? `One more ${typeName[bonus]} goes to ${PLUS}.` : 'Nothing to add.';

export const SEATS = 'Seats';
export const passingLine = (round: number, names: readonly string[]): string =>
  `Packs pass to the ${passing(round)}: ${names.join(' → ')}`;
export const picksLine = (picks: number): string => `${picks} of ${HAND - 1} picks made`;
export const claimsLine = (have: readonly Disclosure[], haveNo: readonly Disclosure[]): string => {
  const yes = have.map(of => typeName[of]);
  const no = haveNo.map(of => `no ${typeName[of]}`);
  return yes.length + no.length === 0 ? '' : `claims ${[...yes, ...no].join(', ')}`;
};
export const yourClaims = (line: string): string => line.replace(/^claims/, 'claim');
export const playedBy = (name: string): string => `played by ${within(name)}`;
