import { createEffect, createRoot, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { mendedName } from '../core/names.ts';
import { PACES, type Pace } from '../core/pace.ts';
import { switchSound } from '../ui/sound.ts';
import { keep, readKept } from './kept.ts';

export const THEMES = ['auto', 'night', 'day'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Whether single letters act as keys. */
  readonly letters: boolean;
  /** Whether the system tells when it is one's turn and nobody looks. */
  readonly notify: boolean;
  readonly pace: Pace;
  /** What the person at this device was last called. */
  readonly name: string;
}

const KEY = 'area5.settings';

const defaults: Settings = {
  theme: 'auto',
  text: 'normal',
  motion: 'auto',
  sound: false,
  letters: true,
  notify: false,
  pace: 'steady',
  name: '',
};

/** Whatever is stored, unknown or broken values give way to the default. */
function read(): Settings {
  const stored = readKept(KEY);
  if (typeof stored !== 'object' || stored === null) return defaults;
  const get = (key: keyof Settings): unknown => (stored as Record<string, unknown>)[key];
  const oneOf = <Value extends string>(key: keyof Settings, values: readonly Value[], or: Value): Value =>
    values.find(value => value === get(key)) ?? or;
  const flag = (key: keyof Settings, or: boolean): boolean => {
    const value = get(key);
    return typeof value === 'boolean' ? value : or;
  };
  const name = get('name');
  return {
    theme: oneOf('theme', THEMES, defaults.theme),
    text: oneOf('text', TEXT_SIZES, defaults.text),
    motion: oneOf('motion', MOTIONS, defaults.motion),
    sound: flag('sound', defaults.sound),
    letters: flag('letters', defaults.letters),
    notify: flag('notify', defaults.notify),
    pace: oneOf('pace', PACES, defaults.pace),
    name: typeof name === 'string' ? mendedName(name, defaults.name) : defaults.name,
  };
}

const [settings, set] = createStore<Settings>(read());

export { settings };

export function change(part: Partial<Settings>): void {
  set(part);
  keep(KEY, settings);
}

const calmQuery = window.matchMedia('(prefers-reduced-motion: reduce)');
const [calm, setCalm] = createSignal(calmQuery.matches);
calmQuery.addEventListener('change', ({ matches }) => setCalm(matches));

/** Whether things may travel and turn. */
export const moving = (): boolean => settings.motion === 'full' || (settings.motion === 'auto' && !calm());

/** Keeps the document in the theme, text size and motion that are set. */
export const applySettings = (): void =>
  createRoot(() => {
    createEffect(() => {
      const { dataset } = document.documentElement;
      dataset['theme'] = settings.theme;
      dataset['text'] = settings.text;
      dataset['motion'] = settings.motion;
    });
    createEffect(() => switchSound(settings.sound));
  });
