import { For, Show } from 'solid-js';
import { Button, isAway, isBot, SeatName } from '../../../ui/parts.tsx';
import { isBesideBox } from '../../boxed.ts';
import { linkTo } from '../../route.ts';
import type { TableSummary } from '../../store.ts';
import { EXPORT, HOLDS_SECRETS } from '../../text/export.ts';
import * as text from '../../text/tables.ts';
import { gameTitle } from '../../text.ts';
import { standing } from '../../with-whom.ts';

export const TableRow = (props: {
  readonly table: TableSummary;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}) => (
  <li class="table-row">
    <div>
      <h3>
        {gameTitle(props.table.game)}
        <Show when={props.table.lesson}>
          <span class="dim"> · {text.LESSON}</span>
        </Show>
      </h3>
      <ul class="table-players">
        <For each={props.table.players}>
          {player => (
            <li>
              <SeatName look={player.look} name={player.name} bot={isBot(player)} away={isAway(player)} />
            </li>
          )}
        </For>
      </ul>
      <p class="dim">
        {text.stands(
          ...(isBesideBox(props.table) ? [text.BESIDE_BOX] : []),
          standing(props.table),
          text.since(props.table.changed, Date.now()),
        )}
      </p>
    </div>
    <div class="table-does">
      <a class="btn" href={linkTo({ page: 'table', id: props.table.id })}>
        {props.table.outcome ? text.LOOK_BACK : text.OPEN}
      </a>
      <Button kind="quiet" onPress={props.onExport}>
        {EXPORT}
      </Button>
      <Button kind="quiet" onPress={props.onRemove}>
        {text.REMOVE}
      </Button>
      <Show when={props.table.outcome === null}>
        <p class="table-file">{HOLDS_SECRETS}</p>
      </Show>
    </div>
  </li>
);
