import { createSignal, Show } from 'solid-js';
import { Button } from '../../ui/parts.tsx';
import { exportKept } from '../export-table.ts';
import { linkTo, type Route } from '../route.ts';
import { EXPORT, HOLDS_SECRETS } from '../text/export.ts';
import * as text from '../text.ts';
import { isUnloaded } from '../unloaded.ts';
import { Page } from './page.tsx';

/** Instead of a page that threw, or that did not arrive. */
export const Broken = (props: { readonly at: Route; readonly error: unknown }) => {
  const [says, setSays] = createSignal<string>();
  const save = async (id: string) => setSays(await exportKept(id));
  const table = () => (props.at.page === 'table' ? props.at.id : undefined);
  const words = () => (isUnloaded(props.error) ? text.UNLOADED : text.BROKEN);
  return (
    <Page title={words().title} says={words().says}>
      <div class="row wrap">
        <Button kind="primary" onPress={() => location.reload()}>
          {text.BROKEN_RELOAD}
        </Button>
        <Show when={table()}>{id => <Button onPress={() => void save(id())}>{EXPORT}</Button>}</Show>
        <a class="btn quiet" href={linkTo({ page: 'home' })}>
          {text.TO_HOME}
        </a>
      </div>
      <Show when={table()}>
        <p class="dim">{HOLDS_SECRETS}</p>
      </Show>
      <p role="status">{says()}</p>
      <details class="broken-detail">
        <summary>{text.BROKEN_DETAIL}</summary>
        <p class="data">{props.error instanceof Error ? props.error.message : String(props.error)}</p>
      </details>
    </Page>
  );
};
