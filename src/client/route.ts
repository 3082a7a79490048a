import { createSignal } from 'solid-js';
import { START } from './start.ts';

/** Where one is. It stands behind the #, so that any web server will do and no server hears of it. */
export type Route =
  | { readonly page: 'home' | 'tables' | 'lessons' | 'settings' | 'about' | 'join' | 'lobby' }
  | { readonly page: 'rules' | 'learn'; readonly game: string }
  /** `preset`: who plays, to begin with. */
  | { readonly page: 'new'; readonly game: string; readonly preset?: string }
  /** `table` lives on this device, `online` on the server. */
  | { readonly page: 'table' | 'online'; readonly id: string }
  /** Shows a table to a whole room: one of this device where it is "here", else one on the server. */
  | { readonly page: 'screen'; readonly id: string; readonly here: boolean }
  /** A seat that somebody carries to this device; `host`: what the table is led with. */
  | { readonly page: 'seat'; readonly id: string; readonly key: string; readonly host?: string }
  /** `at`: which of its pages; `what`: the code or the day that it is about. */
  | { readonly page: 'companion'; readonly at?: string; readonly what?: string }
  | { readonly page: 'nowhere' };

/** Pages whose address goes on after what they are about. */
const TAKES_TWO: readonly string[] = ['new', 'companion', 'screen'];
const HERE = 'here';

export function readRoute(hash: string): Route {
  const [page = '', what = '', last = '', ...more] = hash.replace(/^#?\/?/, '').split('/');
  if (page === 'seat') return readSeat(what, last, more);
  if (more.length > 0 || (last !== '' && !TAKES_TWO.includes(page))) return { page: 'nowhere' };
  switch (page) {
    case '':
      return START;
    case 'tables':
    case 'lessons':
    case 'settings':
    case 'about':
    case 'join':
    case 'lobby':
      return what === '' ? { page } : { page: 'nowhere' };
    case 'rules':
    case 'learn':
      return what === '' ? { page: 'nowhere' } : { page, game: what };
    case 'new':
      if (what === '') return { page: 'nowhere' };
      return last === '' ? { page, game: what } : { page, game: what, preset: last };
    case 'table':
    case 'online':
      return what === '' ? { page: 'nowhere' } : { page, id: what };
    case 'screen':
      if (last !== '') return what === HERE ? { page, id: last, here: true } : { page: 'nowhere' };
      return what === '' ? { page: 'nowhere' } : { page, id: what, here: false };
    case 'companion':
      if (what === '') return last === '' ? { page } : { page: 'nowhere' };
      return last === '' ? { page, at: what } : { page, at: what, what: last };
    default:
      return { page: 'nowhere' };
  }
}

function readSeat(id: string, key: string, [host, ...more]: readonly string[]): Route {
  if (id === '' || key === '' || host === '' || more.length > 0) return { page: 'nowhere' };
  return { page: 'seat', id, key, ...(host === undefined ? {} : { host }) };
}

export function linkTo(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'nowhere':
      return '#/';
    case 'rules':
    case 'learn':
      return `#/${route.page}/${route.game}`;
    case 'new':
      return `#/new/${route.game}${route.preset === undefined ? '' : `/${route.preset}`}`;
    case 'table':
    case 'online':
      return `#/${route.page}/${route.id}`;
    case 'screen':
      return `#/screen/${route.here ? `${HERE}/` : ''}${route.id}`;
    case 'companion':
      return ['#/companion', route.at, route.what].filter(part => part !== undefined).join('/');
    case 'seat':
      return `#/seat/${route.id}/${route.key}${route.host === undefined ? '' : `/${route.host}`}`;
    default:
      return `#/${route.page}`;
  }
}

const [route, setRoute] = createSignal<Route>(readRoute(location.hash));

export { route };

window.addEventListener('hashchange', () => setRoute(readRoute(location.hash)));

export const go = (to: Route): void => {
  location.hash = linkTo(to);
};

/** Without a step back to where one was. */
export function goInstead(to: Route): void {
  history.replaceState(null, '', linkTo(to));
  setRoute(to);
}

/** What this page is about has another address now; the page stays. */
export const renamed = (to: Route): void => history.replaceState(history.state, '', linkTo(to));

/** The whole address, to be sent to somebody. */
export const addressOf = (to: Route): string => new URL(linkTo(to), location.href).href;
