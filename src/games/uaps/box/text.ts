import type { GameText, Seat } from '../../../core/contract.ts';
import { helpSays } from '../../../deduction/help-text.ts';
import { COLOR_NAMES, innerText, levelName, list, text as textOfGame } from '../text.ts';
import { photosText, whenText } from '../text-events.ts';
import { type Entry, type Event, REFUSALS, type Refusal, type UapsBox } from './types.ts';

export { writtenCode } from './extended-code.ts';
export {
  type AnswerSheet,
  answerSheet,
  askedText,
  keepText,
  moveText,
  type Note,
  noteOf,
  noteText,
  reportNote,
  tellText,
} from './notation.ts';

type BoxRefusal = (typeof REFUSALS)[number];

const refusals: Readonly<Record<BoxRefusal, string>> = {
  'spectators-watch': 'You watch this table. Only players act.',
  'game-over': 'The game is over.',
  'not-now': 'Not at this stage.',
  'no-such-seat': 'There is no such seat at this table.',
  'no-change': 'It is like that already.',
  'not-here': 'That seat is not on this device.',
  'not-away': 'That seat is on this device and enters it itself.',
  'set-taken': 'Somebody here has that color. Choose another one.',
  'choose-facts-first': 'First choose how much you know.',
  'stand-first': 'First say where that researcher stands.',
  'already-chosen': 'That is chosen already.',
  'no-such-photo': 'There is no such photo.',
  'verified-already': 'That is verified already.',
  'not-your-act': 'Only whoever did it can say so.',
  'no-such-act': 'Nothing of that kind was entered.',
  'marked-already': 'That is marked as a mistake already.',
  'asked-already': 'Something was asked with these facts. They stay.',
  'came-of-another': 'That came of something else. Mark that one.',
  'turned-since': 'The Earth has turned since. Mark the last turn first.',
  'no-such-time': 'The track of this device does not go that far.',
  'found-already': 'The UAP is found. Only last acts are left.',
  'no-last-act': 'That seat has no last act.',
  'nobody-moved': 'No one has just moved away from Convoy.',
  'stood-elsewhere': 'That researcher stood elsewhere.',
  'not-due': 'Photos are verified when the Earth has turned.',
};

const isOfBox = (code: Refusal): code is BoxRefusal => (REFUSALS as readonly string[]).includes(code);

export const text: GameText<UapsBox> = {
  event,
  refusal: code => (isOfBox(code) ? refusals[code] : textOfGame.refusal(code)),
  reason: code =>
    code === 'revealed' ? 'The sky is shown before anyone found the UAP.' : textOfGame.reason(code),
};

type Name = (seat: Seat) => string;

function event(told: Event, name: Name, you?: Seat): string {
  const does = (seat: Seat, yours: string, theirs: string): string =>
    seat === you ? `You ${yours}` : `${name(seat)} ${theirs}`;
  switch (told.type) {
    case 'box-opened': {
      const here = told.here.flatMap((isHere, seat) => (isHere ? [name(seat as Seat)] : []));
      return `Code ${told.code}. On this device: ${list(here)}. ${helpSays[told.help]}`;
    }
    case 'set-chosen': {
      const what = `the facts of ${COLOR_NAMES[told.set]?.toLowerCase()}, ${levelName[told.level]}.`;
      return does(told.seat, `take ${what}`, `takes ${what}`);
    }
    case 'time-set':
      return `${told.seat === you ? 'Your' : `${name(told.seat)}'s`} token is set to ${whenText(told.time)}.`;
    case 'stood': {
      const where = `in quadrant ${told.quadrant}, ${innerText(told.quadrant, told.mode)}.`;
      return does(told.seat, `stand ${where}`, `stands ${where}`);
    }
    case 'photographed':
      return photosText(told.act.type === 'photo' ? told.act.sectors : [], told.subjects);
    case 'mistaken':
      return `Marked as a mistake: ${textOfGame.event({ type: 'acted', act: told.act }, name, you)}`;
    case 'entry-mistaken':
      return `Marked as a mistake: ${entryText(told.entry, name, you)}`;
    case 'passed':
      return does(told.seat, 'take no last act.', 'takes no last act.');
    default:
      return textOfGame.event(told, name, you);
  }
}

/** As it was told when it was entered. [C14] */
export function entryText(entry: Entry, name: Name, you?: Seat): string {
  switch (entry.type) {
    case 'know':
      return event({ ...entry, type: 'set-chosen' }, name, you);
    case 'turn':
      return event({ type: 'turned', turns: entry.turns, by: null }, name, you);
    case 'verify':
      return event({ type: 'verified', photos: [entry] }, name, you);
    case 'went-along':
      return event({ type: 'followed', seats: entry.seats, to: entry.to }, name, you);
    case 'pass':
      return event({ ...entry, type: 'passed' }, name, you);
  }
}
