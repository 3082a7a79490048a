import { type Row, type Section, says, steps, table } from '../../../ui/rules-blocks.ts';
import { COSTS, linesBefore, PENALTY, SPACES, topicsOf } from '../board.ts';
import { effectOf } from '../legal.ts';
import { list, modifierName, modifierText, thingName } from '../text.ts';
import { EFFECTS, type Modifier, SATELLITES } from '../types.ts';
import { plainList } from './rules-modes.ts';

const COUNTS = 'You learn how many of them appear as the thing you name';

const lines = Array.from({ length: SPACES }, (_, time) => time + 1).filter(
  time => linesBefore(time) > linesBefore(time - 1),
);

const surveys: readonly Row[] = [
  { head: 'Survey the whole quadrant', cells: [`${COSTS.survey.quadrant}`, COUNTS] },
  { head: 'Survey its inner or its outer sectors', cells: [`${COSTS.survey.orbit}`, COUNTS] },
  { head: 'Survey 1 stack as it is now', cells: [`${COSTS.survey.stack}`, COUNTS] },
  { head: 'Survey 1 sector', cells: [`${COSTS.survey.sector}`, COUNTS] },
];

const isHard = (modifier: Modifier): boolean => effectOf(modifier).challenging === true;

const rowsOf = (isHere: (modifier: Modifier) => boolean): readonly Row[] =>
  EFFECTS.filter(isHere).map(modifier => ({
    head: modifierName[modifier],
    cells: [modifierText[modifier]],
  }));

export const time: Section = {
  id: 'time',
  title: 'Time and turns',
  blocks: [
    says(
      'T1 T2',
      `The time track has ${SPACES} spaces in a circle. The token that is farthest back acts, and moves on by what its action costs. Of several in one space, the one that came first acts first; a newcomer stands in front. So you may act several times in a row.`,
    ),
    says(
      'T3 B2',
      `Thick lines follow spaces ${plainList(lines)}. When the last token crosses one, the Earth turns once, and all face-down photos are verified.`,
    ),
    says(
      'T6',
      'A move that costs nothing does not end your turn: act again. You may make 1 such move in a turn.',
    ),
  ],
};

export const actions: Section = {
  id: 'actions',
  title: 'Actions',
  blocks: [
    table(
      'A1 A2 A3 A4 A5 A6',
      'What you can do on your turn',
      ['Action', 'Time', 'What it does'],
      [
        {
          head: 'Move to the next quadrant',
          cells: [`${COSTS.move.neighboring}`, 'Your researcher goes there'],
        },
        { head: 'Move across', cells: [`${COSTS.move.across}`, 'Round either side of the Earth'] },
        ...surveys,
        { head: 'Target 1 sector', cells: [`${COSTS.target}`, 'You learn how it appears'] },
        { head: 'Photo', cells: [`${COSTS.photo}`, 'It lies face down until it is verified'] },
        ...SATELLITES.map(satellite => ({
          head: `Analyze ${thingName(satellite).toLowerCase()}s, ${list(topicsOf(satellite))}`,
          cells: [`${COSTS.analyze[satellite]}`, 'You learn the rule of 1 topic'],
        })),
        { head: 'Find the UAP', cells: [`${COSTS.find}`, 'You learn whether you are right'] },
      ],
    ),
    says(
      'A2 A3',
      'Survey and target in the quadrant in which your researcher stands. A survey counts how many sectors appear as 1 thing: Hubble, the ISS, spy satellites, meteor showers, comm satellites, nav satellites or space junk. The UAP counts as space junk.',
    ),
    says(
      'A5',
      'You can analyze a satellite once one of its kind is verified, whoever photographed it. A topic tells the same to everybody, and to you a second time.',
    ),
    says(
      'A6',
      'To find the UAP, name its sector and what is in 3 sectors: the 2 next to it, and the one that is stacked with it now. You can do so from any quadrant. If it is wrong, you pay the time all the same, and may try again. There is no pass.',
    ),
    says(
      'A7',
      'Everybody learns where you go, what you survey for and where, which sector you target or photograph, which kind of satellite you analyze, and whether a find succeeded. Only you learn the answer, what is on your face-down photo, the letter of your topic, and what you named in a find.',
    ),
  ],
};

export const photos: Section = {
  id: 'photos',
  title: 'Photos',
  blocks: [
    says(
      'A4',
      'A photo says what a sector of your quadrant holds. Take it in a sector that has no verified photo. You may have several face-down photos in 1 sector, taken in different turns, but never photograph the same thing in the same sector twice. Space junk, Luna and the UAP are on no photo.',
    ),
    steps(
      'T3 T4 T5',
      'Whenever the Earth turns, all face-down photos are verified.',
      'Right: it is turned up, public, and stays. Several right photos of 1 sector that are verified together all stay.',
      `Wrong: it is shown and leaves the game. Each costs its owner ${PENALTY} time, paid back to front.`,
      'Time paid may bring the last token over another line: then the Earth turns again, and photos are verified again.',
    ),
  ],
};

export const modifiers: Section = {
  id: 'modifiers',
  title: 'Modifiers',
  blocks: [
    says(
      'M26 Q10',
      'Each quadrant has a modifier or a blank. It holds for researchers who stand there. 13 help, 10 are hard. A code gives at least 1 blank and at most 2 hard ones. Whoever opens the table may change any of them, and all see what was changed.',
    ),
    says(
      'Q12',
      'No modifier lies twice. If one is chosen for a quadrant and dealt to another that stays as dealt, the two change places. The code of the table does not carry what was chosen.',
    ),
    table(
      EFFECTS.map((_, index) => `M${index + 1}`).join(' '),
      'All modifiers',
      ['Modifier', 'What it does'],
      {
        groups: [
          { name: 'Help', rows: rowsOf(modifier => !isHard(modifier)) },
          { name: 'Hard', rows: rowsOf(isHard) },
        ],
      },
    ),
    says('M24', 'Costs add up, and none falls below 0.'),
    says(
      'M7 M17 M24',
      `For a move only the quadrants where it starts and where it ends count: ${modifierName.shuttle} at one end and ${modifierName['rough-road']} at the other make it cost 1. A move across goes round either side. It is barred where neither side can be passed through.`,
    ),
    says('M5', `For ${modifierName['shared-dish']} the researcher who acts counts, too.`),
    says(
      'M15',
      `With ${modifierName.hadron} the Earth turns before your token moves on. If your token is then the last to cross a thick line, it turns a second time.`,
    ),
    says(
      'M16',
      `With ${modifierName.convoy} all who may go along are asked at once. Without an answer they stay. You can settle your answer beforehand, and change it until the last has answered.`,
    ),
    says(
      'M8 M14 M23 M25',
      `${list([modifierName['light-leak'], modifierName.witnesses, modifierName.exclusive])} look at the quadrant in which a sector lies at the end, and at right photos only.`,
    ),
  ],
};
