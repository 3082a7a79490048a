import type { Finding } from '../../../core/fair.ts';
import type { GameCheck } from '../../online/check.ts';

/** Whether the whole game is what it was promised to be. */
export const allHolds = ({ partsAt, findings }: GameCheck): boolean =>
  partsAt === null && findings !== null && findings.every(({ holds }) => holds);

/** Of deals that were broken off: then one line says how many more there were. */
export const MOST_BROKEN_OFF = 5;

/** How many deals were broken off that have no line of their own. */
export const untoldBrokenOff = (findings: readonly Finding[]): number =>
  Math.max(0, findings.filter(({ code }) => code === 'broken-off').length - MOST_BROKEN_OFF);

/** What is worth a line: what holds of a bot that promised nothing, or of a part that was left out, is not. */
export function toTell(findings: readonly Finding[]): readonly Finding[] {
  const isNoted = (code: Finding['code'], seat: Finding['seat']): boolean =>
    findings.some(finding => finding.code === code && finding.seat === seat);
  const isPlain = (finding: Finding): boolean => {
    const { code, seat } = finding;
    switch (code) {
      case 'seats-fit':
      case 'seat-without-person':
      case 'broken-off-fits':
      case 'remembered-broken-off':
        return true;
      case 'broken-off':
        return finding.attempt > MOST_BROKEN_OFF;
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
