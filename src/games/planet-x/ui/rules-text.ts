import {
  boardOf,
  COSTS,
  FACTS,
  PENALTY,
  REVIEW_AFTER,
  SCORE,
  TARGETS,
  theoriesWhenBehind,
  tokensInAll,
  tokensOf,
  visibleWidth,
} from '../board.ts';
import { levelName, list, logicText, modeName, thingName, thingsName } from '../text.ts';
import { BODIES, type Content, LEVELS_OF_FACTS, MODES, type Mode, TOPICS } from '../types.ts';

/** `of`: the rules of SPEC.md that it tells. Players do not see them. */
export type Block = { readonly of: readonly string[] } & (
  | { readonly type: 'says'; readonly text: string }
  | { readonly type: 'steps'; readonly items: readonly string[] }
  | { readonly type: 'table'; readonly table: Table }
);

export interface Table {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** Whether all but the first column hold numbers. */
  readonly numbers: boolean;
}

export interface Row {
  readonly head: string;
  /** Drawn before the head. */
  readonly thing?: Content;
  readonly cells: readonly string[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const INDEX = 'On this page';

const [standard, expert] = [boardOf('standard'), boardOf('expert')];

const ids = (of: string): readonly string[] => of.split(' ');
const says = (of: string, text: string): Block => ({ type: 'says', of: ids(of), text });
const steps = (of: string, ...items: readonly string[]): Block => ({ type: 'steps', of: ids(of), items });
const table = (
  of: string,
  caption: string,
  heads: readonly string[],
  rows: readonly Row[],
  numbers = false,
): Block => ({ type: 'table', of: ids(of), table: { caption, heads, rows, numbers } });

const both = (of: (mode: Mode) => string | number): readonly string[] => MODES.map(mode => String(of(mode)));
const modes = MODES.map(mode => modeName[mode]);
const plainList = (numbers: readonly number[]): string => list(numbers.map(String));
/** What Expert adds. */
const more = (some: readonly number[], all: readonly number[]): string =>
  plainList(all.filter(one => !some.includes(one)));
const sectorRange = (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`);

/** [A1] the widths that cost the same, as far as the sky of a mode goes. */
const surveyRows: readonly Row[] = COSTS.survey.map(({ upTo, cost }, index) => {
  const from = (COSTS.survey[index - 1]?.upTo ?? 0) + 1;
  return {
    head: `Survey ${sectorRange(from, upTo)} sectors${from > visibleWidth(standard) ? ' (Expert)' : ''}`,
    cells: [`${cost}`, 'How many of them appear as the thing you name'],
  };
});

const [oneTheory = 0, twoTheories = 0] = [1, 2].map(
  theories => [1, 2, 3, 4, 5].filter(behind => theoriesWhenBehind(behind) === theories).at(-1) ?? 0,
);

export const SECTIONS: readonly Section[] = [
  {
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
  },
  {
    id: 'sky',
    title: 'The sky',
    blocks: [
      says(
        'B1',
        `The sky is a circle of ${standard.sectors} sectors (Standard) or ${expert.sectors} (Expert). Every sector holds exactly 1 thing. After the last sector comes sector 1.`,
      ),
      table(
        'B1 B2',
        'What is in the sky',
        ['Thing', ...modes],
        [
          { head: thingName('planet-x'), thing: 'planet-x', cells: both(() => 1) },
          ...BODIES.map(
            (body): Row => ({
              head: thingsName(body, 'expert'),
              thing: body,
              cells: both(mode => boardOf(mode).counts[body]),
            }),
          ),
          { head: 'Truly empty', thing: 'empty', cells: both(mode => boardOf(mode).counts.empty) },
        ],
        true,
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
  },
  {
    id: 'start',
    title: 'Start',
    blocks: [
      says(
        'S1 Q7 Q8',
        'Choose how much you know at the start. All choose at once, and each may choose differently. A fact says what a sector does not hold. Everybody has facts of their own, also at the same level.',
      ),
      table(
        'S1',
        'Levels',
        ['Level', 'Facts'],
        LEVELS_OF_FACTS.map(level => ({ head: levelName[level], cells: [`${FACTS[level]}`] })),
        true,
      ),
      says(
        'Q7',
        'A fact is about an asteroid, a comet, a dwarf planet or a gas cloud, never about an empty sector. A fact about a comet names a sector where a comet could be.',
      ),
      says(
        'S2 S3',
        `All pawns start in sector 1, in an order drawn by lot. Everybody has ${TARGETS} targets and ${tokensInAll(standard)} theory tokens in Standard, ${tokensInAll(expert)} in Expert.`,
      ),
      table(
        'S3',
        'Theory tokens of each player',
        ['Thing', ...modes],
        BODIES.map(body => ({
          head: thingsName(body, 'expert'),
          thing: body,
          cells: both(mode => tokensOf(boardOf(mode), body)),
        })),
        true,
      ),
    ],
  },
  {
    id: 'time',
    title: 'Time and turns',
    blocks: [
      says(
        'T1 T2',
        'The circle is the track of time too. The pawn that is farthest back acts, and moves on by what its action costs. Of several in one sector, the one that came first acts first. So you may act several times in a row.',
      ),
      says(
        'T2 T3',
        `The arrow follows the pawn that is farthest back. The visible sky is the half circle that begins at the arrow: ${visibleWidth(standard)} sectors in Standard, ${visibleWidth(expert)} in Expert. You survey and target only what is visible.`,
      ),
      says(
        'T4',
        `When the arrow leaves sector ${plainList(standard.theoryMarks)}, in Expert also ${more(standard.theoryMarks, expert.theoryMarks)}, there is a theory phase, on every lap.`,
      ),
      says(
        'T5',
        `When it leaves sector ${plainList(standard.conferenceMarks)} for the first time, there is a conference. In Expert there are ${expert.conferenceMarks.length}: at ${plainList(expert.conferenceMarks)}. Everybody hears its rule.`,
      ),
      says(
        'T6',
        'If the arrow passes several marks at once, they happen in the order passed. Time paid on the way counts for its next move.',
      ),
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    blocks: [
      table(
        'A1 A3 A4 A5',
        'What you can do on your turn',
        ['Action', 'Time', 'You learn'],
        [
          ...surveyRows,
          { head: 'Target 1 sector', cells: [`${COSTS.target}`, 'How that sector appears'] },
          {
            head: `Research a topic, ${TOPICS[0]} to ${TOPICS.at(-1)}`,
            cells: [`${COSTS.research}`, 'The rule of that topic'],
          },
          { head: 'Locate Planet X', cells: [`${COSTS.locate}`, 'Whether you are right'] },
        ],
      ),
      says(
        'A1 A2',
        'A survey is for asteroids, comets, dwarf planets, gas clouds or empty sectors, in visible sectors in a row. A survey for empty sectors counts Planet X too. A survey for comets starts and ends on sectors where comets can be.',
      ),
      says('A3', `Of a target, Planet X appears empty. You have ${TARGETS} targets in a game.`),
      says(
        'A4 A7',
        'Do not research in two turns of yours in a row. A theory phase in between is no turn. A topic tells the same to everybody who researches it, and to you a second time.',
      ),
      says(
        'A5',
        'To locate Planet X, name its sector and what is on both sides of it. Here "empty" means truly empty. If it is wrong, you pay the time all the same, and may try again later.',
      ),
      says(
        'A6',
        'Everybody learns what you ask: the thing and range of a survey, the sector of a target, the letter of a topic, and whether a locate succeeded. Only you learn the answer, and what you named in a locate.',
      ),
    ],
  },
  {
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
  },
  {
    id: 'theories',
    title: 'Theories and review',
    blocks: [
      says(
        'H1 H2',
        `In a theory phase all submit at once, face down: up to ${standard.theoriesPerPhase} theory in Standard, up to ${expert.theoriesPerPhase} in Expert, or none. A theory says that a sector holds an asteroid, a comet, a dwarf planet or a gas cloud.`,
      ),
      says(
        'H2',
        'Two theories of one phase are about different sectors. Do not submit the same thing for the same sector twice. A sector with a confirmed thing takes no more theories.',
      ),
      says('H3', 'All see whose theory lies in which sector, not what it says.'),
      says(
        'H4',
        `Theories advance at the end of every phase. After ${REVIEW_AFTER} more phases they are reviewed.`,
      ),
      steps(
        'H5 H6 H7',
        'Right: the thing is confirmed and public. All other theories about that sector are revealed too. Right ones count, wrong ones go.',
        'Wrong: the token goes and does not come back. Other theories about that sector stay hidden.',
        `Each wrong theory that is revealed costs its owner ${PENALTY} time. It is paid after the review, back to front.`,
      ),
    ],
  },
  {
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
  },
  {
    id: 'scores',
    title: 'Scores',
    blocks: [
      table(
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
              thing: body,
              cells: both(mode => boardOf(mode).points[body]),
            }),
          ),
          {
            head: 'Being first: for each sector about which nobody was right in an earlier phase',
            cells: both(() => SCORE.leader),
          },
        ],
        true,
      ),
      says('E4', 'Theories of last acts count as 1 phase after all others. Several can be first together.'),
      says(
        'E7',
        'Most points win. If it is a tie, most points for locating, then most points for being first. If that is a tie too, the win is shared.',
      ),
    ],
  },
  {
    id: 'clock',
    title: 'Clock',
    blocks: [
      says(
        'C1',
        `Tables on this device have no clock: take your time. Where a table has one, it chooses ${levelName.experienced} for whoever is late, submits no theory, and researches a new topic or else makes a survey.`,
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'Secret and public',
    blocks: [
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
  },
];
