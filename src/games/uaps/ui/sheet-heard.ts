import type { Seat } from '../../../core/contract.ts';
import type { Announced } from '../../../deduction/ui/heard.tsx';
import type { Seen } from '../../../ui/game-page.ts';
import { text as gameText } from '../text.ts';
import type { Public, Uaps } from '../types.ts';
import { actKey } from './marks.ts';

/** By key: what others asked or photographed, the newest first. Where they went is on the board. */
export const announcedKeys = ({ acts }: Public, seat: Seat | null): readonly string[] =>
  acts
    .flatMap((act, index) => (act.seat === seat || act.type === 'move' ? [] : [actKey(index)]))
    .toReversed();

export function announcedBy(table: Seen<Uaps>, key: string): Announced | null {
  const act = table.view.public.acts.find((_, index) => actKey(index) === key);
  return act ? { seat: act.seat, line: gameText.event({ type: 'acted', act }, table.name) } : null;
}
