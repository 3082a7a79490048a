import { numbers, type Row, type Section, says, steps, table } from '../../../ui/rules-blocks.ts';
import { boardOf, FACTS, TARGETS, tokensInAll, tokensOf } from '../board.ts';
import { levelName, logicText, thingName, thingsName } from '../text.ts';
import { BODIES, LEVELS_OF_FACTS, TOPICS } from '../types.ts';
import { iconOf } from './icon-of.ts';
import { both, expert, modes, more, plainList, standard } from './rules-modes.ts';

export const sky: Section = {
  id: 'sky',
  title: 'The sky',
  blocks: [
    says(
      'B1',
      `The sky is a circle of ${standard.sectors} sectors (Standard) or ${expert.sectors} (Expert). Every sector holds exactly 1 thing. After the last sector comes sector 1.`,
    ),
    numbers(
      'B1 B2',
      'What is in the sky',
      ['Thing', ...modes],
      [
        { head: thingName('planet-x'), icon: iconOf('planet-x'), cells: both(() => 1) },
        ...BODIES.map(
          (body): Row => ({
            head: thingsName(body, 'expert'),
            icon: iconOf(body),
            cells: both(mode => boardOf(mode).counts[body]),
          }),
        ),
        { head: 'Truly empty', icon: iconOf('empty'), cells: both(mode => boardOf(mode).counts.empty) },
      ],
    ),
    says('B3 B4 B5 B6 B7 B8', 'These rules hold for every sky:'),
    steps(
      'B3 B4 B5 B6 B7 B8',
      logicText('B6', 'standard'),
      `Comets are only in sectors ${plainList(standard.cometSectors)}, in Expert also in ${more(standard.cometSectors, expert.cometSectors)}.`,
      logicText('B4', 'standard'),
      `Expert: the ${expert.counts.dwarf} dwarf planets lie in a band of exactly ${expert.dwarfBand} sectors, with one at each end.`,
      logicText('B3', 'expert'),
      'Planet X appears empty to surveys and targets.',
    ),
    says('B9', 'So there are 4,446 possible skies in Standard and 1,138,272 in Expert.'),
  ],
};

export const start: Section = {
  id: 'start',
  title: 'Start',
  blocks: [
    says(
      'S1 Q7 Q8',
      'Choose how much you know at the start. All choose at once, and each may choose differently. A fact says what a sector does not hold. Everybody has facts of their own, also at the same level.',
    ),
    numbers(
      'S1',
      'Levels',
      ['Level', 'Facts'],
      LEVELS_OF_FACTS.map(level => ({ head: levelName[level], cells: [`${FACTS[level]}`] })),
    ),
    says(
      'Q7',
      'A fact is about an asteroid, a comet, a dwarf planet or a gas cloud, never about an empty sector. A fact about a comet names a sector where a comet could be.',
    ),
    says(
      'S2 S3',
      `All pawns start in sector 1, in an order drawn by lot. Everybody has ${TARGETS} targets and ${tokensInAll(standard)} theory tokens in Standard, ${tokensInAll(expert)} in Expert.`,
    ),
    numbers(
      'S3',
      'Theory tokens of each player',
      ['Thing', ...modes],
      BODIES.map(body => ({
        head: thingsName(body, 'expert'),
        icon: iconOf(body),
        cells: both(mode => tokensOf(boardOf(mode), body)),
      })),
    ),
  ],
};

export const topics: Section = {
  id: 'topics',
  title: 'Topics and conferences',
  blocks: [
    says(
      'Q1 Q4 Q5',
      `There are ${TOPICS.length} topics. Their titles are public from the start: the 1 or 2 things they are about. No two have the same title. All rules are true, and none follows from the rules of the sky alone. Seen alone, a topic leaves between a quarter and three quarters of all skies.`,
    ),
    table(
      'Q2 Q3',
      'What a topic can say',
      ['Rule', ...modes],
      [
        { head: 'At least one, no, or every asteroid is adjacent to a comet', cells: ['yes', 'yes'] },
        {
          head: 'No asteroid is within N sectors of a comet, or of another asteroid',
          cells: ['N 2–4', 'N 2–6'],
        },
        { head: 'Every asteroid is within N sectors of a comet', cells: ['N 2–4', 'N 2–4'] },
        {
          head: 'At least one, no, or every asteroid is opposite a comet, or another asteroid',
          cells: ['yes', 'yes'],
        },
        {
          head: 'All asteroids, comets or gas clouds lie in a band of N sectors or fewer',
          cells: ['N 2–6', 'N 2–8'],
        },
        { head: 'All asteroids are in consecutive sectors', cells: ['yes', 'yes'] },
        { head: '3 of the dwarf planets are in consecutive sectors', cells: ['no', 'yes'] },
      ],
    ),
    says(
      'Q2 Q3',
      'Asteroids and comets stand for any two of asteroids, comets, dwarf planets and gas clouds. Distances go round the circle, the shorter way. "Within N" is a distance of 1 to N. A band is the smallest arc that holds all of them.',
    ),
    table(
      'Q3',
      'What a conference can say',
      ['Rule', ...modes],
      [
        { head: 'Planet X is not opposite a comet', cells: ['yes', 'yes'] },
        { head: 'Planet X is not adjacent to a comet', cells: ['yes', 'yes'] },
        { head: 'Planet X is not within N sectors of a comet', cells: ['N 2–3', 'N 2–3'] },
        { head: 'Planet X is within N sectors of a comet', cells: ['N 2–5', 'N 2–5'] },
      ],
    ),
    says('Q3', 'A comet stands for any of the 4 things, or for a truly empty sector.'),
    says(
      'Q6',
      'You can always rely on this: to whoever knows how every sector appears, the conference (in Expert: both together) leaves exactly 1 sector for Planet X. So when all conferences are held, every sky in which they would leave 2 sectors is out, even if you do not know the whole sky yet. Everybody may use it: you, the bots, and the help on your page.',
    ),
    says(
      'Q6 Q9',
      'Skies that no conference settles are never dealt. All others are equally likely. Sky, facts and topics follow from a code. Where several people play, it is secret until the end. Where 1 person plays, the table shows it, and can be opened with a chosen one.',
    ),
  ],
};
