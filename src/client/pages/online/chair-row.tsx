import { createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { Chair } from '../../../protocol/tells.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button, SeatName, Tool } from '../../../ui/parts.tsx';
import { offerOf } from '../../offers.ts';
import type { You } from '../../online/online.ts';
import { bot, seat as seatNumber } from '../../text/new-table.ts';
import * as text from '../../text/online.ts';

interface ChairRowProps {
  readonly seat: Seat;
  readonly chair: Chair | undefined;
  readonly you: You;
  /** Who sits here leads the table. */
  readonly host: boolean;
  readonly game: string;
  /** Parts are collected: nobody comes or goes. */
  readonly dealing: boolean;
  readonly onSit: () => void;
  readonly onBot: () => void;
  readonly onLevel: (level: string) => void;
  readonly onRemove: () => void;
}

export const ChairRow = (props: ChairRowProps) => {
  const by = <Kind extends Chair['by']>(kind: Kind) =>
    props.chair?.by === kind ? (props.chair as Extract<Chair, { by: Kind }>) : undefined;
  const leads = () => props.you.host && !props.dealing;
  return (
    <li class="chair" classList={{ free: props.chair?.by === 'nobody', own: props.you.seat === props.seat }}>
      <Switch>
        <Match when={by('nobody')}>
          <p class="chair-free">
            <span class="sr">{seatNumber(props.seat)}: </span>
            {text.FREE}
          </p>
          <Show when={!props.dealing}>
            <div class="chair-does">
              <Show when={props.you.seat === null}>
                <Button onPress={props.onSit} label={text.sitOn(props.seat)}>
                  {text.SIT_HERE}
                </Button>
              </Show>
              <Show when={leads()}>
                <Button kind="quiet" icon="bot" onPress={props.onBot} label={text.botOn(props.seat)}>
                  {text.ADD_BOT}
                </Button>
              </Show>
            </div>
          </Show>
        </Match>
        <Match when={by('bot')}>
          {chair => (
            <>
              <SeatName look={chair().look} name={chair().name} bot />
              <Show when={leads()} fallback={<p class="chair-state">{bot(chair().level)}</p>}>
                <BotLevel
                  seat={props.seat}
                  game={props.game}
                  level={chair().level}
                  onChoose={props.onLevel}
                />
                <Remove name={chair().name} onPress={props.onRemove} />
              </Show>
            </>
          )}
        </Match>
        <Match when={by('person')}>
          {chair => (
            <>
              <SeatName look={chair().look} name={chair().name} />
              <Show when={props.you.seat === props.seat}>
                <span class="chair-you">{text.YOU}</span>
              </Show>
              <Show when={props.host}>
                <span class="chair-you">{text.HOST}</span>
              </Show>
              <Show when={props.dealing} fallback={<PersonState here={chair().here} ready={chair().ready} />}>
                <PartState here={chair().here} added={chair().revealed} />
              </Show>
              <Show when={leads() && props.you.seat !== props.seat}>
                <Remove name={chair().name} onPress={props.onRemove} />
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </li>
  );
};

const PersonState = (props: { readonly here: boolean; readonly ready: boolean }): JSX.Element => (
  <p class="chair-state" classList={{ ready: props.ready && props.here }}>
    <Show when={props.here} fallback={props.ready ? text.READY_AWAY : text.AWAY}>
      <Show when={props.ready} fallback={text.NOT_READY}>
        <Icon name="check" class="s" />
        {text.READY}
      </Show>
    </Show>
  </p>
);

const PartState = (props: { readonly here: boolean; readonly added: boolean }): JSX.Element => (
  <p class="chair-state" classList={{ ready: props.added }}>
    <Show when={props.added} fallback={props.here ? text.NOT_ADDED : text.AWAY}>
      <Icon name="check" class="s" />
      {text.ADDED}
    </Show>
  </p>
);

const BotLevel = (props: {
  readonly seat: Seat;
  readonly game: string;
  readonly level: string;
  readonly onChoose: (level: string) => void;
}) => {
  const id = createUniqueId();
  return (
    <div class="field chair-level">
      <label class="sr" for={id}>
        {text.playedBy(props.seat)}
      </label>
      <select id={id} value={props.level} onChange={event => props.onChoose(event.currentTarget.value)}>
        <For each={offerOf(props.game)?.levels}>
          {({ level }) => <option value={level}>{bot(level)}</option>}
        </For>
      </select>
    </div>
  );
};

const Remove = (props: { readonly name: string; readonly onPress: () => void }) => (
  <Tool icon="close" label={text.remove(props.name)} onPress={props.onPress} />
);
