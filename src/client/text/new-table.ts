import type { Look } from '../../core/players.ts';
import { isObject } from '../../core/read.ts';
import { capital, counted } from '../../core/words.ts';
import { modifierName, modifierText, quadrantText } from '../../games/uaps/text.ts';
import { MODIFIERS, MODES as UAPS_MODES } from '../../games/uaps/types.ts';
import { setupName } from '../../games/ufo-racing/text.ts';
import type { Preset, Problem } from '../pages/new/plan.ts';
import { NAME_WORDS } from './names.ts';

export const title = (game: string) => `New table: ${game}`;
export const says = (level: string) =>
  `Start at once, or choose who sits where. Bots usually play as ${levelName(level)}, one step below the strongest.`;

export const FRIENDS_SAY =
  'Open the table, then send its link. Everybody plays on their own screen; free seats can be filled with bots.';

export const PRESET = 'Who plays';
export const WAYS: Readonly<Record<Preset | 'friends', { readonly title: string; readonly says: string }>> = {
  alone: { title: 'Alone against bots', says: 'You and bots, on this device.' },
  mixed: { title: 'People and bots', says: '2 people pass this device; bots take the rest.' },
  people: { title: 'Only people', says: 'This device goes around the table.' },
  friends: { title: 'With friends, by link', says: 'Everybody on their own screen, anywhere.' },
};
export const SEATS_CHOICE = 'Seats';

interface Words {
  readonly title: string;
  readonly says: string;
}
interface OptionWords {
  readonly title: string;
  readonly says?: string;
  readonly values: Readonly<Record<string, Words>>;
  /** What the values of a group have in common, for all of them and for one. */
  readonly groups?: Readonly<Record<string, Words>>;
}
/** `rule`: one that a note sheet applies, in the words of its game. */
const help = (rule: string): OptionWords => ({
  title: 'Help',
  values: {
    exact: { title: 'All', says: 'Note sheets may show all that follows, and say why.' },
    rules: { title: 'Logic rules', says: `Note sheets may apply the logic rules, such as: ${rule}.` },
    direct: { title: 'Answers', says: 'Note sheets may cross off what an answer says.' },
    none: { title: 'None', says: 'Everybody thinks for themselves.' },
  },
});
const OPTIONS: Readonly<Record<string, Readonly<Record<string, OptionWords>>>> = {
  'planet-x': {
    mode: {
      title: 'Mode',
      values: {
        standard: { title: 'Standard', says: '12 sectors, 1 theory at a time.' },
        expert: { title: 'Expert', says: '18 sectors, 2 theories at a time.' },
      },
    },
    help: help('no asteroid is alone'),
  },
  uaps: {
    mode: {
      title: 'Mode',
      values: {
        basic: { title: 'Basic', says: '16 sectors, up to 4 seats.' },
        expert: { title: 'Expert', says: '24 sectors, up to 5 seats.' },
      },
    },
    help: help('nav satellites face each other'),
    modifiers: {
      title: 'Modifiers of the quadrants',
      says: 'No modifier lies twice. If one that you choose is dealt to another quadrant, the two change places.',
      values: {
        dealt: { title: 'As dealt', says: 'What the deal has here.' },
        ...Object.fromEntries(
          MODIFIERS.map(modifier => [
            modifier,
            { title: modifierName[modifier], says: modifierText[modifier] },
          ]),
        ),
      },
      groups: {
        help: { title: 'These help', says: 'Helps.' },
        hard: { title: 'These are hard', says: 'Hard.' },
      },
    },
  },
  'ufo-racing': {
    setup: {
      title: 'Track',
      values: {
        standard: { title: setupName.standard, says: '3 tiles, each harder than the last.' },
        'very-short': { title: setupName['very-short'], says: '2 tiles, for a first race.' },
        'tricky-start': { title: setupName['tricky-start'], says: '3 tiles, hard from the first turn on.' },
        technical: { title: setupName.technical, says: '3 hard tiles.' },
        camel: { title: setupName.camel, says: '4 tiles, easy and hard by turns.' },
        'big-finish': { title: setupName['big-finish'], says: '4 tiles, the hard ones last.' },
      },
    },
  },
};
/** Of an option that has a value for each of some places. */
export const LIST = {
  dealt: { title: 'As dealt', says: 'Drawn with the deal.' },
  chosen: { title: 'Choose', says: 'All or some; the others stay as dealt.' },
};
/** Beside the deal, while what the code has was changed. */
export const LISTS_BACK = 'All as dealt';
/** "Modifiers of the quadrants, not as dealt: 2 Hadron." */
export const changedSays = (
  game: string,
  option: string,
  changes: readonly { readonly place: number; readonly value: string }[],
): string => {
  const { title: what, values } = optionWords(game, option);
  const named = changes.map(({ place, value }) => `${place + 1} ${values[value]?.title ?? value}`);
  return `${what}, not as dealt: ${named.join(', ')}.`;
};
/** A value that another place has: "Hadron: in quadrant 2". */
export const takenBy = (value: string, place: string) => `${value}: in ${place.toLowerCase()}`;
const PLACES: Readonly<Record<string, (number: number, mode: unknown) => string>> = {
  modifiers: (number, mode) => quadrantText(number, UAPS_MODES.find(one => one === mode) ?? 'basic'),
};
/** In a table of this mode, where places differ by it. */
export const placeName = (option: string, number: number, mode: unknown): string =>
  PLACES[option]?.(number, mode) ?? String(number);
