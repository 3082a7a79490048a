import type { Settings } from '../settings.ts';

export const TITLE = 'Settings';
export const SAYS = 'They apply at once and stay on this device.';

export const LOOK_LABEL = 'Look';
export const SOUND_LABEL = 'Sound and vibration';
export const PLAY_LABEL = 'Play';

export const THEME = 'Theme';
export const THEMES: Readonly<Record<Settings['theme'], string>> = {
  auto: 'As the system',
  night: 'Night',
  day: 'Day',
};

export const TEXT = 'Text size';
export const TEXTS: Readonly<Record<Settings['text'], string>> = {
  small: 'Small',
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
};

export const MOTION = 'Motion';
export const MOTION_SAYS = 'With less motion nothing travels; a line says what changed.';
export const MOTIONS: Readonly<Record<Settings['motion'], string>> = {
  auto: 'As the system',
  full: 'Full',
  less: 'Less',
};

export const HAND = 'Thumb';
export const HAND_SAYS = 'On a phone, buttons at a table come to this side.';
export const HANDS: Readonly<Record<Settings['hand'], string>> = {
  right: 'Right',
  left: 'Left',
};

export const SOUND = 'Sounds';
export const SOUND_SAYS = 'Short and quiet. The screen shows everything they tell.';
export const OFF = 'Off';
export const ON = 'On';
export const TRY_SOUND = 'Try it';
export const TRY_SOUND_OFF = 'Sounds are off.';

export const VIBRATION = 'Vibration';
export const VIBRATION_SAYS = 'A short one when it is your turn. Never with less motion.';
export const VIBRATION_MISSING = 'This browser cannot vibrate.';

export const AWAKE = 'Keep the screen on';
export const AWAKE_SAYS = 'While a table is open on a phone, or beside a printed box.';

export const PACE_SAYS = 'How long they take over what everybody sees.';

export const NOTIFY = 'When it is my turn';
export const NOTIFY_SAYS = 'At an online table in a tab you do not look at, your system tells you.';
export const NOTIFY_BLOCKED = 'This browser does not let the page. Its settings have the switch.';
export const NOTIFY_MISSING = 'This browser cannot do that.';

export const LETTERS = 'Single letters as keys';
export const LETTERS_SAYS =
  'Z takes back, N opens your page, L the log, C the talk. Numbers and Ctrl+Enter always work.';

export const PERSON = 'Your name';
export const PERSON_SAYS = 'Stands at your seat on new tables. Empty is fine.';
