import { optionWords } from '../../client/text/new-table.ts';
import type { Help } from '../../deduction/help.ts';
import { helpSays } from '../../deduction/help-text.ts';
import { modifierName, modifierText, quadrantText } from '../../games/uaps/text.ts';
import type { Modifier } from '../../games/uaps/types.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { type Boxed, gameOf } from '../code.ts';

export const STEPS = ['code', 'people', 'turns', 'help'] as const;
export type SetUpStep = (typeof STEPS)[number];

export const TITLES: Readonly<Record<SetUpStep, string>> = {
  code: 'Compare the code',
  people: 'Who plays?',
  turns: 'Whose turns are entered here?',
  help: 'How much may note sheets help?',
};
export const SAYS: Readonly<Record<SetUpStep, string>> = {
  code: 'Every device at the table shows this same code. Others type it, scan it, or open its link.',
  people: 'A seat for everybody around the board. Names are optional.',
  turns: 'Some of you use another device, or none.',
  help: 'Agree on it at the table. It holds for everybody on this device; each may choose less.',
};
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;

/* The code */
export const LINK = 'Link to this table';
export const QR = 'Square code with the link to this table';
export const SEND = 'Send or show this code';
export const PRINT = 'Print the table sheet or the answer book';
export const SOLO = 'Play it solo, against the AI';
export const MODIFIERS = 'Luna, and modifiers of the quadrants';
export const MODIFIERS_SAY = 'Lay these on the board. They come with the code.';
export const modifiersChanged = (code: string) =>
  `You changed them. The code is now ${code}: give it to the other devices.`;
export const lunaIn = (sector: number): string => `Luna lies in sector ${sector}, face up, as all know.`;
export const MODIFIERS_COME = 'The modifiers of this code are being looked up.';
export const MODIFIERS_FAILED = 'The modifiers could not be looked up. Load the page again.';
export const CHANGE_MODIFIERS = 'Change modifiers';
export const CHANGED = 'Done';
export const AS_DEALT = 'As dealt';
export const HELPING = 'These help';
export const HARD = 'These are hard';
export const quadrant = (number: number, kind: PuzzleKind) =>
  quadrantText(number, kind === 'uaps expert' ? 'expert' : 'basic');
export const modifier = (what: Modifier) => ({ title: modifierName[what], says: modifierText[what] });

export const JUST_ME = {
  title: 'Just me, just answers',
  says: 'Skip the questions. This device answers you and nobody else.',
} as const;

/* The people */
/** [P5] [U7] */
export const ORDER: Readonly<Record<Boxed, string>> = {
  'planet-x': 'As the pawns stand in sector 1: farthest back first, foremost last. The first acts first.',
  uaps: 'As the tokens stand on space 1: farthest back first, foremost last. The first acts first. Give everyone the color of their pieces: it says whose facts are whose.',
};
export const DRAW = 'Draw the order';
export const drawn = (names: readonly string[]) => `Drawn: ${names.join(', ')}.`;
export const COUNT = 'How many play?';
export const seat = (number: number) => `Seat ${number}`;
export const WHERE = { here: 'This device', away: 'Other device' } as const;
export const whereOf = (name: string) => `Where ${name} asks`;

/* Whose turns */
export const TURNS = 'Turns';
export const TRACKED = {
  all: {
    title: 'Everybody’s',
    says: 'You also enter what the others announce. This device knows whose turn it is, where the sky stands, and what is due.',
  },
  own: {
    title: 'Only ours',
    says: 'You enter your own questions. This device knows your time; you turn the sky on it yourselves.',
  },
} as const;

/* Help [C15] */
export const HELP = 'Note sheets on this device';
export const helpWords = (help: Help, kind: PuzzleKind) =>
  optionWords(gameOf(kind), 'help').values[help] ?? { title: help, says: '' };
export const tellHelp = (help: Help) => `Tell the table: “${helpSays[help]}”`;

/* The way on */
export const NEXT = 'Next';
export const BACK = 'Back';
export const START = 'Start';
export const STARTING = 'Starting';
export const failed = (why: string) => `${why} Nothing of this set-up is lost.`;
