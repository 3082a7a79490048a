/** Made of waves, not of files: all under 600 ms, never the only carrier of anything. */
export const SOUNDS = ['pencil', 'paper', 'click', 'bell', 'double-tick', 'thud'] as const;
export type Sound = (typeof SOUNDS)[number];

let audio: AudioContext | undefined;
let on = false;
let vibrates = false;

export const switchSound = (wanted: boolean): void => {
  on = wanted;
  if (!on) return;
  // Safari lets only a touch begin sound; a turn that comes later has none.
  for (const touch of ['pointerup', 'keydown']) window.addEventListener(touch, wake, { passive: true });
};

export const switchVibration = (wanted: boolean): void => {
  vibrates = wanted;
};

/** Not every browser has it, and none on a desk can be felt. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** What can be felt, in milliseconds. */
const FELT: Partial<Readonly<Record<Sound, number>>> = { bell: 20, thud: 40 };

function wake(): void {
  if (!on) return;
  audio ??= new AudioContext();
  // A browser suspends it before the first press, and when a phone sleeps.
  if (audio.state !== 'running') audio.resume().catch(() => undefined);
}

export function play(sound: Sound): void {
  const felt = FELT[sound];
  // Before the first press a browser forbids it, and complains.
  if (vibrates && felt !== undefined && canVibrate() && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate(felt);
  wake();
  if (!on || !audio) return;
  const start = audio.currentTime;
  for (const note of NOTES[sound]) sing(audio, start, note);
}

interface Note {
  readonly after: number;
  readonly hertz: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  pencil: [{ after: 0, hertz: 2400, to: 1800, lasts: 0.03, loud: 0.03, wave: 'triangle' }],
  paper: [{ after: 0, hertz: 500, to: 1400, lasts: 0.14, loud: 0.02, wave: 'sawtooth' }],
  click: [
    { after: 0, hertz: 900, to: 500, lasts: 0.05, loud: 0.08, wave: 'square' },
    { after: 0.01, hertz: 240, to: 180, lasts: 0.08, loud: 0.08, wave: 'sine' },
  ],
  bell: [
    { after: 0, hertz: 440, to: 440, lasts: 0.55, loud: 0.12, wave: 'sine' },
    { after: 0, hertz: 1188, to: 1188, lasts: 0.35, loud: 0.03, wave: 'sine' },
  ],
  'double-tick': [
    { after: 0, hertz: 1500, to: 1200, lasts: 0.04, loud: 0.07, wave: 'triangle' },
    { after: 0.12, hertz: 1900, to: 1500, lasts: 0.05, loud: 0.07, wave: 'triangle' },
  ],
  thud: [{ after: 0, hertz: 130, to: 50, lasts: 0.28, loud: 0.25, wave: 'sine' }],
};

function sing(context: AudioContext, start: number, { after, hertz, to, lasts, loud, wave }: Note): void {
  const at = start + after;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + lasts);
}
