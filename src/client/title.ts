import type { Route } from './route.ts';
import * as text from './text.ts';

/** What stands on the browser's tab. A table may say more. */
export function title(route: Route): string {
  switch (route.page) {
    case 'home':
      return text.NAME;
    case 'tables':
    case 'lessons':
    case 'settings':
    case 'about':
      return text.titled(text.NAV[route.page]);
    case 'new':
      return text.titled(text.gameTitle(route.game));
    case 'rules':
      return text.titled(text.rulesOf(text.gameTitle(route.game)));
    case 'learn':
      return text.titled(text.lessonOf(text.gameTitle(route.game)));
    case 'table':
    case 'online':
    case 'seat':
      return text.titled(text.TABLE);
    case 'screen':
      return text.titled(text.BIG_SCREEN);
    case 'join':
      return text.titled(text.JOIN);
    case 'lobby':
      return text.titled(text.LOBBY);
    case 'companion':
      return text.titled(text.COMPANION);
    case 'nowhere':
      return text.titled(text.NOWHERE);
  }
}
