import { list } from '../../../core/words.ts';
import { contactName, equipmentName } from '../text.ts';
import { CONTACTS, EQUIPMENT, type Public } from '../types.ts';
import { contactEffect, verb } from './names-text.ts';

export const RUMORS = 'Rumors on the table · stakes · seen by';
export const NO_RUMORS = 'None lie on the table.';

export const TRADING = 'Open trading · up for bids';
export const BOARD_EMPTY = 'Nothing lies on the board.';
export const boardNames = ({ equipment, contacts }: Public['board']): string =>
  list([
    ...CONTACTS.filter(kind => contacts[kind] > 0).map(
      kind => `${several(contacts[kind], contactName(kind))} (${contactEffect(kind, contacts[kind])})`,
    ),
    ...EQUIPMENT.filter(kind => equipment[kind] > 0).map(kind =>
      several(equipment[kind], equipmentName(kind)),
    ),
  ]);
/** Goggles are many already. */
const several = (count: number, name: string): string => {
  if (count === 1) return name;
  return `${count} ${name.endsWith('s') ? name : `${name}s`}`;
};
export const LANDING = 'Next round:';
export const supply = (blue: number, all: number, last: boolean): string =>
  last ? 'The last blue evidence is gone: this round is the last.' : `Evidence in supply: ${blue} of ${all}.`;
export const pawn = (name: string): string => `${verb(name, 'break')} ties.`;

export const lastRound = (round: number | null): string =>
  round === null ? 'The last round, replayed' : `Round ${round}, replayed`;
export const NO_ROUND = 'The cards of the first round are not turned yet.';
export const STEP_BACK = 'Step back';
export const STEP_ON = 'Next step';
export const AGAIN = 'Again from the start';
export const SHOW_NOW = 'Back to now';
export const stepOf = (step: number, steps: number): string => `${step + 1} of ${steps}`;
