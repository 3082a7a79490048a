import { createEffect, createMemo, lazy, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { focusHeading } from '../../focus-heading.ts';
import { Loading } from '../../loading.tsx';
import { type OnlineTable, openOnline } from '../../online/online.ts';
import { hintOnline } from '../../online-tables.ts';
import { linkTo } from '../../route.ts';
import * as text from '../../text/online.ts';
import { failureSays } from '../../text/online-errors.ts';
import { TO_HOME } from '../../text.ts';
import { Page } from '../page.tsx';
import { WaitingRoom } from './waiting-room.tsx';

const OnlineTablePage = lazy(async () => ({
  default: (await import('../../table/online/index.tsx')).OnlineTablePage,
}));

/** An online table from the first guest to the last word: the same connection all the way. */
const Online = (props: { readonly id: string }) => {
  const table = openOnline(props.id);
  hintOnline();
  onCleanup(() => table.close());
  const gathered = createMemo(() => {
    const stage = table.room()?.stage;
    return stage && stage !== 'gathering' && stage !== 'dealing';
  });
  // The waiting room goes by itself, with whatever had the focus in it.
  createEffect(
    on(gathered, (is, before) => {
      if (is && before === false) onCleanup(focusHeading(document.body));
    }),
  );
  return (
    <Switch fallback={<NotThere table={table} />}>
      <Match when={table.room()?.closed === 'unstarted'}>
        <Page title={text.CLOSED_TABLE} says={text.CLOSED_TABLE_SAYS}>
          <a class="btn" href={linkTo({ page: 'home' })}>
            {TO_HOME}
          </a>
        </Page>
      </Match>
      <Match when={gathered() && table.card()}>
        {card => <OnlineTablePage table={table} card={card()} />}
      </Match>
      <Match when={table.card()}>
        {card => (
          <Show when={table.room()}>{room => <WaitingRoom table={table} card={card()} room={room()} />}</Show>
        )}
      </Match>
    </Switch>
  );
};

/** Before the first answer, and where there is none. */
const NotThere = (props: { readonly table: OnlineTable }) => {
  const line = () => props.table.line();
  const problem = () => props.table.problem();
  return (
    <Show when={problem() !== null || line() === 'offline' || line() === 'closed'} fallback={<Loading />}>
      <Page title={text.NO_TABLE} says={failureSays(problem() ?? { code: 'offline' })}>
        <div class="row wrap">
          <Show when={line() !== 'closed'}>
            <Button onPress={() => props.table.tryNow()}>{text.TRY_NOW}</Button>
          </Show>
          <a class="btn" href={linkTo({ page: 'join' })}>
            {text.JOIN_BY_CODE}
          </a>
          <a class="btn quiet" href={linkTo({ page: 'home' })}>
            {TO_HOME}
          </a>
        </div>
      </Page>
    </Show>
  );
};

export default Online;
