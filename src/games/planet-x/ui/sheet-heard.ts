import type { Seat } from '../../../core/contract.ts';
import type { Announced } from '../../../deduction/ui/heard.tsx';
import type { Seen } from '../../../ui/game-page.ts';
import { text as gameText } from '../text.ts';
import type { PlanetX, Public } from '../types.ts';
import { actKey, theoryKey } from './marks.ts';
import { theoryLine } from './paper-text.ts';

/** By key: theories of others that are in review, then what they did, the newest first. */
export function announcedKeys({ theories, acts }: Public, seat: Seat | null): readonly string[] {
  const newest = (keys: readonly (string | null)[]) => keys.filter(key => key !== null).toReversed();
  return [
    ...newest(
      theories.map((theory, index) =>
        theory.seat !== seat && theory.fate === 'in-review' ? theoryKey(index) : null,
      ),
    ),
    ...newest(acts.map((act, index) => (act.seat === seat ? null : actKey(index)))),
  ];
}

export function announcedBy(table: Seen<PlanetX>, key: string): Announced | null {
  const { acts, theories } = table.view.public;
  const act = acts.find((_, index) => actKey(index) === key);
  if (act) return { seat: act.seat, line: gameText.event({ type: 'acted', act }, table.name) };
  const theory = theories.find((_, index) => theoryKey(index) === key);
  return theory
    ? { seat: theory.seat, line: theoryLine(table.name(theory.seat), theory.sector, theory.phase) }
    : null;
}
