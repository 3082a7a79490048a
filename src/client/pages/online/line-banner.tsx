import { Match, Switch } from 'solid-js';
import { Banner, Button } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import * as text from '../../text/online.ts';
import { failureSays } from '../../text/online-errors.ts';

/** What must be known about the connection; nothing while it is live. */
export const LineBanner = (props: { readonly table: Pick<OnlineTable, 'line' | 'problem' | 'tryNow'> }) => (
  <Switch>
    <Match when={props.table.line() === 'offline'}>
      <Banner
        icon="offline"
        kind="bad"
        title={text.OFFLINE}
        action={<Button onPress={() => props.table.tryNow()}>{text.TRY_NOW}</Button>}
      >
        {text.OFFLINE_SAYS}
      </Banner>
    </Match>
    <Match when={props.table.line() === 'closed'}>
      <Banner
        icon="offline"
        kind="bad"
        title={text.CLOSED}
        action={<Button onPress={() => location.reload()}>{text.LOAD_AGAIN}</Button>}
      >
        {words(props.table)}
      </Banner>
    </Match>
    <Match when={props.table.problem()}>
      {problem => (
        <Banner icon="close" kind="bad" title={text.COMPLAINT}>
          {failureSays(problem())}
        </Banner>
      )}
    </Match>
  </Switch>
);

const words = (table: Pick<OnlineTable, 'problem'>): string | null => {
  const problem = table.problem();
  return problem && failureSays(problem);
};
