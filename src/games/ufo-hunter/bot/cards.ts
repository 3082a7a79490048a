import { cardOf, kindsOf, matches, NUMBERS, shareOf, total } from '../board.ts';
import { isOpen } from '../investigate.ts';
import { dueOf } from '../losses.ts';
import {
  CARDS,
  type CardId,
  type CardOption,
  CONTACTS,
  type Loss,
  type Player,
  type Region,
} from '../types.ts';
import { moneyWorth, type Prices, spent, worthOfStep } from './prices.ts';

/** What the best option of a card is worth to whoever investigates it there. */
export function worthOfCard(card: CardId, player: Player, region: Region, prices: Prices): number {
  const bonus = matches(player.equipment, region);
  let best = Number.NEGATIVE_INFINITY;
  for (const option of cardOf(card).options)
    if (isOpen(option, player)) best = Math.max(best, worthOfOption(option, player, bonus, prices));
  return best;
}

export function worthOfOption(option: CardOption, player: Player, bonus: boolean, prices: Prices): number {
  const { get, pay, lose } = option;
  if (lose) return -worthOfLoss(lose, player, prices);
  const evidence = get?.evidence ?? 0;
  const money = player.money - (pay?.money ?? 0) + (get?.money ?? 0);
  return (
    (evidence + (evidence > 0 && bonus ? NUMBERS.colorBonus : 0)) * prices.evidence +
    moneyWorth(money, prices) -
    moneyWorth(player.money, prices) +
    (get?.equipment ?? 0) * (prices.kinds + prices.spares)
  );
}

/** Whether investigating it is a benefit to this player: then stakes are paid. */
export function isBenefit(card: CardId, player: Player): boolean {
  return cardOf(card).options.some(option => option.get !== undefined && isOpen(option, player));
}

/** What half of the best option brings somebody who holds a stake, if this player investigates. [K4] */
export function halfOfCard(card: CardId, player: Player, prices: Prices): number {
  let best: CardOption | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of cardOf(card).options) {
    if (!isOpen(option, player)) continue;
    const worth = worthOfOption(option, player, false, prices);
    if (worth > most) [best, most] = [option, worth];
  }
  const { evidence, money, equipment } = shareOf(best?.get ?? {});
  return evidence * prices.evidence + money * prices.money + equipment * prices.kinds;
}

/** A rumor that one knows nothing of. */
export interface Unknown {
  readonly worth: number;
  /** How often a benefit brings evidence: so often the bonus counts. */
  readonly evidence: number;
}

/** What a rumor that one knows nothing of is worth there, as all cards are. */
export const worthOfUnknown = (
  { worth, evidence }: Unknown,
  { equipment }: Player,
  region: Region,
  prices: Prices,
): number => worth + (matches(equipment, region) ? evidence * NUMBERS.colorBonus * prices.evidence : 0);

/** By prices and by what is owned: prices are never changed, and the same things are owned again and again. */
const unknowns = new WeakMap<Prices, Map<number, Unknown>>();
/** Then all are forgotten, so that a long series does not fill the memory. */
const MOST_UNKNOWNS = 20_000;

export function unknownFor(player: Player, prices: Prices): Unknown {
  let known = unknowns.get(prices);
  if (!known) {
    known = new Map();
    unknowns.set(prices, known);
  }
  const owned = ownedBy(player);
  let unknown = known.get(owned);
  if (!unknown) {
    if (known.size === MOST_UNKNOWNS) known.clear();
    unknown = meanOfCards(player, prices);
    known.set(owned, unknown);
  }
  return unknown;
}

/** One number for everything that a card can ask for or take. Money, without bounds, comes first. */
function ownedBy({ money, blue, black, equipment, contacts }: Player): number {
  let owned = ((money * 64 + blue + black) * 64 + total(equipment)) * 16 + kindsOf(equipment);
  for (const kind of CONTACTS) owned = owned * 4 + contacts[kind];
  return owned;
}

function meanOfCards(player: Player, prices: Prices): Unknown {
  let worth = 0;
  let evidence = 0;
  for (const card of CARDS) {
    let best = Number.NEGATIVE_INFINITY;
    let brings = false;
    for (const option of cardOf(card).options) {
      if (!isOpen(option, player)) continue;
      const one = worthOfOption(option, player, false, prices);
      if (one <= best) continue;
      best = one;
      brings = (option.get?.evidence ?? 0) > 0;
    }
    worth += best;
    if (brings) evidence++;
  }
  return { worth: worth / CARDS.length, evidence: evidence / CARDS.length };
}

/** With whatever is worth least given away: second copies first, then kinds from the end of the set. */
function worthOfLoss(loss: Loss, player: Player, prices: Prices): number {
  const due = dueOf(loss, player);
  const money = due.money > 0 ? spent(player.money, due.money, prices) : 0;
  return (
    due.evidence * prices.evidence +
    money +
    worthOfTokens(player, due.least, prices) +
    worthOfContacts(player, due.contacts, prices)
  );
}

function worthOfTokens({ equipment }: Player, count: number, prices: Prices): number {
  if (count === 0) return 0;
  let kinds = kindsOf(equipment);
  const copies = Math.min(count, total(equipment) - kinds);
  let worth = copies * prices.spares;
  for (let gone = copies; gone < count && kinds > 0; gone++) worth += worthOfStep(--kinds, prices);
  return worth;
}

function worthOfContacts({ contacts }: Player, count: number, prices: Prices): number {
  if (count === 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const kind of CONTACTS) if (contacts[kind] > 0) least = Math.min(least, prices[kind]);
  return count * (least === Number.POSITIVE_INFINITY ? 0 : least);
}
