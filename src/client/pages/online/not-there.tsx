import { type ParentProps, Show } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { Loading } from '../../loading.tsx';
import type { OnlineTable } from '../../online/online.ts';
import { linkTo } from '../../route.ts';
import * as text from '../../text/online.ts';
import { failureSays } from '../../text/online-errors.ts';
import { TO_HOME } from '../../text.ts';
import { Page } from '../page.tsx';

/** Before the first answer of an online table, and where there is none; `children` are other ways on. */
export const NotThere = (
  props: ParentProps<{ readonly table: Pick<OnlineTable, 'line' | 'problem' | 'tryNow'> }>,
) => {
  const line = () => props.table.line();
  const problem = () => props.table.problem();
  return (
    <Show when={problem() !== null || line() === 'offline' || line() === 'closed'} fallback={<Loading />}>
      <Page title={text.NO_TABLE} says={failureSays(problem() ?? { code: 'offline' })}>
        <div class="row wrap">
          <Show when={line() !== 'closed'}>
            <Button onPress={() => props.table.tryNow()}>{text.TRY_NOW}</Button>
          </Show>
          {props.children}
          <a class="btn quiet" href={linkTo({ page: 'home' })}>
            {TO_HOME}
          </a>
        </div>
      </Page>
    </Show>
  );
};

/** Nothing was dealt in time, and nothing will be. */
export const ClosedTable = () => (
  <Page title={text.CLOSED_TABLE} says={text.CLOSED_TABLE_SAYS}>
    <a class="btn" href={linkTo({ page: 'home' })}>
      {TO_HOME}
    </a>
  </Page>
);
