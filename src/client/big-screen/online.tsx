import '../pages/share/share.css';
import { createEffect, createMemo, Match, on, onCleanup, Switch } from 'solid-js';
import { connect, heedBrowser } from '../online/browser.ts';
import { type Watched, WatchedTable } from '../online/watched-table.ts';
import { ClosedTable, NotThere } from '../pages/online/not-there.tsx';
import { goInstead } from '../route.ts';
import { framed } from './frame.tsx';
import { Gathering } from './gathering.tsx';
import { shownOf } from './shown.ts';
import { Spectating } from './spectating.tsx';
import { Veiled } from './veiled.tsx';

/** An online table for people around one big screen: what all may see, and no way to act. */
const OnlineScreen = (props: { readonly id: string }) => {
  const table: Watched = new WatchedTable(props.id, { connect, heed: heedBrowser });
  onCleanup(() => table.close());
  const known = createMemo(() => {
    const [card, room] = [table.card(), table.room()];
    return card && room && { card, room };
  });
  const shown = createMemo(() => {
    const now = known();
    return now && shownOf(now.card, now.room);
  });
  const as = (wanted: NonNullable<ReturnType<typeof shown>>) => (shown() === wanted ? known() : null);
  // Nobody should have to walk up to the screen for another game.
  createEffect(
    on(
      () => known()?.room.next,
      (next, before) => {
        if (typeof next === 'string' && before === null) goInstead({ page: 'screen', id: next, here: false });
      },
    ),
  );
  return (
    <Switch fallback={<NotThere table={table} />}>
      <Match when={as('closed')}>
        <ClosedTable />
      </Match>
      <Match when={as('gathering')}>
        {now => <Gathering table={table} card={now().card} room={now().room} />}
      </Match>
      <Match when={as('veiled')}>{now => <Veiled table={table} card={now().card} room={now().room} />}</Match>
      <Match when={as('table')}>
        {now => (
          <Spectating
            {...framed(table, now().card)}
            online={{ table, card: now().card }}
            link={table.link()}
          />
        )}
      </Match>
    </Switch>
  );
};

export default OnlineScreen;
