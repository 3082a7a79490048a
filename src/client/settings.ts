import { batch, createEffect, createRoot, createSignal } from 'solid-js';
import { mendedName } from '../core/names.ts';
import { PACES, type Pace } from '../core/pace.ts';
import { switchSound, switchVibration } from '../ui/sound.ts';
import { keep, readKept } from './kept.ts';

export const THEMES = ['auto', 'night', 'day'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'largest'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const HANDS = ['right', 'left'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** Whose thumb presses on a phone. */
  readonly hand: (typeof HANDS)[number];
  readonly sound: boolean;
  /** Whether a phone is felt when it is one's turn. */
  readonly vibration: boolean;
  /** Whether the screen stays on at a table on a phone, or beside a printed box. */
  readonly awake: boolean;
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
  hand: 'right',
  sound: false,
  vibration: false,
  awake: true,
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
    hand: oneOf('hand', HANDS, defaults.hand),
    sound: flag('sound', defaults.sound),
    vibration: flag('vibration', defaults.vibration),
    awake: flag('awake', defaults.awake),
    letters: flag('letters', defaults.letters),
    notify: flag('notify', defaults.notify),
    pace: oneOf('pace', PACES, defaults.pace),
    name: typeof name === 'string' ? mendedName(name, defaults.name) : defaults.name,
  };
}

/** A signal for each: a store would be a third of what home loads of Solid. */
const signals = Object.entries(read()).map(([key, value]) => ({ key, signal: createSignal<unknown>(value) }));

export const settings = Object.defineProperties(
  {},
  Object.fromEntries(signals.map(({ key, signal: [get] }) => [key, { get, enumerable: true }])),
) as Settings;

export function change(part: Partial<Settings>): void {
  const parts = part as Readonly<Record<string, unknown>>;
  batch(() => {
    for (const { key, signal } of signals) if (Object.hasOwn(parts, key)) signal[1](() => parts[key]);
  });
  // Another window may have changed others since.
  keep(KEY, { ...read(), ...part });
}

const calmQuery = window.matchMedia('(prefers-reduced-motion: reduce)');
const [calm, setCalm] = createSignal(calmQuery.matches);
calmQuery.addEventListener('change', ({ matches }) => setCalm(matches));

/** Whether things may travel and turn. */
export const moving = (): boolean => settings.motion === 'full' || (settings.motion === 'auto' && !calm());

/** Keeps the document as the settings say. */
export const applySettings = (): void =>
  createRoot(() => {
    createEffect(() => {
      const { dataset } = document.documentElement;
      dataset['theme'] = settings.theme;
      dataset['text'] = settings.text;
      dataset['motion'] = settings.motion;
      dataset['hand'] = settings.hand;
    });
    createEffect(() => switchSound(settings.sound));
    createEffect(() => switchVibration(settings.vibration && moving()));
  });
