import { capital, list } from '../../core/words.ts';
import { CODE_LENGTH, type PuzzleKind } from '../../solver/code.ts';
import { FIRSTS, type Slip } from '../code.ts';

export const KIND_NAMES: Readonly<Record<PuzzleKind, string>> = {
  'planet-x standard': 'Planet X, Standard',
  'planet-x expert': 'Planet X, Expert',
  'uaps basic': 'UAPs, Basic',
  'uaps expert': 'UAPs, Expert',
};
export const KIND_SAYS: Readonly<Record<PuzzleKind, string>> = {
  'planet-x standard': '12 sectors, 1 theory at a time',
  'planet-x expert': '18 sectors, 2 theories at a time',
  'uaps basic': '16 sectors, up to 4 players',
  'uaps expert': '24 sectors, up to 5 players',
};

export const WHICH = 'Which side of the board?';
export const WHICH_SAYS = {
  new: 'The code is dealt for it. Every device that gets the code knows the side.',
  print: 'A code is dealt for it, and every answer that it can give is printed.',
} as const;

export const TYPE = 'Enter a code';
export const TYPE_SAYS = 'Letters large or small, with or without hyphens.';
export const FIELD = 'Code';
export const OPEN = 'Set up this table';

export const slip = (what: Slip): string => {
  switch (what.type) {
    case 'nothing':
      return `A code has ${CODE_LENGTH} characters.`;
    case 'short':
      return `${what.has} of ${CODE_LENGTH} characters.`;
    case 'long':
      return `A code has ${CODE_LENGTH} characters, and these are ${what.has}.`;
    case 'stranger':
      return what.perhaps === undefined
        ? `There is no ${what.character} in any code. Look again.`
        : `There is no ${what.character} in any code. Perhaps it is: ${what.perhaps}`;
    case 'unknown':
      return `A code of these games begins with ${list([...FIRSTS]).replace(/ and (.)$/, ' or $1')}.`;
    case 'wrong':
      return 'A character is wrong, or two changed places. Compare them one by one.';
    case 'extension':
      return `${capital(what.why)}.`;
  }
};
export const reads = (kind: PuzzleKind) => `This is a code of ${KIND_NAMES[kind]}.`;

export const COPY_CODE = 'Copy the code';
export const COPY_YOURSELF = 'This page may not copy. Mark the code and copy it yourself.';

export const SCAN = 'Scan a code';
export const SCAN_SAYS = 'Hold the camera to the square code of another device. The picture stays here.';
export const STARTING = 'The camera starts.';
export const LOOKING = 'Looking for a square code.';
export const NO_CODE_IN_IT = 'This square code has no code of a game in it.';
export const VIDEO = 'What the camera sees';
export const INSTEAD = 'Type the code instead';
export const TRY_AGAIN = 'Try again';
export const CAMERA: Readonly<Record<CameraTrouble, string>> = {
  'not-secure':
    'This page may not use a camera, because it was opened without a secure connection. Type the code instead.',
  'no-camera': 'This device has no camera that a page can use. Type the code instead.',
  'not-allowed':
    'This page may not use the camera. Allow it in the settings of the browser and try again, or type the code instead.',
  busy: 'The camera is in use by something else. Close that and try again, or type the code instead.',
  failed: 'The camera did not start. Try again, or type the code instead.',
};

/** Why nothing can be scanned. */
export type CameraTrouble = 'not-secure' | 'no-camera' | 'not-allowed' | 'busy' | 'failed';