export const optionWords = (game: string, option: string): OptionWords =>
  OPTIONS[game]?.[option] ?? { title: option, values: {} };
/** What was chosen for a table: "Mode: Expert.", by place where there are several. Nothing where there was no choice. */
export const optionsSay = (game: string, options: unknown): string =>
  Object.entries(OPTIONS[game] ?? {})
    .flatMap(([option, { title: what, values }]) => {
      const chosen = isObject(options) ? (options as Record<string, unknown>)[option] : undefined;
      const titles = [chosen].flat().flatMap((value, place) => {
        const words = typeof value === 'string' ? values[value] : undefined;
        if (!words) return [];
        return Array.isArray(chosen) ? `${place + 1} ${words.title}` : words.title;
      });
      return titles.length > 0 ? [`${what}: ${titles.join(', ')}.`] : [];
    })
    .join(' ');

export const SEATS = 'The seats';
export const SEATS_SAYS = 'In order around the table: after the last comes the first again.';
export const SHUFFLE = 'Shuffle seats';
export const SHUFFLED = 'The seats are shuffled.';
export const seat = (index: number) => `Seat ${index + 1}`;
export const NAME = 'Name';
export const WHO = 'Played by';
export const PERSON = 'Person';
export const bot = (level: string) => `Bot: ${levelName(level)}`;
export const up = (name: string) => `Move ${name} up`;
export const down = (name: string) => `Move ${name} down`;
export const AT_TOP = 'already first';
export const AT_END = 'already last';
export const movedTo = (name: string, index: number) => `${name} sits on seat ${index + 1}.`;
export const changeLook = (look: Look) => `Color and shape: ${LOOKS[look]}. Change`;
export const LOOKS: Readonly<Record<Look, string>> = {
  1: 'Blue circle',
  2: 'Red triangle',
  3: 'Green square',
  4: 'Sand diamond',
  5: 'Violet hexagon',
  6: 'Lime cross',
};

export const CODE = 'Play a deal by its code';
/** `fixed`: the options that a code decides; `free`: those that change what it deals. */
export const codeSays = (game: string, fixed: readonly string[], free: readonly string[]) =>
  [
    'Every deal has a code. The table shows it when you play alone, and else when the game is over.',
    'Enter one to play that same deal: yours again, or the one a friend played.',
    ...fixed.map(
      option =>
        `The code also decides the ${optionWords(game, option).title.toLowerCase()}, whatever is chosen above.`,
    ),
    ...free.map(
      option =>
        `It does not carry ${optionWords(game, option).title.toLowerCase()} that were chosen for a table: choose them above again.`,
    ),
  ].join(' ');
export const CODE_EMPTY = 'Empty: a new deal';

export const LEVELS = 'How the bots play';
export const LEVELS_SAYS = 'From weakest to strongest. All of them see only what their seat sees.';
export const levelName = (level: string) => capital(level);
export const ALL_BOTS = 'All bots';

export const BOT_NAMES = ['Heron', 'Lynx', 'Osprey', 'Marten', 'Plover', 'Stoat', 'Curlew', 'Otter'] as const;

export const PROBLEMS: Readonly<Record<Problem, string>> = {
  ...NAME_WORDS,
  'nobody-here': 'At least one seat needs a person.',
};

const people = (count: number) => (count === 1 ? 'you' : `${count} people`);
const bots = (count: number) => counted(count, 'bot');
export const deal = (persons: number, machines: number) =>
  machines === 0 ? `Deal for ${people(persons)}` : `Deal for ${people(persons)} and ${bots(machines)}`;
export const DEALING = 'Dealing';
export const MEND_FIRST = 'Mend what is marked above first.';
export const failed = (why: string) => `${why} Nothing of this set-up is lost.`;
export const UNREACHABLE = 'A part of the app did not load. Load the page again.';
