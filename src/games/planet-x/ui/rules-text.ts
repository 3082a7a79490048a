import { numbers, type Row, type Section, says, table } from '../../../ui/rules-blocks.ts';
import { boardOf, COSTS, SCORE, theoriesWhenBehind } from '../board.ts';
import { levelName, thingName } from '../text.ts';
import { BODIES } from '../types.ts';
import { iconOf } from './icon-of.ts';
import { both, modes } from './rules-modes.ts';
import { actions, theories, time } from './rules-play-text.ts';
import { sky, start, topics } from './rules-sky-text.ts';

const [oneTheory = 0, twoTheories = 0] = [1, 2].map(
  theories => [1, 2, 3, 4, 5].filter(behind => theoriesWhenBehind(behind) === theories).at(-1) ?? 0,
);

const aim: Section = {
  id: 'aim',
  title: 'Aim',
  blocks: [
    says(
      'E6 E7',
      'Somewhere in the sky is Planet X. It looks like an empty sector. Find it by surveys, research and reasoning, and publish what else you find on the way. Most points win, so the finder need not be the winner.',
    ),
    says('S4', '1 to 4 play. Alone, you play by the same rules.'),
    says(
      'S5',
      'Whoever opens the table may cap how much note sheets help, from nothing to all that follows.',
    ),
  ],
};

const end: Section = {
  id: 'end',
  title: 'End',
  blocks: [
    says(
      'E1',
      `When somebody locates Planet X, that player advances by ${COSTS.locate}. The arrow stays where it is, and there is no theory phase.`,
    ),
    says(
      'E2',
      `Then everybody who is behind acts once more, back to front: 1 theory if 1 to ${oneTheory} sectors behind, up to 2 if ${oneTheory + 1} or ${twoTheories} behind, in Standard too. Or locate Planet X instead. Nobody moves any more.`,
    ),
    says(
      'E3',
      'Then everything is shown: sky, code, theories and answers. Wrong theories cost nothing any more.',
    ),
  ],
};

const scores: Section = {
  id: 'scores',
  title: 'Scores',
  blocks: [
    numbers(
      'E4 E5 E6',
      'Points',
      ['For', ...modes],
      [
        { head: 'Locating Planet X first', cells: both(() => SCORE.finder) },
        {
          head: 'Locating it with a last act, for each sector behind the finder',
          cells: both(() => SCORE.perSectorBehind),
        },
        ...BODIES.map(
          (body): Row => ({
            head: `A right theory: ${thingName(body).toLowerCase()}`,
            icon: iconOf(body),
            cells: both(mode => boardOf(mode).points[body]),
          }),
        ),
        {
          head: 'Being first: for each sector about which nobody was right in an earlier phase',
          cells: both(() => SCORE.leader),
        },
      ],
    ),
    says('E4', 'Theories of last acts count as 1 phase after all others. Several can be first together.'),
    says(
      'E7',
      'Most points win. If it is a tie, most points for locating, then most points for being first. If that is a tie too, the win is shared.',
    ),
  ],
};

const clock: Section = {
  id: 'clock',
  title: 'Clock',
  blocks: [
    says(
      'C1',
      `Tables on this device have no clock: take your time. Where a table has one, it chooses ${levelName.experienced} for whoever is late, submits no theory, and researches a new topic or else makes a survey.`,
    ),
  ],
};

const secrets: Section = {
  id: 'secrets',
  title: 'Secret and public',
  blocks: [
    says(
      'Z1',
      'You can take back your level, or the theories of a phase, until everybody has chosen. What the others chose stays. Answers and last acts cannot be taken back.',
    ),
    table(
      'I1 I2 I3',
      'Who knows what',
      ['Who', 'What'],
      [
        {
          head: 'Everybody',
          cells: [
            'Titles of topics, levels, pawns and arrow, every action with its cost, targets left, how many tokens are left, where theories lie, whatever was confirmed or revealed, conferences.',
          ],
        },
        {
          head: 'Only you',
          cells: [
            'Your facts, all answers to you, what you named in a locate, what your theories say, your present choice.',
          ],
        },
        { head: 'Nobody', cells: ['The sky, the code, rules not heard yet, and chance to come.'] },
      ],
    ),
    says(
      'I1 H1 S1',
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
  topics,
  theories,
  end,
  scores,
  clock,
  secrets,
];
