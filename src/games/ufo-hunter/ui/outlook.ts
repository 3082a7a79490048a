import { type Seat, seatsOf } from '../../../core/contract.ts';
import { cardOf, evidenceOf, matches, NUMBERS, total } from '../board.ts';
import type { CardId, CardOption, Loss, Player, Region } from '../types.ts';

/** What is short of what an option asks for. */
export interface Short {
  readonly what: 'equipment' | 'contacts' | 'arms' | 'money';
  readonly asked: number;
  readonly has: number;
}

/** What an option of a card means for one hunter in one region, now. */
export interface Outlook {
  /** Its place on the card, from 0. */
  readonly option: number;
  readonly says: CardOption;
  /** Empty where it may be taken. [R3] */
  readonly short: readonly Short[];
  /** Evidence beyond that of the card, for the color of the region. [R8] */
  readonly bonus: number;
  /** Of a penalty, no more than there is. [R10] */
  readonly loses: Loss;
}

export const outlooksOf = (card: CardId, player: Player, region: Region): readonly Outlook[] =>
  cardOf(card).options.map((says, option) => ({
    option,
    says,
    short: shortOf(says, player),
    bonus: (says.get?.evidence ?? 0) > 0 && matches(player.equipment, region) ? NUMBERS.colorBonus : 0,
    loses: lossFor(says.lose ?? {}, player),
  }));

/** What a loss takes from this player. [R10] */
export function lossFor(loss: Loss, player: Player): Loss {
  const owned = total(player.equipment);
  return {
    evidence: Math.min(loss.evidence ?? 0, evidenceOf(player)),
    money: Math.min(loss.money ?? 0, player.money),
    equipment: Math.min(loss.equipment ?? 0, owned),
    contacts: Math.min(loss.contacts ?? 0, total(player.contacts)),
    mix: Math.min(loss.mix ?? 0, player.money + owned),
  };
}

/** Whether a loss asks for more than this player has. */
export const isMoreThanOwned = (loss: Loss, player: Player): boolean => {
  const taken = lossFor(loss, player);
  return LOSSES.some(what => (taken[what] ?? 0) < (loss[what] ?? 0));
};

const LOSSES = ['evidence', 'money', 'equipment', 'contacts', 'mix'] as const;

export const isOpen = ({ short }: Outlook): boolean => short.length === 0;

/** What going there would come to: every open benefit that no other one beats, else every penalty. [R3] */
export function comesTo(outlooks: readonly Outlook[]): readonly Outlook[] {
  const open = outlooks.filter(isOpen);
  const benefits = open.filter(({ says }) => says.get !== undefined);
  const worthwhile = benefits.filter(one => !benefits.some(other => beats(other, one)));
  return worthwhile.length > 0 ? worthwhile : open;
}

/** Whether it brings at least as much of everything, and more of something. */
function beats(one: Outlook, other: Outlook): boolean {
  const [mine, others] = [broughtBy(one), broughtBy(other)];
  const more = mine.map((brought, index) => brought - (others[index] ?? 0));
  return more.every(by => by >= 0) && more.some(by => by > 0);
}

const broughtBy = ({ says: { get, pay }, bonus }: Outlook): readonly number[] => [
  (get?.evidence ?? 0) + bonus,
  (get?.money ?? 0) - (pay?.money ?? 0),
  get?.equipment ?? 0,
];

/** For each option of a card, to whom going there would come to it. */
export const takersOf = (
  card: CardId,
  players: readonly Player[],
  region: Region,
): readonly { readonly says: CardOption; readonly takers: readonly Seat[] }[] => {
  const comes = players.map(player => comesTo(outlooksOf(card, player, region)).map(({ option }) => option));
  return cardOf(card).options.map((says, option) => ({
    says,
    takers: seatsOf(players.length).filter(seat => comes[seat]?.includes(option)),
  }));
};

/** The first benefit before what it comes to, with what it takes. */
export const nextBetter = (outlooks: readonly Outlook[]): Outlook | undefined =>
  outlooks
    .slice(0, comesTo(outlooks)[0]?.option)
    .find(outlook => !isOpen(outlook) && outlook.says.get !== undefined);

function shortOf({ need, pay }: CardOption, { equipment, contacts, money }: Player): readonly Short[] {
  const asked: readonly Short[] = [
    { what: 'equipment', asked: need?.equipment ?? 0, has: total(equipment) },
    { what: 'contacts', asked: need?.contacts ?? 0, has: total(contacts) },
    { what: 'arms', asked: need?.arms ?? 0, has: contacts['arms-dealer'] },
    { what: 'money', asked: pay?.money ?? 0, has: money },
  ];
  return asked.filter(one => one.has < one.asked);
}
