import { createEffect, ErrorBoundary, lazy, Match, on, onCleanup, Show, Suspense, Switch } from 'solid-js';
import { focusHeading } from './focus-heading.ts';
import { Home } from './home.tsx';
import { Loading } from './loading.tsx';
import { Notices } from './notices.tsx';
import { Broken } from './pages/broken.tsx';
import { type Route, route } from './route.ts';
import { title } from './title.ts';

const Tables = lazy(() => import('./pages/tables/index.tsx'));
const NewTable = lazy(() => import('./pages/new/index.tsx'));
const Lessons = lazy(() => import('./pages/lessons.tsx'));
const Settings = lazy(() => import('./pages/settings.tsx'));
const About = lazy(() => import('./pages/about.tsx'));
const Rules = lazy(() => import('./pages/rules.tsx'));
const Online = lazy(() => import('./pages/online/index.tsx'));
const BigScreen = lazy(() => import('./big-screen/index.tsx'));
const Join = lazy(() => import('./pages/join/index.tsx'));
const Lobby = lazy(() => import('./pages/lobby/index.tsx'));
const CarriedSeat = lazy(() => import('./pages/carried-seat.tsx'));
const Companion = lazy(() => import('../companion/index.tsx'));
const Nowhere = lazy(() => import('./pages/nowhere.tsx'));
const Table = lazy(async () => ({ default: (await import('./table/index.tsx')).TablePage }));
const Lesson = lazy(async () => ({ default: (await import('./table/index.tsx')).LessonPage }));

export const App = () => {
  let place: HTMLDivElement | undefined;
  createEffect(() => {
    document.title = title(route());
  });
  createEffect(on(route, () => place && arrive(place), { defer: true }));
  return (
    <>
      <Notices />
      <div ref={place}>
        <Show when={route()} keyed>
          {at => (
            <Suspense fallback={<Loading />}>
              <ErrorBoundary fallback={error => <Broken at={at} error={error} />}>
                <Page at={at} />
              </ErrorBoundary>
            </Suspense>
          )}
        </Show>
      </div>
    </>
  );
};

const Page = (props: { readonly at: Route }) => {
  const on = <Name extends Route['page']>(page: Name) =>
    props.at.page === page ? (props.at as Route & { readonly page: Name }) : undefined;
  return (
    <Switch fallback={<Nowhere />}>
      <Match when={on('home')}>
        <Home />
      </Match>
      <Match when={on('tables')}>
        <Tables />
      </Match>
      <Match when={on('lessons')}>
        <Lessons />
      </Match>
      <Match when={on('settings')}>
        <Settings />
      </Match>
      <Match when={on('about')}>
        <About />
      </Match>
      <Match when={on('rules')}>{at => <Rules game={at().game} />}</Match>
      <Match when={on('new')}>{at => <NewTable game={at().game} preset={at().preset} />}</Match>
      <Match when={on('learn')}>{at => <Lesson game={at().game} />}</Match>
      <Match when={on('table')}>{at => <Table id={at().id} />}</Match>
      <Match when={on('online')}>{at => <Online id={at().id} />}</Match>
      <Match when={on('screen')}>{at => <BigScreen id={at().id} here={at().here} />}</Match>
      <Match when={on('join')}>
        <Join />
      </Match>
      <Match when={on('lobby')}>
        <Lobby />
      </Match>
      <Match when={on('companion')}>{at => <Companion at={at().at} what={at().what} />}</Match>
      <Match when={on('seat')}>{at => <CarriedSeat carried={at()} />}</Match>
    </Switch>
  );
};

/** Who follows a link finds the new page from its top, and its heading in focus as soon as it is there. */
function arrive(place: HTMLElement): void {
  if (history.state === null) {
    history.replaceState({ visited: true }, '');
    window.scrollTo(0, 0);
  }
  onCleanup(focusHeading(place));
}
