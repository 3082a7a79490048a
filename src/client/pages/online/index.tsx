import { createMemo, lazy, Match, onCleanup, Show, Switch } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { openOnline } from '../../online/online.ts';
import { hintOnline } from '../../online-tables.ts';
import { linkTo } from '../../route.ts';
import * as text from '../../text/online.ts';
import { ERROR_WORDS } from '../../text/online-errors.ts';
import { LOADING, TO_HOME } from '../../text.ts';
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
    return stage !== undefined && stage !== 'gathering' && stage !== 'dealing';
  });
  return (
    <Switch
      fallback={<NotThere line={table.line()} problem={table.problem()} onTry={() => table.tryNow()} />}
    >
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
const NotThere = (props: {
  readonly line: ReturnType<ReturnType<typeof openOnline>['line']>;
  readonly problem: ReturnType<ReturnType<typeof openOnline>['problem']>;
  readonly onTry: () => void;
}) => (
  <Show
    when={props.problem !== null || props.line === 'offline' || props.line === 'closed'}
    fallback={
      <div class="loading" role="status">
        <span class="sr">{LOADING}</span>
      </div>
    }
  >
    <Page title={text.NO_TABLE} says={ERROR_WORDS[props.problem?.code ?? 'offline']}>
      <div class="row wrap">
        <Show when={props.line !== 'closed'}>
          <Button onPress={props.onTry}>{text.TRY_NOW}</Button>
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

export default Online;
