import {
  type BrokenOffNote,
  type DealCheck,
  type DealFinding,
  type DealNote,
  looksMadeOfParts,
} from '../core/fair.ts';
import type { Save } from '../core/save.ts';
import { counted, list } from '../core/words.ts';
import { shown } from './words.ts';

/** The commitment is there to be compared with what the table showed before the game. */
export const dealLines = ({ fair, seed }: Save, findings: readonly DealFinding[]): readonly string[] =>
  fair
    ? [
        'The deal was made of the parts that were committed to:',
        `  the server committed to ${fair.server.commitment}`,
        ...findings.filter(isOfThisDeal).map(finding => `  ${inWords(finding)}`),
        ...brokenOffLines(findings),
      ]
    : [
        'The file has no fairness record, so who chose the deal cannot be checked; games of one device have none either.',
        ...(looksMadeOfParts(seed)
          ? ['Its seed has the form that an online table gives it: then the record was taken out.']
          : []),
        'Checked all the same: the deal follows from the seed, every move from the rules.',
      ];

/** Of a table that was broken off for hours nobody reads every time. */
const MOST_TOLD = 10;

const isOfThisDeal = ({ code }: DealFinding): boolean =>
  code !== 'broken-off' && code !== 'broken-off-fits' && code !== 'commitments-are-new';

/** No fault: but whoever knew the parts that had come by then may have waited for another deal. */
function brokenOffLines(findings: readonly DealFinding[]): readonly string[] {
  const notes = findings.filter(finding => finding.code === 'broken-off');
  if (notes.length === 0) return [];
  const more = notes.length - MOST_TOLD;
  return [
    `Note: the deal was broken off ${notes.length === 1 ? 'once' : `${notes.length} times`} before:`,
    ...notes.slice(0, MOST_TOLD).map(note => `  ${whoBrokeOff(note)}`),
    ...(more > 0 ? [`  and ${counted(more, 'time')} more`] : []),
    `  ${held['broken-off-fits']}`,
    `  ${held['commitments-are-new']}`,
  ];
}

function whoBrokeOff({ seat, name, shown: seats }: BrokenOffNote): string {
  const who = seat === undefined ? 'the host, who had no seat' : seatNamed({ seat, name });
  if (seats.length === 0) return `by ${who}, before any part was shown`;
  const parts = seats.length === 1 ? 'its part' : 'their parts';
  return `by ${who}, after ${list(seats.map(seatNamed))} had shown ${parts}`;
}

const seatNamed = ({ seat, name }: { readonly seat: number; readonly name: string | undefined }): string =>
  name === undefined ? `seat ${seat}` : `seat ${seat} (${shown(name)})`;

/** What does not hold, in one sentence. */
export const unfairLine = (findings: readonly DealFinding[]): string =>
  `the deal was not made of the parts that were committed to: ${findings
    .filter(({ holds }) => !holds)
    .map(inWords)
    .join('; ')}`;

function inWords(finding: DealFinding): string {
  if (finding.code === 'broken-off') return `the deal was broken off ${whoBrokeOff(finding)}`;
  const what = finding.holds ? held[finding.code] : broken[finding.code];
  if ('attempt' in finding) return `deal ${finding.attempt}, which was broken off: ${what}`;
  return finding.seat === undefined ? what : `seat ${finding.seat}: ${what}`;
}

const held: Readonly<Record<DealCheck | Exclude<DealNote, 'broken-off'>, string>> = {
  'server-part-fits': "the server's part fits its commitment",
  'seats-fit': 'every seat that played is accounted for',
  'seat-part-fits': 'its part fits its commitment',
  'seat-left-out': 'its part was left out',
  'seat-without-person': 'a bot, without a part',
  'server-alone': 'no device put a part into it, so the server alone could choose it',
  'seed-fits': 'the seed is made of these parts',
  'broken-off-fits': 'the parts that were shown then fit their commitments',
  'commitments-are-new': 'no commitment was used again',
};

const broken: Readonly<Record<DealCheck, string>> = {
  'server-part-fits': "the server's part does not fit its commitment",
  'seats-fit': 'the seats listed are not those that played',
  'seat-part-fits': 'its part does not fit its commitment',
  'seed-fits': 'the seed is not made of these parts',
  'broken-off-fits': 'what is told of it cannot be so',
  'commitments-are-new': 'a commitment of a deal that was broken off was used again',
};
