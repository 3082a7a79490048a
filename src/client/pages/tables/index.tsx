import './tables.css';
import { createEffect, createMemo, createResource, createSignal, For, onMount, Show } from 'solid-js';
import { Banner, Button, Confirm } from '../../../ui/parts.tsx';
import { chosenGame } from '../../chosen-game.ts';
import { exportKept } from '../../export-table.ts';
import { keptTables, readTables, removeTable, summaries } from '../../kept-tables.ts';
import { askOnline, yourOnline } from '../../online-tables.ts';
import { linkTo } from '../../route.ts';
import { IS_COMPANION } from '../../start.ts';
import { EXPORT, EXPORT_FIRST, HOLDS_SECRETS } from '../../text/export.ts';
import * as text from '../../text/tables.ts';
import { gameTitle, MORE, START_LABEL } from '../../text.ts';
import { withWhom } from '../../with-whom.ts';
import { Page, Part } from '../page.tsx';
import { ImportFile } from './import-file.tsx';
import { OnlinePart } from './online-part.tsx';
import { SafetyNote } from './safety.tsx';
import { TableRow } from './table-row.tsx';

interface Leaving {
  readonly id: string;
  readonly title: string;
  readonly says: string;
}

const Tables = () => {
  const [says, setSays] = createSignal('');
  const [leaving, setLeaving] = createSignal<Leaving>();
  const [read] = createResource(readTables);
  // Thrown to the error page, where what reads them did not arrive.
  createEffect(() => read());
  onMount(() => void askOnline().catch(() => undefined));
  const running = createMemo(() => summaries().filter(table => table.outcome === null));
  const over = createMemo(() => summaries().filter(table => table.outcome !== null));
  const unreadable = createMemo(() => {
    const kept = keptTables();
    return kept?.ok ? kept.value.flatMap(listed => (listed.type === 'unreadable' ? [listed.id] : [])) : [];
  });
  const save = async (id: string) => setSays(await exportKept(id));
  const remove = async ({ id, title }: Leaving) => {
    const gone = await removeTable(id);
    setSays(gone.ok ? text.removed(title) : text.REMOVE_FAILED);
  };
  const lists = () => [
    { title: text.RUNNING, tables: running() },
    { title: text.OVER, tables: over() },
  ];
  return (
    <Page title={text.TITLE} says={IS_COMPANION ? text.SAYS_COMPANION : text.SAYS} class="tables-page">
      <Show when={keptTables()?.ok === false}>
        <Banner icon="offline" kind="bad" title={text.NO_STORAGE}>
          {text.NO_STORAGE_SAYS}
        </Banner>
      </Show>
      <p class="tables-say" role="status">
        {says()}
      </p>
      <OnlinePart onSay={setSays} />
      <Show when={keptTables()?.ok && summaries().length === 0 && yourOnline().length === 0}>
        <Part title={text.NONE} says={text.NONE_SAYS}>
          <div class="row wrap">
            <a class="btn" href={linkTo({ page: 'new', game: chosenGame() })}>
              {START_LABEL}
            </a>
            <a class="btn" href={linkTo({ page: 'lessons' })}>
              {MORE.lessons.title}
            </a>
          </div>
        </Part>
      </Show>
      <For each={lists()}>
        {({ title, tables }) => (
          <Show when={tables.length > 0}>
            <Part title={title}>
              <ul class="tables">
                <For each={tables}>
                  {table => (
                    <TableRow
                      table={table}
                      onExport={() => void save(table.id)}
                      onRemove={() =>
                        setLeaving({
                          id: table.id,
                          title: gameTitle(table.game),
                          says: text.removeSays(gameTitle(table.game), withWhom(table)),
                        })
                      }
                    />
                  )}
                </For>
              </ul>
            </Part>
          </Show>
        )}
      </For>
      <Show when={unreadable().length > 0}>
        <Part title={text.UNREADABLE} says={text.UNREADABLE_SAYS}>
          <ul class="tables">
            <For each={unreadable()}>
              {id => (
                <li class="table-row">
                  <div>
                    <h3>{text.UNKNOWN_TABLE}</h3>
                    <p class="data">{id}</p>
                  </div>
                  <div class="table-does">
                    <Button onPress={() => void save(id)}>{EXPORT}</Button>
                    <Button
                      kind="quiet"
                      onPress={() =>
                        setLeaving({ id, title: text.UNKNOWN_TABLE, says: text.UNKNOWN_REMOVE_SAYS })
                      }
                    >
                      {text.REMOVE}
                    </Button>
                    <p class="table-file">{HOLDS_SECRETS}</p>
                  </div>
                </li>
              )}
            </For>
          </ul>
        </Part>
      </Show>
      <ImportFile />
      <Show when={summaries().length > 0}>
        <SafetyNote />
      </Show>
      <Room />
      <Show when={leaving()}>
        {table => (
          <Confirm
            title={text.REMOVE_TITLE}
            says={table().says}
            doIt={text.REMOVE}
            keep={text.KEEP}
            also={{ title: EXPORT_FIRST, onPress: () => void save(table().id) }}
            onConfirm={() => void remove(table())}
            onClose={() => setLeaving(undefined)}
          />
        )}
      </Show>
    </Page>
  );
};

/** How much of what the browser grants is used, where it tells. */
const Room = () => {
  const [says, setSays] = createSignal('');
  onMount(async () => {
    try {
      const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
      if (usage !== undefined && quota !== undefined) setSays(text.room(usage, quota));
    } catch {
      // Some browsers refuse to tell; then nothing is said.
    }
  });
  return <p class="dimmer">{says()}</p>;
};

export default Tables;
