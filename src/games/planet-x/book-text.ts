import { at } from '../../core/contract.ts';
import {
  type List,
  type Named,
  type Printed,
  type PrintedBook,
  type PrintedCheck,
  type Table,
  type TableSheet,
  tableOf,
} from '../../deduction/printed.ts';
import { announced, kept, NO_DEVICE, shared } from '../../deduction/sheet-text.ts';
import { allSectors, type Board, boardOf, COSTS, FACTS } from './board.ts';
import { type Answered, type Book, keys, partsOfGuess } from './book.ts';
import { SIGNS } from './box/notation.ts';
import {
  conferenceName,
  conferenceText,
  levelName,
  list,
  modeName,
  SEASON_NAMES,
  thingName,
  titleText,
  topicText,
} from './text.ts';
import {
  BODIES,
  type ConferenceRule,
  LEVELS_OF_FACTS,
  type Mode,
  type Sector,
  SIGHTS,
  type Sight,
  TOPICS,
  type TopicRule,
} from './types.ts';

const GAME = 'The Search for Planet X';

/** Where ten answers stand in a row. */
const short: Readonly<Record<Sight, string>> = {
  asteroid: 'asteroid',
  comet: 'comet',
  dwarf: 'dwarf',
  gas: 'gas',
  empty: 'empty',
};

export const printed = (book: Book): Printed => ({ book: bookInWords(book), sheet: sheetOf(book) });

function bookInWords(book: Book): PrintedBook {
  return {
    code: book.code,
    title: `${GAME}, ${modeName[book.mode]}`,
    setUp: setUp(book),
    index: index(book, boardOf(book.mode)),
    lists: lists(book),
    check: check(book, boardOf(book.mode)),
  };
}

const setUp = ({ mode, titles }: Book): readonly Named[] => [
  ...TOPICS.map((topic, place) => ({ name: `Topic ${topic}`, says: titleText(at(titles, place), mode) })),
  ...boardOf(mode).conferenceMarks.map((mark, place) => ({
    name: `Conference ${conferenceName(place + 1)}`,
    says: `When the arrow leaves sector ${mark} for the first time.`,
  })),
  { name: 'Starting facts', says: `The first facts of one season: ${levels}.` },
];

const levels = LEVELS_OF_FACTS.map(
  level => `${levelName[level]} ${FACTS[level] === 0 ? 'none' : FACTS[level]}`,
).join(', ');

function index(book: Book, board: Board): readonly Table[] {
  const { numbers, mode } = book;
  const sectors = allSectors(board);
  return [
    ...SIGHTS.map(of => surveys(book, of, of === 'comet' ? board.cometSectors : sectors)),
    tableOf({ title: 'Target', corner: 'Sector' }, [null], sectors, {
      row: () => 'Target',
      column: String,
      cell: (_, sector) => numbers[keys.target(sector)],
    }),
    tableOf({ title: 'Is a theory right', corner: 'Sector' }, BODIES, sectors, {
      row: thingName,
      column: String,
      cell: (body, sector) => numbers[keys.theory(sector, body)],
    }),
    tableOf({ title: 'Research and conferences', corner: '' }, [null], heard(mode), {
      row: () => 'Number',
      column: ({ name }) => name,
      cell: (_, { key }) => numbers[key],
    }),
    tableOf(
      { title: 'Starting facts', corner: 'Fact' },
      SEASON_NAMES.map((_, season) => season),
      Array.from({ length: FACTS.youth }, (_, number) => number),
      {
        row: season => at(SEASON_NAMES, season),
        column: number => String(number + 1),
        cell: (season, number) => numbers[keys.fact(season, number)],
      },
    ),
  ];
}

const surveys = ({ numbers }: Book, of: Sight, sectors: readonly Sector[]): Table =>
  tableOf({ title: `Survey: ${thingName(of).toLowerCase()}`, corner: 'From ↓ to →' }, sectors, sectors, {
    row: String,
    column: String,
    cell: (from, to) => numbers[keys.survey(of, from, to)],
  });

