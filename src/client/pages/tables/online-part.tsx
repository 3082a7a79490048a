import { createSignal, For, Show } from 'solid-js';
import { list } from '../../../core/words.ts';
import { Button, Confirm } from '../../../ui/parts.tsx';
import { forgetOnline, type YourTable, yourOnline } from '../../online-tables.ts';
import { linkTo } from '../../route.ts';
import { removedSays } from '../../text/online-errors.ts';
import * as text from '../../text/tables.ts';
import { gameTitle, withOthers } from '../../text.ts';
import { Part } from '../page.tsx';

/** The tables on the server that this device sits at or leads. */
export const OnlinePart = (props: { readonly onSay: (says: string) => void }) => {
  const [leaving, setLeaving] = createSignal<YourTable>();
  const unreached = () => yourOnline().some(({ state }) => state === 'unknown');
  const forget = async ({ id, game }: YourTable) => {
    const gone = await forgetOnline(id);
    props.onSay(gone.ok ? text.forgotten(gameTitle(game)) : text.REMOVE_FAILED);
  };
  return (
    <Show when={yourOnline().length > 0}>
      <Part title={text.ONLINE} says={unreached() ? text.ONLINE_UNREACHED : text.ONLINE_SAYS}>
        <ul class="tables">
          <For each={yourOnline()}>
            {table => (
              <li class="table-row">
                <div>
                  <h3>{gameTitle(table.game)}</h3>
                  <p>{withOthers(othersOf(table))}</p>
                  <p class="dim">{stands(table)}</p>
                  <Show when={table.removed}>{removed => <p class="dim">{removedSays(removed())}</p>}</Show>
                </div>
                <div class="table-does">
                  <Show when={table.state !== 'gone'}>
                    <a class="btn" href={linkTo({ page: 'online', id: table.id })}>
                      {table.state === 'over' ? text.LOOK_BACK : text.OPEN}
                    </a>
                  </Show>
                  <Button kind="quiet" onPress={() => setLeaving(table)}>
                    {text.FORGET}
                  </Button>
                </div>
              </li>
            )}
          </For>
        </ul>
      </Part>
      <Show when={leaving()}>
        {table => (
          <Confirm
            title={text.FORGET_TITLE}
            says={text.forgetSays(gameTitle(table().game), othersOf(table()))}
            doIt={text.FORGET}
            keep={text.KEEP}
            onConfirm={() => void forget(table())}
            onClose={() => setLeaving(undefined)}
          />
        )}
      </Show>
    </Show>
  );
};

const stands = ({ state, opened, keptFor }: YourTable): string =>
  text.stands(
    text.lastOpen(text.ONLINE_STATES[state], text.since(opened, Date.now())),
    ...(keptFor === null ? [] : [text.keptFor(keptFor)]),
  );

const othersOf = ({ others }: YourTable): string => (others.length === 0 ? text.ALONE : list(others));
