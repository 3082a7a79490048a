import { createEffect, createSignal, on } from 'solid-js';
import type { GamePage } from '../../ui/game-page.ts';
import type { TableFacts } from '../../ui/link.ts';
import { createMatch, SHEET } from '../../ui/media.ts';
import { play } from '../../ui/sound.ts';
import { keepOnlyPage, showsOnlyPage, wantsOnlyPage } from '../only-page.ts';
import { createFolding } from './folding.ts';

export interface PrivatePageParts {
  readonly page: GamePage;
  readonly facts: TableFacts;
  readonly seated: boolean;
  looking(): boolean;
  over(): boolean;
  /** Whether what is asked now is decided on it, by somebody. */
  stage(): boolean;
  /** Whether it is, by whoever looks. */
  needed(): boolean;
}

/** Where the private page is on this screen, and whether it lies open. */
export function createPrivatePage({ page, facts, seated, looking, over, stage, needed }: PrivatePageParts) {
  const isPhone = createMatch(SHEET);
  const [wanted, setWanted] = createSignal(facts.online && wantsOnlyPage(facts.id));
  const isAll = () =>
    showsOnlyPage({ wanted: wanted(), phone: isPhone(), seated, looking: looking(), over: over() });
  const folding = createFolding(page, facts.game, isPhone, isAll);
  const [isOpen, setOpen] = createSignal(folding.restsOpen());
  if (page.choosesOn === 'paper') {
    createEffect(on(needed, needs => needs && setOpen(true)));
    // Not as soon as one has decided: between two picks it would go down and come up again.
    createEffect(on(stage, (is, before) => before && !is && setOpen(folding.restsOpen())));
  }
  createEffect(on(isOpen, open => open && play('paper'), { defer: true }));
  return {
    isPhone,
    isOpen,
    isColumn: folding.isColumn,
    folds: folding.folds,
    /** Beside a big screen: the board is left to that. */
    isAll,
    /** Shown for a moment, as by a lesson. */
    point: setOpen,
    turn(open: boolean) {
      folding.keepOpen(open);
      setOpen(open);
    },
    wantsAll: wanted,
    setAll(all: boolean) {
      keepOnlyPage(facts.id, all);
      setWanted(all);
    },
  };
}
