import { createSignal } from 'solid-js';
import { isInApp } from './in-app.ts';

/**
 * How long a browser keeps what a page stored: until somebody removes it; as long as the device has room; or, in Safari,
 * for seven days without a visit, unless the page is installed.
 */
export type Safety = 'kept' | 'while-there-is-room' | 'a-week';

export interface StorageFacts {
  /** Whether the browser has promised it; nothing where it cannot be asked. */
  readonly persisted: boolean | undefined;
  readonly installed: boolean;
  /** What `navigator.vendor` says: all browsers of an iPhone are Safari inside. */
  readonly vendor: string;
}

export function safetyOf({ persisted, installed, vendor }: StorageFacts): Safety {
  if (persisted || installed) return 'kept';
  return isApple(vendor) ? 'a-week' : 'while-there-is-room';
}

const isApple = (vendor: string): boolean => vendor.startsWith('Apple');

export async function readSafety(): Promise<Safety> {
  const persisted = await navigator.storage?.persisted?.().catch(() => undefined);
  return safetyOf({ persisted, installed: isInstalled(), vendor: navigator.vendor });
}

/** Safari has a word of its own for it. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** What Chromium gives a page that can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const [installPrompt, setInstallPrompt] = createSignal<InstallPrompt | null>(null);

/** Asks whether the page is to be installed; null where the browser offers nothing, or has it already. */
export const install = (): (() => void) | null => {
  const offer = installPrompt();
  return offer && (() => void offer.prompt().then(() => setInstallPrompt(null)));
};

/** Whether somebody can install by hand: on an iPhone or iPad there is no other way, and inside of another app none. */
export const installsByHand = (): boolean =>
  isApple(navigator.vendor) &&
  navigator.maxTouchPoints > 0 &&
  !isInstalled() &&
  !isInApp(navigator.userAgent);

/** The offer comes once, soon after the page. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    setInstallPrompt(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => setInstallPrompt(null));
}
