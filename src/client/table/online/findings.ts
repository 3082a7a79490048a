import { DEAL_NOTES, type Finding, MEMORY_NOTES } from '../../../core/fair.ts';
import type { GameCheck } from '../../online/check.ts';

/** Whether the whole game is what it was promised to be. */
export const allHolds = ({ partsAt, findings }: GameCheck): boolean =>
  partsAt === null && findings !== null && findings.every(({ holds }) => holds);

/** No fault, but worth a look. */
export const isNote = ({ code }: Finding): boolean => NOTES.includes(code);
const NOTES: readonly string[] = [...DEAL_NOTES, ...MEMORY_NOTES];

/** Of deals that were broken off: then one line says how many more there were. */
export const MOST_BROKEN_OFF = 5;

/** How many deals were broken off that have no line of their own. */
export const untoldBrokenOff = (findings: readonly Finding[]): number =>
  Math.max(0, findings.filter(({ code }) => code === 'broken-off').length - MOST_BROKEN_OFF);

/** What is worth a line: what holds of a bot that promised nothing is not. */
export function toTell(findings: readonly Finding[]): readonly Finding[] {
  const isBot = (seat: Finding['seat']): boolean =>
    findings.some(finding => finding.code === 'seat-without-person' && finding.seat === seat);
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
        return isBot(seat);
      default:
        return false;
    }
  };
  return findings.filter(finding => !finding.holds || !isPlain(finding));
}
