/** After a rematch on this device: a second screen in another window goes along. */
const CHANNEL = 'area5/next-table';

interface Next {
  readonly after: string;
  readonly id: string;
}

export function tellNext(after: string, id: string): void {
  const channel = openChannel();
  channel?.postMessage({ after, id } satisfies Next);
  channel?.close();
}

/** Until what it gives is called. */
export function followNext(after: string, go: (id: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Next>) => {
    if (data.after === after) go(data.id);
  });
  return () => channel?.close();
}

/** Nothing where a browser has none. */
const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
