import type { Seat } from '../../core/contract.ts';
import type { TakeBack } from '../../ui/link.ts';

export const takenBackBy = (takeBack: TakeBack): readonly Seat[] => (takeBack.can ? takeBack.by : []);

/** The one whom a plain "take back" means; nobody where several could be meant. */
export function onlyTakenBackBy(takeBack: TakeBack): Seat | undefined {
  const [only, ...others] = takenBackBy(takeBack);
  return others.length === 0 ? only : undefined;
}
