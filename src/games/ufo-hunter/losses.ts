import { total } from './board.ts';
import { CONTACTS, EQUIPMENT, type Loss, type Player } from './types.ts';

/** What a loss takes from this player. [R9] [R10] */
export interface Due {
  readonly evidence: number;
  readonly contacts: number;
  /** How many tokens of equipment at least and at most. */
  readonly least: number;
  readonly most: number;
  /** What money takes with the least equipment; each token more is 1 less. */
  readonly money: number;
}

export function dueOf(loss: Loss, player: Player): Due {
  const owned = total(player.equipment);
  const mix = Math.min(loss.mix ?? 0, player.money + owned);
  const equipment = Math.min(loss.equipment ?? 0, owned);
  const leastOfMix = Math.max(0, mix - player.money);
  return {
    evidence: Math.min(loss.evidence ?? 0, player.blue + player.black),
    contacts: Math.min(loss.contacts ?? 0, total(player.contacts)),
    least: equipment + leastOfMix,
    most: equipment + Math.min(mix, owned),
    money: Math.min(loss.money ?? 0, player.money) + mix - leastOfMix,
  };
}

/** [A7] */
export const hasOneWay = (due: Due, { equipment, contacts }: Player): boolean =>
  oneWay(equipment, due.least, due.most) && oneWay(contacts, due.contacts, due.contacts);

/** Whether there is no choice of what to hand over. */
export function oneWay(owned: Readonly<Record<string, number>>, least: number, most: number): boolean {
  if (least !== most) return false;
  if (least === 0 || least === total(owned)) return true;
  return Object.values(owned).filter(count => count > 0).length === 1;
}

/** The first way there is, the fewest tokens. */
export const firstOf = <Kind extends string>(
  kinds: readonly Kind[],
  owned: Readonly<Record<Kind, number>>,
  count: number,
): readonly Kind[] => {
  const first = ways(kinds, owned, count, count).next();
  return first.done ? [] : first.value;
};

/** Everything that can be handed over, each way once: lists in the order of kinds. */
export function* ways<Kind extends string>(
  kinds: readonly Kind[],
  owned: Readonly<Record<Kind, number>>,
  least: number,
  most: number,
  from = 0,
): Generator<readonly Kind[]> {
  const kind = kinds[from];
  if (kind === undefined) {
    if (least <= 0) yield [];
    return;
  }
  const copies = Math.min(owned[kind], most);
  for (let count = 0; count <= copies; count++)
    for (const rest of ways(kinds, owned, least - count, most - count, from + 1))
      yield [...Array.from({ length: count }, () => kind), ...rest];
}

/** Whether such a list can be handed over. */
export function owns<Kind extends string>(
  owned: Readonly<Record<Kind, number>>,
  some: readonly Kind[],
): boolean {
  return some.every(kind => some.filter(one => one === kind).length <= owned[kind]);
}

export const equipmentWays = ({ equipment }: Player, least: number, most: number) =>
  ways(EQUIPMENT, equipment, least, most);

export const contactWays = ({ contacts }: Player, count: number) => ways(CONTACTS, contacts, count, count);
