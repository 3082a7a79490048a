import { createEffect, on, onCleanup } from 'solid-js';
import { change, settings } from '../../settings.ts';

/** `missing`: this browser has no such thing. `blocked`: its settings forbid it. */
export type MayNotify = 'yes' | 'ask' | 'blocked' | 'missing';

export function mayNotify(): MayNotify {
  if (!('Notification' in window)) return 'missing';
  switch (Notification.permission) {
    case 'granted':
      return 'yes';
    case 'denied':
      return 'blocked';
    default:
      return 'ask';
  }
}

/** Switches it on, if the person lets the browser. */
export async function switchNotify(to: boolean): Promise<MayNotify> {
  if (to && mayNotify() === 'ask') await Notification.requestPermission();
  change({ notify: to && mayNotify() === 'yes' });
  return mayNotify();
}

/** A message of the system when somebody is waited for who does not look, and wants to know. */
export function notifyOfTurns(
  mustAct: () => boolean,
  message: { readonly id: string; readonly title: string; readonly says: string },
): void {
  let shown: Notification | undefined;
  const take = () => {
    shown?.close();
    shown = undefined;
  };
  const show = async () => {
    const { id: tag, title, says: body } = message;
    try {
      shown = new Notification(title, { tag, body, icon: 'icon-192.png' });
      shown.onclick = () => window.focus();
    } catch {
      // On some phones only a service worker may show one.
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(title, { tag, body, icon: 'icon-192.png' });
    }
  };
  createEffect(
    on(mustAct, must => {
      if (!must) take();
      else if (document.hidden && settings.notify && mayNotify() === 'yes') void show();
    }),
  );
  const look = () => {
    if (!document.hidden) take();
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    take();
    document.removeEventListener('visibilitychange', look);
  });
}
