import '../pages/share/share.css';
import { createEffect, createMemo, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { Button } from '../../ui/parts.tsx';
import { Loading } from '../loading.tsx';
import { connect, heedBrowser } from '../online/browser.ts';
import { type Watched, WatchedTable } from '../online/watched-table.ts';
import { Page } from '../pages/page.tsx';
import { goInstead, linkTo } from '../route.ts';
import * as online from '../text/online.ts';
import { failureSays } from '../text/online-errors.ts';
import { TO_HOME } from '../text.ts';
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
        <Page title={online.CLOSED_TABLE} says={online.CLOSED_TABLE_SAYS}>
          <a class="btn" href={linkTo({ page: 'home' })}>
            {TO_HOME}
          </a>
        </Page>
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

/** Before the first answer, and where there is none. */
const NotThere = (props: { readonly table: Watched }) => {
  const problem = () => props.table.problem();
  const line = () => props.table.line();
  return (
    <Show when={problem() !== null || line() === 'offline' || line() === 'closed'} fallback={<Loading />}>
      <Page title={online.NO_TABLE} says={failureSays(problem() ?? { code: 'offline' })}>
        <div class="row wrap">
          <Show when={line() !== 'closed'}>
            <Button onPress={() => props.table.tryNow()}>{online.TRY_NOW}</Button>
          </Show>
          <a class="btn quiet" href={linkTo({ page: 'home' })}>
            {TO_HOME}
          </a>
        </div>
      </Page>
    </Show>
  );
};

export default OnlineScreen;
