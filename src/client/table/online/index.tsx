import { createResource, Match, Show, Switch } from 'solid-js';
import type { TableCard } from '../../../protocol/tells.ts';
import { answerOf, failureOf } from '../../came-of.ts';
import { Loading } from '../../loading.tsx';
import type { OnlineTable } from '../../online/online.ts';
import { keepFocus } from '../focus.ts';
import { NoTable } from '../no-table.tsx';
import { loadPage } from '../open.ts';
import { Table } from '../table.tsx';
import './online.css';
import { Veiled } from './veiled.tsx';

/** A table of the server from the deal on: the page that all tables have, driven by another link. */
export const OnlineTablePage = (props: { readonly table: OnlineTable; readonly card: TableCard }) => {
  keepFocus();
  const [page, { refetch }] = createResource(() => props.card.game, loadPage);
  const loaded = () => answerOf(page());
  const problem = () => failureOf(page());
  /** Who may watch only afterwards sees nothing before. */
  const veiled = () => {
    const room = props.table.room();
    const mayLook = props.table.you().seat !== null || props.card.watch === 'public';
    return mayLook || room?.stage === 'over' ? null : room;
  };
  return (
    <Switch fallback={<Loading />}>
      <Match when={veiled()}>{room => <Veiled table={props.table} card={props.card} room={room()} />}</Match>
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
