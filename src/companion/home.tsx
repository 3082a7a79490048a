import { createMemo, For, onMount, Show } from 'solid-js';
import { isBesideBox } from '../client/boxed.ts';
import { lookForTables, summaries } from '../client/kept-tables.ts';
import { Page, Part } from '../client/pages/page.tsx';
import { linkTo } from '../client/route.ts';
import { runningHere } from '../client/running.ts';
import { BOXES } from './code.ts';
import { BigLink } from './frame.tsx';
import * as text from './text/home.ts';

const ICONS = { 'planet-x': 'o-planetx', uaps: 'o-uap' } as const;

const companion = (at: string, what?: string): string =>
  linkTo({ page: 'companion', at, ...(what === undefined ? {} : { what }) });

export const Home = () => {
  onMount(() => void lookForTables().catch(() => undefined));
  const last = createMemo(() => runningHere(summaries().filter(isBesideBox))[0]);
  return (
    <Page title={text.TITLE} says={text.SAYS} class="companion">
      <Show when={last()}>
        {table => (
          <BigLink
            primary
            to={linkTo(table().to)}
            icon="play"
            title={text.GO_ON}
            says={text.lastTable(table().game, table().state)}
          />
        )}
      </Show>
      <Part title={text.DEAL}>
        <For each={BOXES}>
          {game => <BigLink to={companion('deal', game)} icon={ICONS[game]} {...text.DEALS[game]} />}
        </For>
      </Part>
      <Part title={text.HAVE}>
        <BigLink to={companion('enter')} icon="pencil" {...text.ENTER} />
        <BigLink to={companion('scan')} icon="qr" {...text.SCAN} />
      </Part>
      <Part title={text.ALONE}>
        <BigLink to={companion('daily')} icon="o-luna" {...text.DAILY} />
        <For each={BOXES}>
          {game => <BigLink to={companion('solo', game)} icon="bot" {...text.SOLO[game]} />}
        </For>
      </Part>
      <Part title={text.MORE}>
        <BigLink to={companion('print')} icon="a-theory" {...text.PRINT} />
        <BigLink to={companion('how')} icon="notes" {...text.HOW} />
      </Part>
    </Page>
  );
};
