import { at } from '../../core/contract.ts';
import { cardOf, distance, evidenceOf, mostBid, NUMBERS, payable, REGIONS, total, within } from './board.ts';
import { contactWays, type Due, dueOf, equipmentWays, owns } from './losses.ts';
import { ACTIONS, type Move, type Pending, type Player, type Refusal, type View } from './types.ts';

export function refuse({ viewer, own, public: known }: View, move: Move): Refusal | undefined {
  if (viewer === 'spectator' || own === null) return 'spectators-watch';
  const { stage, pending } = known;
  if (stage === 'over') return 'game-over';
  const player = at(known.players, viewer);
  switch (move.type) {
    case 'choose':
      if (stage !== 'choose') return 'not-now';
      return own.action === move.action ? 'already-chosen' : undefined;
    case 'bid':
      if (stage !== 'bid') return 'not-now';
      if (move.bid > mostBid(player)) return 'bid-too-high';
      return own.bid === move.bid ? 'already-bid' : undefined;
    default: {
      if (!pending) return 'not-now';
      if (pending.seat !== viewer) return 'not-your-turn';
      if (pending.type !== move.type) return 'not-now';
      return judgeFor(pending.type)(pending as never, player, move as never);
    }
  }
}

export function* moves({ viewer, own, public: known }: View): Generator<Move> {
  if (viewer === 'spectator' || own === null) return;
  const { stage, pending } = known;
  const player = at(known.players, viewer);
  if (pending) {
    if (pending.seat === viewer) yield* offerFor(pending.type)(pending as never, player);
  } else if (stage === 'choose') {
    for (const action of ACTIONS) if (action !== own.action) yield { type: 'choose', action };
  } else if (stage === 'bid') {
    for (let bid = 0; bid <= mostBid(player); bid++) if (bid !== own.bid) yield { type: 'bid', bid };
  }
}

/** [I4] */
export const talkOpen = (): boolean => true;

type Asked<Type> = Extract<Pending, { type: Type }>;
type Judge<Type> = (
  asked: Asked<Type>,
  player: Player,
  move: Extract<Move, { type: Type }>,
) => Refusal | undefined;
/** Asked and answer are of one type, which the compiler cannot follow through a record. */
const judgeFor = (type: Pending['type']) => judges[type] as unknown as Judge<never>;
const offerFor = (type: Pending['type']) => offers[type] as unknown as Offer<never>;

type Offer<Type> = (asked: Asked<Type>, player: Player) => Iterable<Move>;

const judges: { readonly [Type in Pending['type']]: Judge<Type> } = {
  /** [K1] [K3] */
  stake({ least, most }, _, { amount }) {
    if (amount === 0) return undefined;
    if (amount < least) return 'stake-too-low';
    return amount > most ? 'not-enough-money' : undefined;
  },
  /** [T1] */
  travel({ range }, { region }, { to }) {
    return to < 1 || to > REGIONS.length || distance(region, to) > range ? 'too-far' : undefined;
  },
  investigate: () => undefined,
  /** [R3] */
  option({ card, options }, _, { option }) {
    if (options.includes(option)) return undefined;
    return option < cardOf(card).options.length ? 'need-not-met' : 'no-such-option';
  },
  /** [R9] [R11] */
  lose(asked, player, { equipment, contacts }) {
    const due = dueIn(asked, player);
    if (!owns(player.equipment, equipment) || !owns(player.contacts, contacts)) return 'not-owned';
    const right = isBetween(equipment.length, due.least, due.most) && contacts.length === due.contacts;
    return right ? undefined : 'wrong-total';
  },
  buy: () => undefined,
  /** [N6] */
  look: ({ among }, _, { region }) => (among.includes(region) ? undefined : 'no-such-rumor'),
  /** [O4] */
  pay({ bid }, player, { equipment }) {
    if (!owns(player.equipment, equipment)) return 'not-owned';
    const { least, most } = payable(bid, player.money, total(player.equipment));
    if (equipment.length < least) return 'not-enough-money';
    return equipment.length > most ? 'wrong-total' : undefined;
  },
  /** [O5] */
  sell(_, player, { equipment, evidence }) {
    if (!owns(player.equipment, equipment) || evidence > evidenceOf(player)) return 'not-owned';
    return equipment.length + evidence > NUMBERS.sellMax ? 'too-many-items' : undefined;
  },
};

const offers: { readonly [Type in Pending['type']]: Offer<Type> } = {
  *stake({ least, most }) {
    yield { type: 'stake', amount: 0 };
    for (let amount = least; amount <= most; amount++) yield { type: 'stake', amount };
  },
  *travel({ range }, { region }) {
    for (const to of within(region, range)) yield { type: 'travel', to };
  },
  *investigate() {
    for (const yes of [true, false]) yield { type: 'investigate', yes };
  },
  *option({ options }) {
    for (const option of options) yield { type: 'option', option };
  },
  *lose(asked, player) {
    const { least, most, contacts: count } = dueIn(asked, player);
    for (const equipment of equipmentWays(player, least, most))
      for (const contacts of contactWays(player, count)) yield { type: 'lose', equipment, contacts };
  },
  *buy() {
    for (const more of [true, false]) yield { type: 'buy', more };
  },
  *look({ among }) {
    for (const region of among) yield { type: 'look', region };
  },
  *pay({ bid }, player) {
    const { least, most } = payable(bid, player.money, total(player.equipment));
    for (const equipment of equipmentWays(player, least, most)) yield { type: 'pay', equipment };
  },
  *sell(_, player) {
    for (let evidence = 0; evidence <= Math.min(NUMBERS.sellMax, evidenceOf(player)); evidence++)
      for (const equipment of equipmentWays(player, 0, NUMBERS.sellMax - evidence))
        yield { type: 'sell', equipment, evidence };
  },
};

/** What the option that was taken takes. */
export const dueIn = ({ card, option }: Asked<'lose'>, player: Player): Due =>
  dueOf(at(cardOf(card).options, option).lose ?? {}, player);

const isBetween = (count: number, least: number, most: number): boolean => count >= least && count <= most;
