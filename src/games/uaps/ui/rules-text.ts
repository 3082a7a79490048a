import { numbers, type Row, type Section, says, table } from '../../../ui/rules-blocks.ts';
import { COSTS, photosWhenBehind, SCORE } from '../board.ts';
import { levelName, thingName } from '../text.ts';
import { SUBJECTS } from '../types.ts';
import { iconOf } from './icon-of.ts';
import { range } from './rules-modes.ts';
import { actions, modifiers, photos, time } from './rules-play-text.ts';
import { sky, start } from './rules-sky-text.ts';
import { reports, topics } from './rules-told-text.ts';

const aim: Section = {
  id: 'aim',
  title: 'Aim',
  blocks: [
    says(
      'E5 E6',
      'Somewhere around the Earth is a UAP. It looks like space junk. Find it by surveys, satellites and reasoning, and photograph what else you find on the way. Most points win, so the finder need not be the winner.',
    ),
  ],
};

/** How far behind one may be for so many photos. [E2] */
const behindFor = (photosTaken: number): string => {
  const all = Array.from({ length: COSTS.find }, (_, index) => index + 1).filter(
    behind => photosWhenBehind(behind) === photosTaken,
  );
  return range(all[0] ?? 0, all.at(-1) ?? 0);
};

const end: Section = {
  id: 'end',
  title: 'End',
  blocks: [
    says(
      'E1',
      `When somebody finds the UAP, that player advances by ${COSTS.find}. The Earth turns no more, and nothing is verified until the end.`,
    ),
    says(
      'E2',
      `Then everybody who is behind acts once more, back to front: 1 photo if ${behindFor(1)} spaces behind, up to 2 if ${behindFor(2)} behind, up to 3 if ${behindFor(3)} behind, in any quadrant, whatever its modifier. Or find the UAP instead, or do nothing. Nobody moves any more.`,
    ),
    says(
      'E3',
      'Then everything is shown: sky, code, photos and answers. Wrong photos cost nothing any more.',
    ),
  ],
};

const scores: Section = {
  id: 'scores',
  title: 'Scores',
  blocks: [
    numbers(
      'E4 E5',
      'Points',
      ['For', 'Points'],
      [
        { head: 'Finding the UAP first', cells: [`${SCORE.finder}`] },
        {
          head: 'Finding it with a last act, for each space behind the finder',
          cells: [`${SCORE.perSpaceBehind}`],
        },
        ...SUBJECTS.map(
          (subject): Row => ({
            head: `A right photo: ${thingName(subject)}`,
            icon: iconOf(subject),
            cells: [`${SCORE.photos[subject]}`],
          }),
        ),
      ],
    ),
    says('E4 M25', 'Some modifiers change what photos in their quadrant are worth.'),
    says(
      'E6 S5',
      'Most points win. If it is a tie, most points for finding, then most right photos, then whoever found it first. If that is a tie too, the win is shared. In a solo game, one person against one bot from the deal on, the bot wins a tie.',
    ),
  ],
};

const clock: Section = {
  id: 'clock',
  title: 'Clock',
  blocks: [
    says(
      'C1',
      `Tables on this device have no clock: take your time. Where a table has one, it chooses ${levelName.experienced} for whoever is late, places the researcher, follows nobody, takes no last act, and otherwise surveys the quadrant. Where that is barred, it moves on.`,
    ),
  ],
};

const secrets: Section = {
  id: 'secrets',
  title: 'Secret and public',
  blocks: [
    says(
      'Z1',
      'You can take back your level until everybody has chosen, your answer in a convoy until everybody asked has answered, and what you settled beforehand at any time. What the others chose stays. A placed researcher, an answer and a photo cannot be taken back.',
    ),
    table(
      'I1 I2 I3',
      'Who knows what',
      ['Who', 'What'],
      [
        {
          head: 'Everybody',
          cells: [
            'Luna, modifiers, times of the reports, titles that are listed, levels, tokens and researchers, how far the Earth has turned, every action with its cost, how many photos each has left, where photos lie, and what is on those that were verified.',
          ],
        },
        {
          head: 'Only you',
          cells: [
            'Your facts, all answers to you, the reports you have reached, what you named in a find, what is on your photos, your present choice, your settled answer about going along.',
          ],
        },
        {
          head: 'Nobody',
          cells: ['The sky, the code, rules and reports not heard yet, and chance to come.'],
        },
      ],
    ),
    says(
      'I1 S2 M16',
      'Of a face-down choice others learn that it was made, never which. You can change it until the last player has chosen.',
    ),
  ],
};

export const SECTIONS: readonly Section[] = [
  aim,
  sky,
  start,
  time,
  actions,
  photos,
  topics,
  reports,
  modifiers,
  end,
  scores,
  clock,
  secrets,
];
