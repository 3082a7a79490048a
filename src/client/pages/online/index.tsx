import { createEffect, createMemo, lazy, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { focusHeading } from '../../focus-heading.ts';
import { openOnline } from '../../online/online.ts';
import { hintOnline } from '../../online-tables.ts';
import { linkTo } from '../../route.ts';
import * as text from '../../text/online.ts';
import { ClosedTable, NotThere } from './not-there.tsx';
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
    <Switch
      fallback={
        <NotThere table={table}>
          <a class="btn" href={linkTo({ page: 'join' })}>
            {text.JOIN_BY_CODE}
          </a>
        </NotThere>
      }
    >
      <Match when={table.room()?.closed === 'unstarted'}>
        <ClosedTable />
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

export default Online;
