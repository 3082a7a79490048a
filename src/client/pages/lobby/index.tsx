import { createResource, For, Match, onCleanup, Show, Switch } from 'solid-js';
import { list } from '../../../core/words.ts';
import type { TableLine } from '../../../protocol/tells.ts';
import { Button } from '../../../ui/parts.tsx';
import { chosenGame } from '../../chosen-game.ts';
import { lobby } from '../../online/over-http.ts';
import { linkTo } from '../../route.ts';
import * as text from '../../text/lobby.ts';
import { ERROR_WORDS } from '../../text/online-errors.ts';
import { since } from '../../text/tables.ts';
import { gameTitle, LOBBY } from '../../text.ts';
import { Page } from '../page.tsx';
import '../tables/tables.css';

const LOOK_AGAIN_MS = 10_000;

const Lobby = () => {
  const [listed, { refetch }] = createResource(lobby);
  const timer = setInterval(() => {
    if (!document.hidden) void refetch();
  }, LOOK_AGAIN_MS);
  onCleanup(() => clearInterval(timer));
  const tables = () => {
    const result = listed.latest;
    return result?.ok ? result.value : undefined;
  };
  const problem = () => {
    const result = listed.latest;
    return result && !result.ok ? ERROR_WORDS[result.error.code] : undefined;
  };
  return (
    <Page title={LOBBY} says={text.SAYS}>
      <div class="row wrap">
        <a class="btn" href={linkTo({ page: 'new', game: chosenGame(), preset: 'friends' })}>
          {text.NEW}
        </a>
        <a class="btn" href={linkTo({ page: 'join' })}>
          {text.BY_CODE}
        </a>
        <Button icon="rotate" onPress={() => void refetch()}>
          {text.AGAIN}
        </Button>
      </div>
      <Switch>
        <Match when={problem()}>{says => <p role="alert">{says()}</p>}</Match>
        <Match when={tables()?.length === 0}>
          <p role="status">{text.NONE}</p>
        </Match>
        <Match when={tables()}>
          {open => (
            <ul class="tables">
              <For each={open()}>{table => <Listed table={table} />}</For>
            </ul>
          )}
        </Match>
      </Switch>
    </Page>
  );
};

const Listed = (props: { readonly table: TableLine }) => {
  const gathering = () => props.table.stage === 'gathering';
  const canSee = () => gathering() || props.table.watch === 'public';
  return (
    <li class="table-row">
      <div>
        <h2>{gameTitle(props.table.game)}</h2>
        <p>{props.table.names.length === 0 ? text.NOBODY_YET : text.withNames(list(props.table.names))}</p>
        <p class="dim">{text.about(props.table, since(props.table.created, Date.now()))}</p>
      </div>
      <div class="table-does">
        <Show when={canSee()} fallback={<p class="dim">{text.VEILED}</p>}>
          <a class="btn" href={linkTo({ page: 'online', id: props.table.table })}>
            {gathering() && props.table.free > 0 ? text.SIT_DOWN : text.WATCH}
          </a>
        </Show>
      </div>
    </li>
  );
};

export default Lobby;
