import { type Row, type Section, says, steps, table } from '../../../ui/rules-blocks.ts';
import { COSTS, PENALTY, REVIEW_AFTER, TARGETS, visibleWidth } from '../board.ts';
import { TOPICS } from '../types.ts';
import { expert, more, plainList, standard } from './rules-modes.ts';

const sectorRange = (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`);

/** [A1] the widths that cost the same, as far as the sky of a mode goes. */
const surveyRows: readonly Row[] = COSTS.survey.map(({ upTo, cost }, index) => {
  const from = (COSTS.survey[index - 1]?.upTo ?? 0) + 1;
  return {
    head: `Survey ${sectorRange(from, upTo)} sectors${from > visibleWidth(standard) ? ' (Expert)' : ''}`,
    cells: [`${cost}`, 'How many of them appear as the thing you name'],
  };
});

export const time: Section = {
  id: 'time',
  title: 'Time and turns',
  blocks: [
    says(
      'T1 T2',
      'The circle is the track of time too. The pawn that is farthest back acts, and moves on by what its action costs. Of several in one sector, the one that came first acts first; a newcomer stands in front. So you may act several times in a row.',
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
};

export const actions: Section = {
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
};

export const theories: Section = {
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
};
