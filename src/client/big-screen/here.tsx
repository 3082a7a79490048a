import { createResource, Match, onCleanup, Switch } from 'solid-js';
import { Loading } from '../loading.tsx';
import { localTables } from '../local/index.ts';
import { NoTable } from '../table/no-table.tsx';
import { TROUBLE_WORDS } from '../table/text.ts';
import { Spectating } from './spectating.tsx';

/** A table of this device on its second screen: another window plays it, this one follows. */
export const ScreenHere = (props: { readonly id: string }) => {
  const [opened, { refetch }] = createResource(() => props.id, localTables.watch);
  const link = () => {
    const now = opened();
    return now?.ok ? now.value : undefined;
  };
  const problem = () => {
    const now = opened();
    return now && !now.ok ? now.error : undefined;
  };
  const again = () => {
    link()?.close();
    void refetch();
  };
  // A page that was put aside may have missed what was played.
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };
  window.addEventListener('pageshow', back);
  onCleanup(() => {
    window.removeEventListener('pageshow', back);
    link()?.close();
  });
  return (
    <Switch fallback={<Loading />}>
      <Match when={link()} keyed>
        {one => (
          <Spectating
            game={one.facts.game}
            leave={{ page: 'table', id: props.id }}
            online={undefined}
            link={one}
          />
        )}
      </Match>
      <Match when={problem()}>
        {trouble => (
          <NoTable
            says={TROUBLE_WORDS[trouble()]}
            exportId={undefined}
            onRestart={undefined}
            onAgain={again}
          />
        )}
      </Match>
    </Switch>
  );
};
