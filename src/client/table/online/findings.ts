import type { Finding } from '../../../core/fair.ts';
import type { GameCheck } from '../../online/check.ts';

/** Whether the whole game is what it was promised to be. */
export const allHolds = ({ partsAt, findings }: GameCheck): boolean =>
  partsAt === null && findings !== null && findings.every(({ holds }) => holds);

/** What is worth a line: that nobody promised anything for a bot, and that so it was remembered, is not. */
export function toTell(findings: readonly Finding[]): readonly Finding[] {
  const bots = new Set(findings.map(({ code, seat }) => (code === 'seat-without-person' ? seat : undefined)));
  const isPlain = ({ code, seat }: Finding): boolean =>
    code === 'seats-fit' ||
    code === 'seat-without-person' ||
    (code === 'remembered-commitment' && seat !== undefined && bots.has(seat));
  return findings.filter(finding => !finding.holds || !isPlain(finding));
}
