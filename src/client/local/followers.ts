/** Tells other windows of this browser which table was just kept, so that a big screen can read it again. */
export interface Followers {
  tell(id: string): void;
  /** Until what it gives is called. */
  follow(id: string, changed: () => void): () => void;
}

const CHANNEL = 'area5/tables';

/** Where a browser has no channels, a big screen shows the table as it was when it was opened. */
export function followersInBrowser(): Followers {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  return {
    tell: id => channel?.postMessage(id),
    follow(id, changed) {
      const hear = ({ data }: MessageEvent) => {
        if (data === id) changed();
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
