import { createEffect, createMemo, createSignal } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { BesideLine, BesidePage, Seen } from '../../../ui/game-page.ts';
import type { TableLink } from '../../../ui/link.ts';
import type { Heard } from '../heard.ts';

/** The pieces of the printed box beside a table: what waits to be done with them, and the bots that wait for that. */
export interface Pieces {
  /** What is not done yet, the oldest first. */
  open(): readonly BesideLine[];
  /** What was done, by step, the newest first. */
  earlier(): readonly (readonly BesideLine[])[];
  /** The bot whose turn a person begins now. */
  turnOf(): Seat | null;
  /** Whether nothing else is to be done before one of them. */
  come(): boolean;
  /** What is to be done, in one go. */
  spoken(): string;
  done(): void;
  begin(): void;
}

export interface PiecesParts {
  readonly link: Pick<TableLink, 'facts' | 'letMove' | 'laid'>;
  readonly page: BesidePage;
  readonly heard: Pick<Heard, 'story' | 'now'>;
  readonly seen: Pick<Seen, 'seat' | 'isOwn' | 'name' | 'player'>;
  /** Whether moves made here count. */
  counts(): boolean;
}

export function createPieces({ link, page, heard, seen, counts }: PiecesParts): Pieces {
  const [laid, setLaid] = createSignal(link.facts.beside?.laid ?? -1);
  const lines = createMemo(() => page.lines(heard.story(), seen.name, seen.isOwn ? seen.seat : null));
  const last = () => lines().length - 1;
  const open = createMemo(() =>
    lines()
      .slice(Math.min(laid(), last()) + 1)
      .flat(),
  );
  const bot = () => heard.now.toAct.find(seat => seen.player(seat).by === 'bot');
  const inTurns = () => page.inTurns(heard.now.view);
  const turnOf = () => (counts() && open().length === 0 && inTurns() ? (bot() ?? null) : null);
  // What is chosen at once and face down touches no piece.
  createEffect(() => {
    heard.story();
    if (counts() && open().length === 0 && !inTurns() && bot() !== undefined) link.letMove();
  });
  return {
    open,
    earlier: () =>
      lines()
        .slice(0, laid() + 1)
        .filter(step => step.length > 0)
        .reverse(),
    turnOf,
    come: () => counts() && (open().length > 0 || turnOf() !== null),
    spoken: () =>
      open()
        .flatMap(({ says, todo }) => (todo ? [says] : []))
        .join(' '),
    done: () => {
      setLaid(last());
      link.laid(last());
    },
    begin: () => link.letMove(),
  };
}
