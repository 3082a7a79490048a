import { createSignal } from 'solid-js';

/** Where one is. It stands behind the #, so that any web server will do and no server hears of it. */
export type Route =
  | { readonly page: 'home' | 'tables' | 'lessons' | 'settings' | 'about' }
  | { readonly page: 'rules' | 'learn'; readonly game: string }
  /** `preset`: who plays, to begin with. */
  | { readonly page: 'new'; readonly game: string; readonly preset?: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'nowhere' };

export function readRoute(hash: string): Route {
  const [page = '', what = '', preset = '', ...more] = hash.replace(/^#?\/?/, '').split('/');
  if (more.length > 0 || (preset !== '' && page !== 'new')) return { page: 'nowhere' };
  switch (page) {
    case '':
      return { page: 'home' };
    case 'tables':
    case 'lessons':
    case 'settings':
    case 'about':
      return what === '' ? { page } : { page: 'nowhere' };
    case 'rules':
    case 'learn':
      return what === '' ? { page: 'nowhere' } : { page, game: what };
    case 'new':
      if (what === '') return { page: 'nowhere' };
      return preset === '' ? { page, game: what } : { page, game: what, preset };
    case 'table':
      return what === '' ? { page: 'nowhere' } : { page, id: what };
    default:
      return { page: 'nowhere' };
  }
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
      return `#/table/${route.id}`;
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
export const goInstead = (to: Route): void => location.replace(linkTo(to));
