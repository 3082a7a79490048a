import type { Seat } from '../../core/contract.ts';
import type { TakeBack } from '../../core/news.ts';
import type { Seen } from '../../ui/game-page.ts';
import type { TableFacts } from '../../ui/link.ts';

type Offer = Seen['takeBack'];

/** A script counts the moves that were made: with one less in the middle, it would go on in the wrong place. */
export const offerOf = ({ lesson }: Pick<TableFacts, 'lesson'>, takeBack: TakeBack): Offer =>
  lesson ? { can: false, why: 'lesson' } : takeBack;

/** Who only watches makes no move, and takes none back. */
export const isPlayedHere = ({ here }: Pick<TableFacts, 'here'>): boolean => here.length > 0;

export const takenBackBy = (offer: Offer): readonly Seat[] => (offer.can ? offer.by : []);

/** The one whom a plain "take back" means; nobody where several could be meant. */
export function onlyTakenBackBy(offer: Offer): Seat | undefined {
  const [only, ...others] = takenBackBy(offer);
  return others.length === 0 ? only : undefined;
}
