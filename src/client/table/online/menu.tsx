import { For, Show } from 'solid-js';
import { seatsOf } from '../../../core/contract.ts';
import { Button } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import { botStandsIn } from '../../online/stand-in.ts';
import type { AtTable } from './at-table.ts';
import { NotifyButton } from './notify-button.tsx';
import * as text from './text.ts';

/** Whether this phone shows the private page and actions only. */
export interface OnlyPage {
  readonly on: boolean;
  set(on: boolean): void;
}

/** What the menu of an online table offers beside what every table does. */
export const OnlineMenu = (props: {
  readonly at: AtTable;
  readonly onlyPage: OnlyPage | undefined;
  readonly onInvite: () => void;
  readonly onBigScreen: () => void;
  readonly onCarry: () => void;
  /** Something was chosen that needs the menu no longer. */
  readonly onDone: () => void;
}) => {
  const { table, asking } = props.at;
  const room = () => table.room();
  const own = () => table.you().seat;
  const playing = () => room()?.stage === 'playing';
  /** Those whom the host may let a bot stand in for. */
  const away = () => {
    const chairs = room()?.chairs ?? [];
    if (!table.you().host || !playing()) return [];
    return seatsOf(chairs.length).flatMap(seat => {
      const chair = chairs[seat];
      const gone = chair?.by === 'person' && !chair.here && chair.standIn === null && seat !== own();
      return gone ? [{ seat, name: chair.name }] : [];
    });
  };
  const ask = (sent: ReturnType<OnlineTable['pause']>) => {
    void asking.ask(sent);
    props.onDone();
  };
  const handOver = () => {
    const seat = own();
    if (seat !== null) ask(table.handOver(seat));
  };
  return (
    <>
      <Button icon="qr" onPress={props.onInvite}>
        {text.INVITE}
      </Button>
      <Button icon="see" onPress={props.onBigScreen}>
        {text.TO_BIG_SCREEN}
      </Button>
      <Show when={props.onlyPage}>
        {only => (
          <Button
            icon={only().on ? 'see' : 'hide'}
            onPress={() => {
              only().set(!only().on);
              props.onDone();
            }}
          >
            {only().on ? text.SHOW_BOARD : text.ONLY_PAGE}
          </Button>
        )}
      </Show>
      <Show when={own() !== null}>
        <Button icon="pass" onPress={props.onCarry}>
          {text.CARRY}
        </Button>
        <Show when={playing()}>
          <Show
            when={room()?.pausedBy != null}
            fallback={
              <Button icon="pause" onPress={() => ask(table.pause())}>
                {text.PAUSE}
              </Button>
            }
          >
            <Button icon="play" onPress={() => ask(table.resume())}>
              {text.RESUME}
            </Button>
          </Show>
          <Show
            when={botStandsIn(room(), table.you())}
            fallback={
              <Button icon="bot" onPress={handOver}>
                {text.HAND_OVER}
              </Button>
            }
          >
            <Button icon="bot" onPress={() => ask(table.handBack())}>
              {text.TAKE_SEAT_BACK}
            </Button>
          </Show>
          <NotifyButton />
        </Show>
      </Show>
      <For each={away()}>
        {({ seat, name }) => (
          <Button icon="bot" onPress={() => ask(table.handOver(seat))}>
            {text.handOverFor(name)}
          </Button>
        )}
      </For>
    </>
  );
};
