import { beforeEach, expect, test, vi } from 'vitest';

const usual = {
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

/** What the system says about motion. */
let system: EventTarget & { matches: boolean };

beforeEach(() => {
  vi.resetModules();
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('window', { matchMedia: () => system });
});

/** The settings of a page that finds this in its storage. */
async function settingsWith(storage: { getItem(key: string): string | null; setItem?: () => void }) {
  vi.stubGlobal('localStorage', storage);
  return import('./settings.ts');
}

test.each([
  ['nothing', null],
  ['no JSON', '{theme'],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['unknown values', '{"theme":"dusk","text":7,"sound":"yes","pace":"instantly","name":5}'],
])('%s in storage gives the usual settings', async (_, stored) => {
  const { settings } = await settingsWith({ getItem: () => stored });
  expect({ ...settings }).toEqual(usual);
});

test('storage that throws gives the usual settings, and changes hold all the same', async () => {
  const refuse = () => {
    throw new Error('no storage here');
  };
  const { settings, change } = await settingsWith({ getItem: refuse, setItem: refuse });
  expect({ ...settings }).toEqual(usual);
  change({ sound: true });
  expect(settings.sound).toBe(true);
});

test('what is known is kept beside what is broken, and a name is cut', async () => {
  const stored = JSON.stringify({ theme: 'day', text: 'huge', letters: false, name: 'x'.repeat(50) });
  const { settings } = await settingsWith({ getItem: () => stored });
  expect({ ...settings }).toEqual({ ...usual, theme: 'day', letters: false, name: 'x'.repeat(20) });
});

test('who asks the system for less motion gets it at once, unless the settings say otherwise', async () => {
  const { change, moving } = await settingsWith({ getItem: () => null });
  expect(moving()).toBe(true);
  system.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  expect(moving()).toBe(false);
  change({ motion: 'full' });
  expect(moving()).toBe(true);
});
