import type { TableSheet } from '../../deduction/printed.ts';
import { announced, kept, NO_DEVICE, shared } from '../../deduction/sheet-text.ts';
import { COSTS } from './board.ts';
import { COLOR_NAMES, list, modeName } from './text.ts';
import type { Mode } from './types.ts';

/** One page for the table. [B2] of the companion. */
export const sheetOf = (mode: Mode, code: string): TableSheet => ({
  code,
  title: `UAPs, ${modeName[mode]}`,
  parts: [
    ...shared(
      { sets: list(COLOR_NAMES.map(color => color.toLowerCase())), set: 'color' },
      { piece: 'token', place: 'space' },
    ),
    announced(
      'Where you move. What you survey for, and where. Which sector you target or photograph. Which kind of satellite you analyze. That you find the UAP, and whether you did.',
    ),
    kept(
      'How many you counted. How a sector appeared. What is on a photo until it is verified. The letter and the rule of a topic. Reports. What you named when you tried to find the UAP.',
    ),
    {
      title: 'When the last token crosses a thick line',
      lines: [
        'Turn the Earth and the inner orbit by one sector. Then verify all photos that lie face down: enter them on a device, or look each up: yes or no.',
        'A right photo stays, face up. A wrong one goes, and costs its owner 1 time. When a satellite is verified for the first time, all may know the titles of its two topics.',
      ],
    },
    {
      title: 'Reports',
      lines: ['Each is for whoever gets to its space, as soon as they do. Read it alone.'],
    },
    {
      title: NO_DEVICE,
      lines: [
        'The answer book of this code has it all. Find the number of your question in its tables, then what stands under that number. Read only that.',
        'Modifiers and Luna stand on its first page. At the end look up the target of every sector together: the sky lies open, and whoever found the UAP says where it is.',
      ],
    },
  ],
  notation: [
    { name: 'H I S M C N J L U', says: 'Hubble, ISS, spy, meteor, comm, nav, junk, Luna, UAP.' },
    { name: 'Survey 1 2 9 10 N → 1', says: 'In these sectors 1 nav satellite.' },
    { name: 'Target 9 → C', says: 'Sector 9 appears as a comm satellite.' },
    { name: 'Take Photo 9 (N)', says: 'Your photo of sector 9 shows a nav satellite.' },
    { name: 'Analyze N (D) → H&N', says: 'Topic D is about Hubble and nav. Write its rule beside it.' },
    { name: 'Move 3', says: 'To quadrant 3.' },
    { name: '7 ≠ J', says: 'Sector 7 does not appear as space junk.' },
    { name: 'Find 9 (C N H) → no', says: 'Sector 9, between comm and nav, stacked with Hubble. It failed.' },
  ],
  costs: [
    { name: 'Move, next or across', says: `${COSTS.move.neighboring} or ${COSTS.move.across}` },
    { name: 'Survey a quadrant', says: String(COSTS.survey.quadrant) },
    { name: 'Survey its inner or outer sectors', says: String(COSTS.survey.orbit) },
    { name: 'Survey a stack', says: String(COSTS.survey.stack) },
    { name: 'Survey 1 sector', says: String(COSTS.survey.sector) },
    { name: 'Target', says: String(COSTS.target) },
    { name: 'Photo', says: String(COSTS.photo) },
    { name: 'Analyze comm or nav, spy', says: `${COSTS.analyze.comm}, ${COSTS.analyze.spy}` },
    { name: 'Find', says: String(COSTS.find) },
  ],
});
