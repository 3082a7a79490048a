import { createSignal } from 'solid-js';

/** A version that waits for somebody to ask for it, or one that another window has asked for already. */
type Update = { readonly worker: ServiceWorker | null };

const [update, setUpdate] = createSignal<Update | null>(null);

export { update };

/** Keeps the app on this device. A new version waits, and no page ever reloads by itself. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const updated = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (updated) setUpdate({ worker: null });
  });
  try {
    const registration = await serviceWorker.register('sw.js');
    offer(registration.waiting);
    offerWhenInstalled(registration.installing);
    registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch {
    // Without it the app needs the network at each visit, and works all the same.
  }
}

export function useUpdate({ worker }: Update): void {
  if (!worker) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

function offerWhenInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer(worker);
  });
}

/** The first version of all has nothing to take over from. */
function offer(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) setUpdate({ worker });
}
