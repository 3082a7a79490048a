import type { ChatExcerpt, ChatLine, ChatTell } from '../../protocol/tells.ts';

/** What this page has of a chat: all from one line on. */
export interface HeardChat {
  /** How many lines stand before. */
  readonly earlier: number;
  readonly lines: readonly ChatLine[];
  /** The line of the whole chat from which on this connection counts. */
  readonly base: number;
}

export const NO_CHAT: HeardChat = { earlier: 0, lines: [], base: 0 };

/** Null where lines in between are missing. */
export function chatAfter(heard: HeardChat, { from, lines, earlier = 0 }: ChatTell): HeardChat | null {
  const base = from === 0 ? earlier : heard.base;
  const known = base + from - heard.earlier;
  if (known >= 0 && known <= heard.lines.length)
    return { earlier: heard.earlier, lines: [...heard.lines.slice(0, known), ...lines], base };
  return from === 0 ? { earlier, lines, base } : null;
}

/** Nothing new where these are not the lines that stand right before: two answers may cross. */
export function chatWith(heard: HeardChat, { from, lines }: ChatExcerpt): HeardChat {
  if (from + lines.length !== heard.earlier) return heard;
  return { ...heard, earlier: from, lines: [...lines, ...heard.lines] };
}
