import type { GamePage } from '../../ui/game-page.ts';
import { createMatch } from '../../ui/media.ts';
import { keep, readKept } from '../kept.ts';

/**
 * How the private page of a game closes on this screen, and whether it lies open while it asks for nothing. `onlyPage`: it
 * is all that a phone shows, and does not close.
 */
export function createFolding(
  page: Pick<GamePage, 'folds'>,
  game: string,
  isPhone: () => boolean,
  onlyPage: () => boolean,
) {
  const matches = page.folds === undefined ? () => false : createMatch(page.folds);
  const key = `area5.page-open.${game}`;
  const isColumn = () => matches() && !isPhone();
  const asSheet = () => isPhone() && !onlyPage();
  return {
    /** A column beside the board that folds to its edge. */
    isColumn,
    folds: () => asSheet() || isColumn(),
    restsOpen: () => isColumn() && readKept(key) === true,
    /** What somebody opened beside the board stays open; a sheet lies over it and does not. */
    keepOpen: (open: boolean) => {
      if (isColumn()) keep(key, open);
    },
  };
}
