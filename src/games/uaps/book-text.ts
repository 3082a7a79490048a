import { at } from '../../core/contract.ts';
import {
  type List,
  type Named,
  type Printed,
  type PrintedBook,
  type PrintedCheck,
  type Table,
  tableOf,
} from '../../deduction/printed.ts';
import { allSectors, type Board, boardOf, FACT_SETS, QUADRANTS, satelliteOf, spaceAt } from './board.ts';
import {
  type Answered,
  type Book,
  keys,
  type Looked,
  partsOfGuess,
  sectorsOfOrbit,
  type Told,
} from './book.ts';
import { sheetOf } from './sheet-text.ts';
import {
  COLOR_NAMES,
  levelName,
  modeName,
  modifierWithEffect,
  quadrantText,
  reportText,
  titleText,
  topicText,
} from './text.ts';
import {
  LEVELS_OF_FACTS,
  type Mode,
  type Sector,
  SIGHTS,
  type Sight,
  SUBJECTS,
  SURVEYED,
  type Surveyed,
  TOPICS,
} from './types.ts';

/** Where ten answers stand in a row. */
const short: Readonly<Record<Sight, string>> = {
  luna: 'Luna',
  hubble: 'Hubble',
  iss: 'ISS',
  spy: 'spy',
  meteor: 'meteor',
  comm: 'comm',
  nav: 'nav',
  junk: 'junk',
};

/** `code` as it is read aloud, with what was changed. */
export const printed = (book: Book, code: string): Printed => ({
  book: bookInWords(book, code),
  sheet: sheetOf(book.mode, code),
});

function bookInWords(book: Book, code: string): PrintedBook {
  const board = boardOf(book.mode);
  return {
    code,
    title: `UAPs, ${modeName[book.mode]}`,
    setUp: setUp(book, board),
    index: [...SURVEYED.flatMap(of => surveys(book, of, board)), ...others(book, board)],
    lists: lists(book),
    check: check(book, board),
  };
}

const setUp = ({ mode, luna, modifiers, reportsAt }: Book, board: Board): readonly Named[] => [
  { name: 'Luna', says: `In sector ${luna}.` },
  ...QUADRANTS.map((quadrant, place) => {
    const modifier = at(modifiers, place);
    return { name: quadrantText(quadrant, mode), says: modifierWithEffect(modifier) };
  }),
  ...reportsAt.map((time, place) => ({
    name: `Report ${place + 1}`,
    says: `For you, when your token has gone ${time} spaces or more: to space ${spaceAt(time)}${lapOf(time)}.`,
  })),
  {
    name: 'Surveys',
    says: 'Row: the quadrant, or the inner sector of a stack. Column: the outer sector that is above it now. Of several in a row it is the first, above the first inner one.',
  },
  {
    name: 'Titles',
    says: 'Of a satellite that is verified, all may look up the titles of its two topics. Where Open Archive lies on the board, all titles from the start.',
  },
  {
    name: 'Starting facts',
    says: `The first facts of your color: ${LEVELS_OF_FACTS.map(level => `${levelName[level]} ${board.facts[level] === 0 ? 'none' : board.facts[level]}`).join(', ')}.`,
  },
];

const lapOf = (time: number): string => (spaceAt(time) === time + 1 ? '' : ', on the second lap');

function surveys({ mode, numbers }: Book, of: Surveyed, board: Board): readonly Table[] {
  const [inner, outer] = [sectorsOfOrbit('inner', board), sectorsOfOrbit('outer', board)];
  const title = `Survey: ${short[of]}`;
  const number = (looked: Looked): number | undefined => numbers[keys.survey(of, looked)];
  type Line = { readonly name: string; look(sector: Sector): Looked | undefined };
  const firstOf = (quadrant: number): Sector => ((quadrant - 1) * board.perOrbit) / QUADRANTS.length + 1;
  const withOuter: readonly Line[] = [
    ...QUADRANTS.map(quadrant => ({
      name: quadrantText(quadrant, mode),
      look: (first: Sector) => ({ form: 'quadrant', quadrant, first }) as const,
    })),
    ...inner.map(low => ({
      name: `Stack, inner ${low}`,
      look: (high: Sector) => ({ form: 'stack', inner: low, outer: high }) as const,
    })),
    { name: 'Outer ones of a quadrant', look: first => ({ form: 'outer', first }) },
    { name: '1 outer sector', look: sector => ({ form: 'sector', sector }) },
  ];
  const onInner: readonly Line[] = [
    { name: '1 inner sector', look: sector => ({ form: 'sector', sector }) },
    {
      name: 'Inner ones of a quadrant',
      look: sector => {
        const quadrant = QUADRANTS.find(one => firstOf(one) === sector);
        return quadrant === undefined ? undefined : { form: 'inner', quadrant };
      },
    },
  ];
  const words = {
    row: ({ name }: Line) => name,
    column: String,
    cell: ({ look }: Line, sector: Sector) => {
      const looked = look(sector);
      return looked && number(looked);
    },
  };
  return [
    tableOf({ title, corner: 'Outer sector, first one →' }, withOuter, outer, words),
    tableOf({ title: '', corner: 'Inner sector, first one →' }, onInner, inner, words),
  ];
}

