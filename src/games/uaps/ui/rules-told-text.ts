import { type Section, says, table } from '../../../ui/rules-blocks.ts';
import { topicsOf } from '../board.ts';
import { list, modifierName, thingName } from '../text.ts';
import { SATELLITES, type Satellite } from '../types.ts';
import { iconOf } from './icon-of.ts';
import { basic, expert, modes } from './rules-modes.ts';

const TELLS: Readonly<Record<Satellite, string>> = {
  comm: 'Where things of 1 kind are',
  nav: 'How things of 2 kinds lie to each other',
  spy: 'How many there are of 1 kind whose number varies',
};

export const topics: Section = {
  id: 'topics',
  title: 'Topics',
  blocks: [
    table(
      'Q2',
      'Topics by satellite',
      ['Satellite', 'Topics', 'They tell'],
      SATELLITES.map(satellite => ({
        head: thingName(satellite),
        icon: iconOf(satellite),
        cells: [list(topicsOf(satellite)), TELLS[satellite]],
      })),
    ),
    says(
      'Q5',
      `Titles say which 1 or 2 things a topic is about. A satellite's 2 titles are public once such a satellite is verified, with ${modifierName['open-archive']} all of them from the start.`,
    ),
    says(
      'Q2 Q4',
      'All rules are true, and none follows from the rules of the sky alone. Seen alone, a rule leaves between a quarter and three quarters of all skies; a number may leave fewer. No 2 topics have the same title. None is about Luna or the UAP. Space junk in a topic is true space junk.',
    ),
    table(
      'Q3',
      'What a topic of a comm satellite can say',
      ['Rule', ...modes],
      [
        { head: 'All comm satellites are in the inner orbit, or in the outer one', cells: ['yes', 'yes'] },
        { head: 'More comm satellites are in one orbit than in the other', cells: ['yes', 'yes'] },
        {
          head: 'In each orbit all comm satellites lie in a band of N sectors or fewer',
          cells: ['N 2–4', 'N 2–8'],
        },
        { head: 'At least one comm satellite, or none, is next to another one', cells: ['yes', 'yes'] },
        {
          head: 'At least one comm satellite, or none, is directly across from another one',
          cells: ['yes', 'yes'],
        },
        { head: 'No comm satellite is in a quadrant as it was at the start', cells: ['yes', 'yes'] },
      ],
    ),
    table(
      'Q3',
      'What a topic of a nav satellite can say',
      ['Rule', ...modes],
      [
        {
          head: 'At least one, no, or every comm satellite is next to a nav satellite',
          cells: ['yes', 'yes'],
        },
        {
          head: 'At least one, no, or every comm satellite is directly across from a nav satellite',
          cells: ['yes', 'yes'],
        },
        {
          head: 'At least one, no, or every comm satellite is stacked at the start with a nav satellite',
          cells: ['yes', 'yes'],
        },
        {
          head: 'At least one, no, or every comm satellite is within N sectors of a nav satellite',
          cells: ['N 2–3', 'N 2–5'],
        },
      ],
    ),
    says(
      'Q3',
      'Comm and nav satellites stand for anything but Luna and the UAP of which it can be so or not. Nothing stacked is said of meteor showers or space junk. A band is the smallest arc that holds all of them. What is said of all, every or no meteor shower is true where there is none.',
    ),
    says(
      'Q3',
      'A topic of a spy satellite says exactly how many there are of spy satellites, meteor showers, comm satellites, nav satellites or space junk.',
    ),
  ],
};

export const reports: Section = {
  id: 'reports',
  title: 'Declassified reports',
  blocks: [
    says(
      'Q6 Q7',
      `A sky has 1 to 4 reports. Each says what the UAP is not, and belongs to a time. All know the times. You get a report when your token gets to its time, or past it. In Basic the first comes after ${basic.reports.from} spaces or more, the last after ${basic.reports.lastFrom} to ${basic.reports.until}; in Expert after ${expert.reports.from}, and after ${expert.reports.lastFrom} to ${expert.reports.until}.`,
    ),
    table(
      'Q6',
      'What a report can say',
      ['Rule', ...modes],
      [
        { head: 'The UAP is not within N sectors of Luna', cells: ['N 2–3', 'N 2–5'] },
        {
          head: 'The UAP is not next to, directly across from, or stacked at the start with Luna',
          cells: ['yes', 'yes'],
        },
        { head: 'The UAP is not in the inner orbit, or not in the outer one', cells: ['yes', 'yes'] },
        { head: 'The UAP is not in an odd sector, or not in an even one', cells: ['yes', 'yes'] },
        { head: 'The UAP is not in a quadrant as it was at the start', cells: ['yes', 'yes'] },
      ],
    ),
    says('Q6', 'Luna stands for anything but the UAP. Space junk in a report is true space junk.'),
    says(
      'Q8',
      'You can always rely on this: to whoever knows how every sector appears, all reports together leave exactly 1 sector for the UAP. So when you have heard all of them, every sky in which they would leave 2 sectors is out, even if you do not know the whole sky yet. Everybody may use it: you, the bots, and the help on your page.',
    ),
    says(
      'Q7 Q8',
      'Each report is needed, unless the rules of the sky leave 1 sector already; then there is 1 report. Skies that no reports settle are never dealt. All others are equally likely.',
    ),
  ],
};
