import { counted } from '../../core/words.ts';
import type { PrintedPart } from './pages.ts';

export const TITLE = 'Print';
export const says = (game: string, code: string) => (game === '' ? code : `${game}. Code ${code}.`);
export const WHAT = 'What to print';
export const PART_NAMES: Readonly<Record<PrintedPart, string>> = {
  sheet: 'Table sheet',
  book: 'Answer book',
};
export const PART_SAYS: Readonly<Record<PrintedPart, string>> = {
  sheet: '1 page for the table: codes, what to say, what to keep, short notes.',
  book: 'Every answer of this code, to play with no device. Whoever plays should not read in it now.',
};
export const print = (pages: number) => `Print ${counted(pages, 'page')}`;
export const NOTHING = 'Choose what to print.';
export const WORKING = 'The sky is dealt.';
export const FAILED = 'The puzzle of this code could not be computed on this device.';
export const PREVIEW = 'Preview';
export const page = (number: number, of: number) => `Page ${number} of ${of}`;

export const SHEET = 'Table sheet';
export const BOOK = 'Answer book';
export const NOTES = 'Short notes';
export const COSTS = 'What it costs';
export const SET_UP = 'This sky';
export const HOW = 'How to look something up';
export const HOW_STEPS = [
  'Every question has a number. Find the table of your question, then its row and its column: there stands a number of four digits.',
  'Look that number up in the lists. They stand in rows of ten: for 1047 go to row 104, column 7. Read only this entry, alone.',
  'What stands beside it belongs to other questions, in no order, and some of it to no question at all. Nobody can tell which.',
  'Under a survey stands how many there are. Under a target stands how the sector appears. Under a theory or a photo stands yes or no.',
  'Facts and rules: the lists have every one that there could be, true or not. True are only those whose number a table gives you.',
  'Whether you found what all look for is checked by a sum, which tells nothing but yes or no.',
] as const;
export const HOW_NOTE =
  'Cover the rest of a row with a card. Numbers of others are no secret, but do not look them up. If a number was read by mistake, say so.';
export const SUMS = 'Right sums';
