import { counted } from '../../../core/words.ts';
import { evidenceOf, kindsOf, place, plus, setScore } from '../board.ts';
import { actionName } from '../text.ts';
import { type Action, EQUIPMENT, type Equipped, type Player, type Region } from '../types.ts';
import { comesToSays, gainSays, shortSays, spaces } from './dock-text.ts';
import { colorNames } from './map-text.ts';
import { comesTo, nextBetter, type Outlook } from './outlook.ts';

export const FIELD_KIT = 'Field kit';
export const pageOf = (name: string): string => `The field kit of ${name}`;
export const ONLY_YOU = 'only you see the rumors';
export const MONEY = 'money';
export const EVIDENCE = 'evidence';
export const setFor = (kinds: number): string => `for ${counted(kinds, 'kind')}`;
export const ownedLine = (player: Player): string =>
  `${player.money} money, ${evidenceOf(player)} evidence, set\u00a0${setValue(setScore(player.equipment))}`;
export const setValue = (points: number): string => `+${points}`;

const NTH = [
  '',
  'A first',
  'A second',
  'A third',
  'A fourth',
  'A fifth',
  'A sixth',
  'A seventh',
  'An eighth',
];

/** "A sixth kind makes it 7." */
export function nextKind(equipment: Equipped): string {
  const missing = EQUIPMENT.filter(kind => equipment[kind] === 0);
  const more = missing.findIndex(
    (_, index) => setScore(plus(equipment, missing.slice(0, index + 1))) > setScore(equipment),
  );
  if (more < 0) return 'All kinds: the set is complete.';
  const worth = setScore(plus(equipment, missing.slice(0, more + 1)));
  return `${NTH[kindsOf(equipment) + more + 1]} kind makes it ${worth}.`;
}

export const EQUIPMENT_LABEL = 'Equipment';
export const owned = (name: string, copies: number): string =>
  copies === 0 ? `${name}: missing` : `${name}: ${copies}`;
export const copies = (number: number): string => (number > 1 ? `×${number}` : '');
export const CONTACTS_LABEL = 'Contacts';
export const NO_CONTACTS = 'None yet. They are won in open trading.';
export const SEEN_LABEL = 'Rumors you have seen';
export const NONE_SEEN = 'None that still lie on the table.';

/** "Now: 2 evidence (1 for the color), or 9 money." */
export function wouldBring(outlooks: readonly Outlook[], region: Region): string {
  const now = comesTo(outlooks);
  const bonus = now.some(outlook => outlook.bonus > 0)
    ? ` ${place(region).name} is ${colorNames[place(region).color]}.`
    : '';
  const better = nextBetter(outlooks);
  const more = better ? ` For ${gainSays(better.says.get ?? {})} it ${shortSays(better.short)}.` : '';
  return `Now: ${comesToSays(outlooks)}.${bonus}${more}`;
}
export const away = (steps: number): string => (steps === 0 ? 'you are here' : `${spaces(steps)} away`);
export const stakeOnIt = (amount: number): string => `your stake ${amount}`;
export const SEALED_LABEL = 'Face down';
export const sealedAction = (action: Action): string => `You chose ${actionName[action]}.`;
export const sealedBid = (bid: number): string => `You bid ${bid}.`;
export const SCRATCH = 'Your notes';
export const SCRATCH_HINT = 'Write what you want to remember.';
export const ALL_OPTIONS = 'All options';
export const OPEN = 'open to you:';
export const SHUT = 'not open to you:';
