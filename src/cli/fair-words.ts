import { type DealCheck, type DealFinding, type DealNote, looksMadeOfParts } from '../core/fair.ts';
import type { Save } from '../core/save.ts';

/** The commitment is there to be compared with what the table showed before the game. */
export const dealLines = ({ fair, seed }: Save, findings: readonly DealFinding[]): readonly string[] =>
  fair
    ? [
        'The deal was made of the parts that were committed to:',
        `  the server committed to ${fair.server.commitment}`,
        ...findings.map(finding => `  ${inWords(finding)}`),
      ]
    : [
        'The file has no fairness record, so who chose the deal cannot be checked; games of one device have none either.',
        ...(looksMadeOfParts(seed)
          ? ['Its seed has the form that an online table gives it: then the record was taken out.']
          : []),
        'Checked all the same: the deal follows from the seed, every move from the rules.',
      ];

/** What does not hold, in one sentence. */
export const unfairLine = (findings: readonly DealFinding[]): string =>
  `the deal was not made of the parts that were committed to: ${findings
    .filter(({ holds }) => !holds)
    .map(inWords)
    .join('; ')}`;

function inWords(finding: DealFinding): string {
  const what = finding.holds ? held[finding.code] : broken[finding.code];
  return finding.seat === undefined ? what : `seat ${finding.seat}: ${what}`;
}

const held: Readonly<Record<DealCheck | DealNote, string>> = {
  'server-part-fits': "the server's part fits its commitment",
  'seats-fit': 'every seat that played is accounted for',
  'seat-part-fits': 'its part fits its commitment',
  'seat-left-out': 'its part was left out',
  'seat-without-person': 'a bot, without a part',
  'seed-fits': 'the seed is made of these parts',
};

const broken: Readonly<Record<DealCheck, string>> = {
  'server-part-fits': "the server's part does not fit its commitment",
  'seats-fit': 'the seats listed are not those that played',
  'seat-part-fits': 'its part does not fit its commitment',
  'seed-fits': 'the seed is not made of these parts',
};
