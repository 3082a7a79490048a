import type { GameText, Seat } from '../../../core/contract.ts';
import { helpSays } from '../../../deduction/help-text.ts';
import { an, text as gameText, levelName, list, SEASON_NAMES } from '../text.ts';
import { type Entry, type Event, type PlanetXBox, REFUSALS, type Refusal } from './types.ts';

type Name = (seat: Seat) => string;
type BoxRefusal = (typeof REFUSALS)[number];

const refusals: Readonly<Record<BoxRefusal, string>> = {
  'not-here': 'This seat uses another device. Enter what it announces.',
  'not-away': 'This seat uses this device. It enters its own turns.',
  'no-such-seat': 'There is no such seat at this table.',
  'season-taken': 'Somebody here has that season already.',
  'choose-facts-first': 'Choose a season and a level first.',
  'sky-follows': 'The sky follows the pawn that is farthest back.',
  'already-there': 'The sky is turned to that sector already.',
  'no-such-theory': 'There is no such theory on the board.',
  'no-such-phase': 'There was no such theory phase yet.',
  'placed-already': 'That theory is entered already.',
  'reviewed-already': 'That theory is turned up already.',
  'not-due': 'That theory is not due yet. It is turned up 2 phases after its own.',
  'not-your-theory': 'Only its owner says what it is, on their own page.',
  'say-what': 'Say what the token shows.',
  'no-such-act': 'There is no such entry.',
  'not-your-act': 'Only whoever made this entry marks it as a mistake.',
  'marked-already': 'That entry is marked already.',
  'asked-already': 'Something was asked with these facts. They stay.',
  'no-such-time': 'That is too far on the track.',
  'found-already': 'Planet X is located already.',
  'no-last-act': 'This seat has no last act now.',
};

function eventText(event: Event, name: Name, you?: Seat): string {
  const does = (seat: Seat, yours: string, theirs: string): string =>
    seat === you ? `You ${yours}` : `${name(seat)} ${theirs}`;
  switch (event.type) {
    case 'box-opened': {
      const here = event.here.flatMap((isHere, seat) => (isHere ? [name(seat as Seat)] : []));
      return `The code is ${event.code}. On this device: ${list(here)}. ${helpSays[event.help]}`;
    }
    case 'season-chosen': {
      const what = `${SEASON_NAMES[event.season]}, ${levelName[event.level]}.`;
      return does(event.seat, `choose ${what}`, `chooses ${what}`);
    }
    case 'placed': {
      const when = event.phase === 0 ? '' : ` in phase ${event.phase}`;
      const what = `a theory about sector ${event.sector}${when}.`;
      return does(event.seat, `place ${what}`, `places ${what}`);
    }
    case 'placed-own':
      return `Your theory about sector ${event.sector} is ${an(event.body)}.`;
    case 'sky-turned':
      return `The sky is turned to sector ${event.to}.`;
    case 'time-set': {
      const whose = event.seat === you ? 'Your' : `${name(event.seat)}'s`;
      return `${whose} pawn is set right. Sectors from the start: ${event.time}.`;
    }
    case 'mistaken':
      return `Marked as a mistake: ${gameText.event({ type: 'acted', act: event.act }, name, you)}`;
    case 'entry-mistaken':
      return `Marked as a mistake: ${entryText(event.entry, name, you)}`;
    case 'passed':
      return does(event.seat, 'take no last act.', 'takes no last act.');
    default:
      return gameText.event(event, name, you);
  }
}

/** As it was told when it was entered. [C14] */
export function entryText(entry: Entry, name: Name, you?: Seat): string {
  switch (entry.type) {
    case 'know':
      return eventText({ ...entry, type: 'season-chosen' }, name, you);
    case 'place':
      return eventText({ ...entry, type: 'placed' }, name, you);
    case 'review':
      return eventText({ type: 'reviewed', theories: [entry] }, name, you);
    case 'turn':
      return eventText({ ...entry, type: 'sky-turned' }, name, you);
    case 'pass':
      return eventText({ ...entry, type: 'passed' }, name, you);
  }
}

const isOfBox = (code: Refusal): code is BoxRefusal => (REFUSALS as readonly string[]).includes(code);

export const text: GameText<PlanetXBox> = {
  event: eventText,
  refusal: code => (isOfBox(code) ? refusals[code] : gameText.refusal(code)),
  reason: code => (code === 'revealed' ? 'The sky is revealed.' : gameText.reason(code)),
};
