import { capital, counted } from '../../../core/words.ts';
import { possessive, verb } from '../../words.ts';

// ---- the code ----

export const CODE = 'Code';
export const NO_NETWORK = 'no network needed';
export const COMPARE = 'Show the code large, to compare it';
export const COMPARE_TITLE = 'The same on every device';
export const COMPARE_SAYS = 'Read it aloud before you begin. All devices with this code have the same sky.';
export const COPY_CODE = 'Copy the code';
export const COPY_YOURSELF =
  'This browser lets pages copy nothing here. Select the text and copy it yourself.';

// ---- what can be done ----

export const TABLE_ACTS = 'The table';

// ---- whose turn it is ----

export const acts = (name: string): string => `${name} ${verb(name, 'act', 'acts')}.`;
export const OTHER_DEVICE = 'On another device, or none. Enter what they announce.';
export const takeScreen = (name: string): string => `${name} takes the screen`;
export const OUT_OF_TURN = 'It is my turn';
export const OUT_OF_TURN_SAYS = 'The device waits for somebody else. Was a turn not entered?';

// ---- read back ----

export const READ_BACK = 'You ask';
export const SHOW_ANSWER = 'Show the answer';
export const NOT_THIS = 'Not this';
export const NOTHING_SPENT = 'Nothing is asked yet.';
export const NOTHING_DONE = 'Nothing is done yet.';
export const PRIVATE_PART = 'Private: what you enter';

// ---- an answer ----

export const FOR_YOUR_EYES = 'for your eyes, shield the screen';
export const KEEP_OPEN = 'Keep it open';
export const STAYS_OPEN = 'stays open';
export const HIDE = 'Hide';
export const HIDE_AND_HAND_ON = 'Hide and hand on';
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
export const hidesIn = (seconds: number): string => `Hides itself in ${seconds} seconds`;
export const WRITE_DOWN = 'Write it down:';
/** Each stays in one piece where lines break. */
export const noteLine = (notes: readonly string[]): string =>
  notes.map(note => note.replaceAll(' ', '\u00a0')).join(', ');
/** As on a note sheet, by sector. */
export const inOrder = <Fact extends { readonly sector: number }>(facts: readonly Fact[]): readonly Fact[] =>
  facts.toSorted((one, other) => one.sector - other.sector);
export const ALSO_KEPT = 'It also stays in My answers.';
export const TELL = 'Tell the table:';
export const quoted = (words: string): string => `“${words}”.`;

// ---- what was answered ----

export const MY_ANSWERS = 'My answers';
export const NOTE_SHEET = 'Note sheet';
export const PAGES_LABEL = 'Your page';
/** "8 facts, 2 answers, hidden". */
export const soFar = (answers: number, facts: number): string =>
  facts === 0
    ? `${answers} so far, hidden`
    : `${counted(facts, 'fact')}, ${counted(answers, 'answer')}, hidden`;
export const NO_ANSWERS = 'No answers yet. Whatever you ask stays here.';
export const MISTAKE = 'mistake';
export const THIS_WAS_A_MISTAKE = 'This was a mistake';
export const KEEP_ENTRY = 'Keep it';
export const MARK_MISTAKE = 'Mark it';
export const STAYS_KNOWN = 'The answer stays here with a mark: what was seen was seen.';

// ---- what was entered ----

export const ENTERED = 'What was entered';
export const NOTHING_ENTERED = 'Nothing is entered yet.';
export const GIVEN_BACK = 'It counts no more, and what it moved goes back. It stays in the log with a mark.';

// ---- what others announce ----

export const OTHERS = 'Enter what somebody announced';
export const WHO = 'Who';
export const WHAT = 'What';
export const ENTER = 'Enter it';
export const NOT_ALL = 'Nobody has to enter everything.';
export const CHOOSE_WHO = 'Choose who.';
export const CHOOSE_WHAT = 'Choose what.';

// ---- what is due ----

export const AS_ENTERED = 'Turn it up';

// ---- places ----

export const SET_RIGHT = 'Set right';
export const SET_RIGHT_SAYS = 'The printed board has the last word. Say where the pieces stand there.';
export const LESS = 'One back';
export const MORE = 'One on';
export const DONE = 'Done';
export const placeOf = (name: string): string => capital(possessive(name));

// ---- the end ----

export const SCORES = 'Score sheet';
export const SCORES_SAY = 'It fills itself from what was entered. Every number can be set by hand.';
export const AS_COUNTED = 'As counted';
export const COPY_RESULT = 'Copy the result';
export const cellSays = (name: string, what: string): string => `${name}, ${what}`;
export const resultLine = (name: string, total: number): string => `${name}: ${total}`;
