import { numbers, type Row, type Section, says, steps, table } from '../../../ui/rules-blocks.ts';
import { boardOf, sectorsOfQuadrant, stackedWith } from '../board.ts';
import { levelName, logicText, partName, thingName } from '../text.ts';
import { CONTENTS, type Content, LEVELS_OF_FACTS, SUBJECTS, type Surveyed } from '../types.ts';
import { iconOf } from './icon-of.ts';
import { basic, both, expert, modes, plainList, range } from './rules-modes.ts';

const numberOf = (content: Content): readonly string[] =>
  both(mode => {
    if (content === 'luna' || content === 'uap') return 1;
    return numbersIn(content, boardOf(mode).numbers[content]);
  });

/** Meteor showers and nav satellites come in pairs. */
const numbersIn = (
  of: Surveyed,
  { least, most }: { readonly least: number; readonly most: number },
): string =>
  of === 'meteor' || of === 'nav'
    ? Array.from({ length: (most - least) / 2 + 1 }, (_, pair) => least + 2 * pair).join(', ')
    : range(least, most);

const first = stackedWith(1, 0, basic);
const then = stackedWith(1, 1, basic);

export const sky: Section = {
  id: 'sky',
  title: 'The sky',
  blocks: [
    says(
      'B1',
      `2 orbits go around the Earth. Each has ${basic.perOrbit} sectors in Basic, ${expert.perOrbit} in Expert. The inner one has the lower numbers. Every sector holds exactly 1 thing.`,
    ),
    says(
      'B2',
      `At the start sector ${first} is stacked above sector 1, sector ${first + 1} above sector 2, and so on. The Earth turns with its inner orbit, counterclockwise, 1 sector at a time. The outer orbit stays. After 1 turn, in Basic, sector ${then} is above sector 1.`,
    ),
    says(
      'B3',
      `The Earth has 4 quadrants. A quadrant keeps its inner sectors for the whole game: ${basic.perOrbit / 4} in Basic, ${expert.perOrbit / 4} in Expert. To it belong the outer sectors that are above them now. So quadrant 1 of Basic begins with sectors ${plainList(sectorsOfQuadrant(1, 0, basic))}, and has ${plainList(sectorsOfQuadrant(1, 1, basic))} after 1 turn. Quadrants 1 and 3 are across from each other, and so are 2 and 4. Researchers and modifiers turn with their quadrant.`,
    ),
    table(
      'B4',
      'What words mean',
      ['Word', 'Meaning'],
      [
        { head: 'Next to', cells: ['The sector before or after it, in the same orbit'] },
        { head: 'Directly across', cells: ['The sector on the other side of the Earth, in the same orbit'] },
        { head: 'Within N', cells: ['1 to N sectors away, in the same orbit'] },
        {
          head: 'Stacked',
          cells: ['Above or below. It always says whether it means at the start, or now'],
        },
      ],
    ),
    numbers(
      'B1 B5 B6 B7 B8 B9 B10 B11 B12 B13',
      'What is in the sky',
      ['Thing', ...modes],
      CONTENTS.map(
        (content): Row => ({ head: nameOf(content), icon: iconOf(content), cells: numberOf(content) }),
      ),
    ),
    says('B5 B6 B7 B8 B9 B10 B11 B12 B13', 'These rules hold for every sky:'),
    steps(
      'B5 B6 B7 B8 B9 B10 B11 B12 B13',
      'Luna is in the outer orbit. Everybody knows where.',
      logicText('B6', 'basic'),
      logicText('B7', 'basic'),
      'Spy satellites are in odd sectors of the inner orbit.',
      'Meteor showers are stacked in pairs at the start. When the Earth turns, the two come apart, and are a pair all the same.',
      `Comm satellites are in even sectors. In Expert at most ${expert.commPerOrbit} are in each orbit.`,
      'Every nav satellite has another one directly across.',
      'Space junk is never more than 2 in a row in one orbit. The UAP does not count.',
      'The UAP is in either orbit. It appears as space junk to surveys and targets.',
    ),
    says(
      'B7 B12 B13',
      'The UAP is not space junk. So 3 sectors in a row that appear as space junk prove that one of them is the UAP.',
    ),
    says('B14', 'So there are 1,734,992 possible skies in Basic and 6,265,531,164 in Expert.'),
  ],
};

function nameOf(content: Content): string {
  const subject = SUBJECTS.find(one => one === content);
  return subject ? partName(subject).replace('The ', '') : thingName(content);
}

export const start: Section = {
  id: 'start',
  title: 'Start',
  blocks: [
    says(
      'S1 S5',
      `${range(basic.seats.min, basic.seats.max)} play Basic, ${range(expert.seats.min, expert.seats.max)} play Expert. Solo, you play against 1 bot, and it wins ties. You can also sit alone at a table, by the same rules.`,
    ),
    says(
      'S2 Q9',
      'Choose how much you know at the start. All choose at once, and each may choose differently. A fact says what a sector does not hold. Everybody has facts of their own, also at the same level.',
    ),
    numbers(
      'S2',
      'Facts',
      ['Level', ...modes],
      LEVELS_OF_FACTS.map(level => ({
        head: levelName[level],
        cells: both(mode => boardOf(mode).facts[level]),
      })),
    ),
    says(
      'Q9',
      'No fact says what Luna and the rules of the sky give already. The first 7 are about different things. A fact about space junk says that the sector does not appear as such, so it does not hold the UAP either.',
    ),
    says(
      'S3',
      'All tokens start in space 1 of the time track, in an order drawn by lot. Then each places a researcher in a quadrant, the last in order first.',
    ),
    numbers(
      'S4',
      'Photos of each player',
      ['Thing', ...modes],
      SUBJECTS.map(subject => ({
        head: nameOf(subject),
        icon: iconOf(subject),
        cells: both(mode => boardOf(mode).photos[subject]),
      })),
    ),
    says(
      'S6',
      'Whoever opens the table may cap how much note sheets help, from nothing to all that follows.',
    ),
    says(
      'Q1 Q11',
      'Sky, modifiers, facts, topics and reports follow from a code. Where several people play, it is secret until the end. Where 1 person plays, the table shows it, and can be opened with a chosen one.',
    ),
  ],
};
