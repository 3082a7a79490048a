import type { News } from '../../core/news.ts';
import type { LinkStatus, TableFacts, TableLink } from '../../ui/link.ts';
import type { LocalTables } from './index.ts';

/** What of a link goes over the wire as a call; `listen` and `facts` go by messages of their own. */
export const LINK_CALLS = [
  'look',
  'act',
  'takeBack',
  'viewAt',
  'saw',
  'notes',
  'keepNotes',
  'pace',
  'hold',
  'skip',
  'letMove',
  'laid',
  'rematch',
  'castBots',
  'file',
  'takeOver',
  'close',
] as const satisfies readonly (keyof TableLink)[];
export type LinkCall = (typeof LINK_CALLS)[number];

/** Opens a link: to play, or only to watch. */
export type OpenCall = 'open' | 'watch';
export type TablesCall = Exclude<keyof LocalTables, OpenCall>;

/** Each is answered once, by its `call`. Arguments are plain JSON. */
export type ToWorker = { readonly call: number } & (
  | { readonly ask: OpenCall; readonly id: string; readonly link: number }
  | { readonly ask: 'tables'; readonly method: TablesCall; readonly with: unknown }
  | {
      readonly ask: 'link';
      readonly link: number;
      readonly method: LinkCall;
      readonly with: readonly unknown[];
    }
);

export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  /** Something was thrown. */
  | { readonly type: 'fault'; readonly call: number }
  | { readonly type: 'facts'; readonly link: number; readonly facts: TableFacts }
  | { readonly type: 'news'; readonly link: number; readonly news: News }
  | { readonly type: 'status'; readonly link: number; readonly status: LinkStatus };

/** A worker, or one end of a channel. */
export interface Wire<Out> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
