/** A device that has not sent its part by then can be left out by the host. */
export const PART_WITHIN_MS = 10_000;
/** From then on anybody who sits at the table may deal without it, or break the deal off. */
export const ANYBODY_AFTER_MS = 60_000;

/** What is needed of a chair. */
export interface Shuffler {
  readonly by: 'nobody' | 'bot' | 'person';
  readonly host?: boolean;
  /** Whether the part of this seat has come. */
  readonly revealed?: boolean;
}

/**
 * Why nothing can be dealt yet, whoever is left out. Without a part from any device the server alone would choose the
 * deal, and without the host's whoever is quick could deal behind the back of the one who leads.
 */
export type LacksPart = 'no-part-yet' | 'host-part-missing';

export function lacksPart(chairs: readonly Shuffler[]): LacksPart | undefined {
  const people = chairs.filter(({ by }) => by === 'person');
  if (people.some(({ host, revealed }) => host && !revealed)) return 'host-part-missing';
  return people.some(({ revealed }) => revealed) ? undefined : 'no-part-yet';
}
