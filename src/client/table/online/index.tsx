import { createResource, For, Match, Show, Switch } from 'solid-js';
import type { TableCard } from '../../../protocol/tells.ts';
import { SeatName } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import { CarriedInVain } from '../../pages/online/carried-in-vain.tsx';
import { LineBanner } from '../../pages/online/line-banner.tsx';
import { Page } from '../../pages/page.tsx';
import { gameTitle, LOADING } from '../../text.ts';
import { keepFocus } from '../focus.ts';
import { NoTable } from '../no-table.tsx';
import { loadPage } from '../open.ts';
import { Table } from '../table.tsx';
import './online.css';
import * as text from './text.ts';

/** A table of the server from the deal on: the page that all tables have, driven by another link. */
export const OnlineTablePage = (props: { readonly table: OnlineTable; readonly card: TableCard }) => {
  keepFocus();
  const [page, { refetch }] = createResource(() => props.card.game, loadPage);
  const loaded = () => {
    const result = page();
    return result?.ok ? result.value : undefined;
  };
  const problem = () => {
    const result = page();
    return result && !result.ok ? result.error : undefined;
  };
  /** Who may watch only afterwards sees nothing before. */
  const veiled = () =>
    props.table.you().seat === null && props.card.watch === 'after' && props.table.room()?.stage !== 'over';
  return (
    <Switch
      fallback={
        <div class="loading" role="status">
          <span class="sr">{LOADING}</span>
        </div>
      }
    >
      <Match when={veiled()}>
        <Page title={gameTitle(props.card.game)} says={text.VEILED_SAYS}>
          <LineBanner table={props.table} />
          <CarriedInVain table={props.table} />
          <ul class="veiled">
            <For each={props.table.room()?.chairs}>
              {chair => (
                <Show when={chair.by !== 'nobody' && chair}>
                  {player => (
                    <li>
                      <SeatName look={player().look} name={player().name} bot={player().by === 'bot'} />
                    </li>
                  )}
                </Show>
              )}
            </For>
          </ul>
        </Page>
      </Match>
      <Match when={problem()}>
        {says => (
          <NoTable says={says()} exportId={undefined} onRestart={undefined} onAgain={() => void refetch()} />
        )}
      </Match>
      <Match when={props.table.link()} keyed>
        {link => (
          <Show when={loaded()}>
            {game => (
              <Table
                link={link}
                page={game()}
                online={props.table}
                onReopen={() => props.table.tryNow()}
                onRestart={() => undefined}
              />
            )}
          </Show>
        )}
      </Match>
    </Switch>
  );
};