const heard = (mode: Mode): readonly { readonly name: string; readonly key: string }[] => [
  ...TOPICS.map(topic => ({ name: `Topic ${topic}`, key: keys.topic(topic) })),
  ...boardOf(mode).conferenceMarks.map((_, place) => ({
    name: conferenceName(place + 1),
    key: keys.conference(place + 1),
  })),
];

const lists = ({ mode, answers, facts, rules }: Book): readonly List[] => [
  { title: 'Answers', first: answers.first, form: 'tens', entries: answers.values.map(answerText) },
  {
    title: 'Facts',
    first: facts.first,
    form: 'tens',
    entries: facts.values.map(({ fact: { sector, body } }) => `${sector} no ${short[body]}`),
  },
  {
    title: 'Rules',
    first: rules.first,
    form: 'lines',
    entries: rules.values.map(rule => ruleText(rule, mode)),
  },
];

function answerText(value: Answered): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : short[value];
}

const ruleText = (rule: TopicRule | ConferenceRule, mode: Mode): string =>
  isConference(rule) ? conferenceText(rule, mode) : topicText(rule, mode);

const isConference = (rule: TopicRule | ConferenceRule): rule is ConferenceRule => rule.type.startsWith('x-');

function check({ locate }: Book, board: Board): PrintedCheck {
  const [place = [], after = []] = locate.parts;
  return {
    title: 'Locate Planet X',
    steps: [
      'Choose the number of the sector and of what is in the sector before it. Add the number of what is in the sector after it. Empty is truly empty.',
      'Right if the sum is on the list. Add twice: a slip looks like a wrong guess. No wrong guess has a sum that is listed.',
    ],
    parts: [
      tableOf({ title: 'Planet X in, and before it', corner: 'Sector' }, allSectors(board), SIGHTS, {
        row: String,
        column: thingName,
        cell: (sector, before) => place[partsOfGuess(sector, before, 'empty')[0]],
      }),
      tableOf({ title: 'After it', corner: '' }, [null], SIGHTS, {
        row: () => 'Add',
        column: thingName,
        cell: (_, sight) => after[SIGHTS.indexOf(sight)],
      }),
    ],
    sums: locate.sums,
  };
}

const sheetOf = ({ code, mode }: Book): TableSheet => ({
  code,
  title: `${GAME}, ${modeName[mode]}`,
  parts: [
    ...shared({ sets: list(SEASON_NAMES), set: 'season' }, { piece: 'pawn', place: 'sector' }),
    announced(
      'What you survey for, from which sector to which. Which sector you target. The letter of a topic. That you locate Planet X, and whether you did. Where your theories lie.',
    ),
    kept(
      'How many you counted. How a sector appeared. The rule of a topic. What you named when you located. What is on a theory until it is turned up.',
    ),
    {
      title: 'When the arrow passes a mark',
      lines: [
        `Theories: when it leaves sector ${list(boardOf(mode).theoryMarks.map(String))}. Those on the last step are turned up. Enter them on a device, or look each up: yes or no.`,
        `Conference: when it leaves sector ${list(boardOf(mode).conferenceMarks.map(String))}, on the first lap. Its rule is for all: read it aloud.`,
      ],
    },
    {
      title: NO_DEVICE,
      lines: [
        'The answer book of this code has it all. Find the number of your question in its tables, then what stands under that number. Read only that.',
        'A wrong theory costs its owner 1 time. At the end look up the target of every sector together: the sky lies open, and whoever located Planet X says where it is.',
      ],
    },
  ],
  notation: SIGNS.map(([name, says]) => ({ name, says })),
  costs: [
    ...COSTS.survey
      .filter(({ upTo }) => upTo <= boardOf(mode).sectors / 2)
      .map(({ upTo, cost }) => ({ name: `Survey, up to ${upTo} sectors`, says: String(cost) })),
    { name: 'Target, 2 in a game', says: String(COSTS.target) },
    { name: 'Research, not twice in a row', says: String(COSTS.research) },
    { name: 'Locate', says: String(COSTS.locate) },
  ],
});
