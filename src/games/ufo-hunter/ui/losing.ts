import { listContacts, listEquipment, payable } from '../board.ts';
import type { Contact, Equipment, Player } from '../types.ts';

/** Things of one's own that are picked to be lost, paid or sold: each named once for every copy, in order. */
export interface Picked {
  readonly equipment: readonly Equipment[];
  readonly contacts: readonly Contact[];
  readonly evidence: number;
}

export const NOTHING_PICKED: Picked = { equipment: [], contacts: [], evidence: 0 };

export const isBlank = ({ equipment, contacts, evidence }: Picked): boolean =>
  equipment.length === 0 && contacts.length === 0 && evidence === 0;

/** A sum that tokens and money make together: each token more is 1 money less. [R9] [O4] */
export interface Sum {
  /** How many tokens at least and at most. */
  readonly least: number;
  readonly most: number;
  /** Money with the least tokens. */
  readonly money: number;
}

/** What the money makes up beside so many tokens. */
export const moneyBeside = ({ least, money }: Sum, tokens: number): number =>
  Math.max(0, money - Math.max(0, tokens - least));

/** A bid, at most money and equipment together. [O2] [O4] */
export const sumOfBid = (bid: number, money: number, tokens: number): Sum => ({
  ...payable(bid, money, tokens),
  money: Math.min(bid, money),
});

export const pickedEquipment = (picked: Picked, kind: Equipment, { equipment }: Player): Picked => ({
  ...picked,
  equipment: listEquipment(withOneMore(equipment, picked.equipment, kind)),
});

export const pickedContact = (picked: Picked, kind: Contact, { contacts }: Player): Picked => ({
  ...picked,
  contacts: listContacts(withOneMore(contacts, picked.contacts, kind)),
});

/** One more token of evidence, up to so many, and then none. */
export const pickedEvidence = (picked: Picked, most: number): Picked => ({
  ...picked,
  evidence: picked.evidence < most ? picked.evidence + 1 : 0,
});

/** One more of this kind, or none of it where all are picked. */
function withOneMore<Kind extends string>(
  owned: Readonly<Record<Kind, number>>,
  picked: readonly Kind[],
  kind: Kind,
): Readonly<Record<Kind, number>> {
  const counts: Record<Kind, number> = { ...owned };
  for (const one in counts) counts[one] = picked.filter(other => other === one).length;
  counts[kind] = counts[kind] < owned[kind] ? counts[kind] + 1 : 0;
  return counts;
}