function others({ mode, numbers, reportsAt }: Book, board: Board): readonly Table[] {
  const sectors = allSectors(board);
  return [
    tableOf({ title: 'Target, and is a photo right', corner: 'Sector' }, sectors, [null, ...SUBJECTS], {
      row: String,
      column: subject => (subject ? short[subject] : 'Target'),
      cell: (sector, subject) => numbers[subject ? keys.photo(sector, subject) : keys.target(sector)],
    }),
    tableOf({ title: 'Topics', corner: '' }, ['Rule', 'Title'], TOPICS, {
      row: String,
      column: topic => `${topic} (${short[satelliteOf(topic)]})`,
      cell: (what, topic) => numbers[what === 'Rule' ? keys.topic(topic) : keys.title(topic)],
    }),
    tableOf(
      { title: 'Reports', corner: '' },
      [null],
      reportsAt.map((_, place) => place + 1),
      {
        row: () => 'Number',
        column: number => `Report ${number}`,
        cell: (_, number) => numbers[keys.report(number)],
      },
    ),
    tableOf(
      { title: 'Starting facts', corner: 'Color ↓ fact →' },
      Array.from({ length: FACT_SETS }, (_, set) => set),
      Array.from({ length: boardOf(mode).facts.beginner }, (_, number) => number),
      {
        row: set => `${set + 1} ${COLOR_NAMES[set]}`,
        column: number => String(number + 1),
        cell: (set, number) => numbers[keys.fact(set, number)],
      },
    ),
  ];
}

const lists = ({ mode, answers, facts, rules }: Book): readonly List[] => [
  { title: 'Answers', first: answers.first, form: 'tens', entries: answers.values.map(answerText) },
  {
    title: 'Facts',
    first: facts.first,
    form: 'tens',
    entries: facts.values.map(({ fact: { sector, sight } }) => `${sector} no ${short[sight]}`),
  },
  {
    title: 'Rules, titles, reports',
    first: rules.first,
    form: 'lines',
    entries: rules.values.map(told => toldText(told, mode)),
  },
];

function answerText(value: Answered): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : short[value];
}

function toldText(told: Told, mode: Mode): string {
  switch (told.type) {
    case 'topic':
      return topicText(told.rule, mode);
    case 'report':
      return reportText(told.rule, mode);
    case 'title':
      return `Title: ${titleText(told.title)}.`;
  }
}

function check({ find }: Book, board: Board): PrintedCheck {
  const [place = [], after = [], stacked = []] = find.parts;
  const sectors = allSectors(board);
  const choiceOf = (sector: Sector, sight: Sight): number =>
    partsOfGuess({ sector, before: sight, after: sight }, { sector, holds: sight })[0];
  return {
    title: 'Find the UAP',
    steps: [
      'Choose the number of its sector and of what is in the sector before it in its orbit. Add the number of what is in the sector after it. Add the number of the sector that is stacked with it now and of what is there. Junk is truly space junk.',
      'Right if the sum is on the list. Add twice: a slip looks like a wrong guess. No wrong guess has a sum that is listed.',
    ],
    parts: [
      tableOf({ title: 'The UAP in, and before it', corner: 'Sector' }, sectors, SIGHTS, {
        row: String,
        column: sight => short[sight],
        cell: (sector, before) => place[choiceOf(sector, before)],
      }),
      tableOf({ title: 'Stacked with it, and what is there', corner: 'Sector' }, sectors, SIGHTS, {
        row: String,
        column: sight => short[sight],
        cell: (sector, holds) => stacked[choiceOf(sector, holds)],
      }),
      tableOf({ title: 'After it', corner: '' }, [null], SIGHTS, {
        row: () => 'Add',
        column: sight => short[sight],
        cell: (_, sight) => after[SIGHTS.indexOf(sight)],
      }),
    ],
    sums: find.sums,
  };
}
