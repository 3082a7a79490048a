import type { ChatExcerpt, ChatLine } from '../../protocol/tells.ts';

/** What a page is told at once: so many lines, and so many signs in them. */
export const MOST_LINES = 100;
export const MOST_SIGNS = 16_000;

/** The last lines before this one: at least one, where there is any, however long it is. */
export function linesBefore(chat: readonly ChatLine[], before = chat.length): ChatExcerpt {
  const end = Math.min(before, chat.length);
  let [from, signs] = [end, 0];
  while (from > 0 && end - from < MOST_LINES) {
    signs += signsIn(chat[from - 1]);
    if (signs > MOST_SIGNS && from < end) break;
    from--;
  }
  return { from, lines: chat.slice(from, end) };
}

/** Of a line without its words. */
const FRAME = 60;

const signsIn = (line: ChatLine | undefined): number =>
  FRAME + (line?.name.length ?? 0) + (line?.type === 'said' ? line.text.length : 0);
