import type { Finding } from '../../../core/fair.ts';
import type { GameCheck } from '../../online/check.ts';

/** Whether the whole game is what it was promised to be. */
export const allHolds = ({ partsAt, findings }: GameCheck): boolean =>
  partsAt === null && findings !== null && findings.every(({ holds }) => holds);

/** What is worth a line: what holds of a bot that promised nothing, or of a part that was left out, is not. */
export function toTell(findings: readonly Finding[]): readonly Finding[] {
  const isNoted = (code: Finding['code'], seat: Finding['seat']): boolean =>
    findings.some(finding => finding.code === code && finding.seat === seat);
  const isPlain = ({ code, seat }: Finding): boolean => {
    switch (code) {
      case 'seats-fit':
      case 'seat-without-person':
        return true;
      case 'remembered-commitment':
        return isNoted('seat-without-person', seat);
      case 'remembered-own-part':
        return isNoted('seat-left-out', seat);
      default:
        return false;
    }
  };
  return findings.filter(finding => !finding.holds || !isPlain(finding));
}
