import { counted, list } from '../../../core/words.ts';
import { within } from '../../../ui/text.ts';
import { NUMBERS } from '../board.ts';
import { actionName } from '../text.ts';
import type { Action, CardType, Contact, Equipment } from '../types.ts';

/** Where there is little room. */
export const actionShort: Readonly<Record<Action, string>> = {
  ...actionName,
  train: 'Travel',
  air: 'Air',
  buy: 'Buy',
};

export const equipmentShort: Readonly<Record<Equipment, string>> = {
  telescope: 'Telescope',
  spectrometer: 'Spectrom.',
  'satellite-hijacker': 'Hijacker',
  seismometer: 'Seismom.',
  'motion-detector': 'Motion',
  'geiger-counter': 'Geiger',
  'infra-goggles': 'Goggles',
  'radar-gun': 'Radar gun',
};

/** What a kind of card means for whoever goes there. */
export const typeWord: Readonly<Record<CardType, string>> = {
  green: 'Evidence',
  blue: 'Risk',
  red: 'Trap',
  orange: 'Money',
  purple: 'Danger',
};

/** For the tag on the map. */
export const typeLetter: Readonly<Record<CardType, string>> = {
  green: 'E',
  blue: 'R',
  red: 'T',
  orange: 'M',
  purple: 'D',
};

/** What so many of a contact do. */
export function contactEffect(contact: Contact, copies: number): string {
  switch (contact) {
    case 'investor':
      return `+${NUMBERS.investorPay * copies} when you publish`;
    case 'professor':
      return counted(copies, 'more look');
    case 'transit-official':
      return `+${copies} by train or boat`;
    case 'aviator':
      return `+${copies} by air`;
    case 'benefactor':
      return `+${copies} when stranded`;
    case 'inventor':
      return copies === 1 ? '1 free token when you buy' : `${copies} free tokens when you buy`;
    case 'arms-dealer':
      return 'opens what dangers ask for';
  }
}

/** Who has looked at a rumor. */
export const seenBy = (names: readonly string[]): string =>
  names.length === 0 ? UNSEEN : `${SEEN_BY} ${list(names.map(within))}`;
export const STAKED = 'staked by';
export const SEEN_BY = 'seen by';
export const UNSEEN = 'seen by nobody';
export const UNSEEN_SHORT = 'unseen';

/** "You get", "Lynx gets". */
export const verb = (name: string, plain: string, other = `${plain}s`): string =>
  `${name} ${name.toLowerCase() === 'you' ? plain : other}`;
