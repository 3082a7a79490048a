import type { Passing } from '../../box/legal.ts';
import { conferenceName, list } from '../../text.ts';

/** More than one is rarely what happened on the board. [P1] */
export const passesMany = ({ phases, conferences }: Passing): boolean =>
  phases.length + conferences.length > 1;

/** "11 sectors on. It passes theory phases 1, 2 and 3, and conference X1." */
export function passingSays({ sectors, phases, conferences }: Passing): string {
  const phase = phases.length === 1 ? 'theory phase' : 'theory phases';
  const marks = [
    ...(phases.length > 0 ? [`${phase} ${list(phases.map(String))}`] : []),
    ...conferences.map(number => `conference ${conferenceName(number)}`),
  ];
  const on = `${sectors} ${sectors === 1 ? 'sector' : 'sectors'} on.`;
  return marks.length === 0 ? `${on} It passes no mark.` : `${on} It passes ${marks.join(', and ')}.`;
}
