import { createSignal, Show } from 'solid-js';
import { Button } from '../../ui/parts.tsx';
import { linkTo, type Route } from '../route.ts';
import * as text from '../text.ts';
import { exportTable } from './export-table.ts';
import { Page } from './page.tsx';

/** Instead of a page that threw. */
const Broken = (props: { readonly at: Route; readonly error: unknown }) => {
  const [says, setSays] = createSignal<string>();
  const save = async (id: string) => setSays(await exportTable(id));
  return (
    <Page title={text.BROKEN} says={text.BROKEN_SAYS}>
      <div class="row wrap">
        <Button kind="primary" onPress={() => location.reload()}>
          {text.BROKEN_RELOAD}
        </Button>
        <Show when={props.at.page === 'table' && props.at.id}>
          {id => <Button onPress={() => void save(id())}>{text.BROKEN_EXPORT}</Button>}
        </Show>
        <a class="btn quiet" href={linkTo({ page: 'home' })}>
          {text.TO_HOME}
        </a>
      </div>
      <p role="status">{says()}</p>
      <details class="broken-detail">
        <summary>{text.BROKEN_DETAIL}</summary>
        <p class="data">{props.error instanceof Error ? props.error.message : String(props.error)}</p>
      </details>
    </Page>
  );
};

export default Broken;
