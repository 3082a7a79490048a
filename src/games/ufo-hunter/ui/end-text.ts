import type { Seat } from '../../../core/contract.ts';
import { counted, list } from '../../../core/words.ts';
import { cardTitle, regionName } from '../text.ts';
import type { Investigation } from '../types.ts';
import type { Turn } from './ending.ts';
import { verb } from './names-text.ts';

export const winnersSay = (names: readonly string[]): string =>
  names.length === 1 ? verb(names[0] ?? '', 'win') : `${list(names)} win together`;
export const POINTS = 'Points';
export const PLAYER = 'Player';
export const TOTAL = 'Points';
export const TIES = 'Money only breaks ties.';
export const WINNER = 'wins';
export const OVER_ROUNDS = 'Over the rounds';
export const MONEY_CHART = 'Money after each round';
export const EVIDENCE_CHART = 'Evidence after each round';
export const SET_CHART = 'Set value after each round';
export const ROUND = 'Round';
export const AS_TABLE = 'As a table';
export const WHERE_IT_TURNED = 'Where the game turned';
export const NO_ROUNDS = 'No round was played to its end.';

const foundSays = ({ region, card, evidence }: Investigation): string =>
  `${cardTitle(card)} in ${regionName(region)} brings ${evidence} evidence`;

/** Money and what lies on rumors count for no points, so nothing else is behind a lead. */
function gainedSays(who: string, { evidence, set }: Turn['gained']): readonly string[] {
  const gains = [
    ...(evidence > 0 ? [`${evidence} evidence`] : []),
    ...(set > 0 ? [`${counted(set, 'point')} by the set`] : []),
  ];
  return gains.length > 0 ? [`${verb(who, 'gain')} ${list(gains)}.`] : [];
}

const ahead = (lead: number): string => {
  if (lead === 0) return 'level';
  return lead > 0 ? `${counted(lead, 'point')} ahead` : `${counted(-lead, 'point')} behind`;
};

export function turnSays(turn: Turn, name: (seat: Seat) => string): string {
  const { seat, round, how, before, after, gained, found, traded, rivals } = turn;
  const who = name(seat);
  const first =
    how === 'for-good'
      ? `In round ${round} ${who === 'You' ? 'you take' : `${who} takes`} the lead for good: from ${ahead(before)} to ${ahead(after)}.`
      : `Round ${round} changes most for ${who === 'You' ? 'you' : who}: from ${ahead(before)} to ${ahead(after)}.`;
  const why = [
    ...gainedSays(who, gained),
    ...(found.length > 0 ? [`${list(found.map(foundSays))}.`] : []),
    ...(traded ? [`${verb(who, 'win')} the open trading of that round.`] : []),
    ...(rivals < 0 ? [`The best of the others loses ${counted(-rivals, 'point')}.`] : []),
  ];
  return [first, ...why].join(' ');
}
