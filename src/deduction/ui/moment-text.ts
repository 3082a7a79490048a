import type { Seat } from '../../core/contract.ts';
import { verb } from '../words.ts';

export const ONLY_YOU = 'Only you see this';
export const SHOW_AGAIN = 'Show it again';
export const showAgain = (says: string): string => `${SHOW_AGAIN}: ${says}`;
export const foundSays = (name: string, what: string): string =>
  `${name} ${verb(name, 'have', 'has')} found ${what}`;
export const FOUND_MEANS = 'Whoever is behind acts once more. Then everything is shown.';
export const paysSays = (seat: Seat, time: number, name: (seat: Seat) => string): string =>
  `${name(seat)} ${verb(name(seat), 'pay', 'pays')} ${time} time.`;
export const verdictSays = (name: string, right: boolean, thing: string, sector: number): string =>
  `${name} ${verb(name, 'are', 'is')} ${right ? 'right' : 'wrong'}: ${right ? '' : 'no '}${thing} in ${sector}`;
