import { Show } from 'solid-js';
import { Banner, Button, Tool } from '../../../ui/parts.tsx';
import { CLOSE } from '../../../ui/text.ts';
import { botStandsIn } from '../../online/stand-in.ts';
import { CarriedInVain } from '../../pages/online/carried-in-vain.tsx';
import { LineBanner } from '../../pages/online/line-banner.tsx';
import { NotKept } from '../../pages/online/not-kept.tsx';
import { ERROR_WORDS } from '../../text/online-errors.ts';
import { STOPPED } from '../text.ts';
import type { AtTable } from './at-table.ts';
import * as text from './text.ts';

/** What an online table says about itself above the board. */
export const OnlineNotices = (props: {
  readonly at: AtTable;
  /** Whether the page says how it ended, and with it where it goes on. */
  readonly ended: boolean;
}) => {
  const { table, asking } = props.at;
  const room = () => table.room();
  const seated = () => table.you().seat !== null;
  const playing = () => room()?.stage === 'playing';
  const pausedBy = () => {
    const seat = room()?.pausedBy ?? null;
    if (seat === null) return undefined;
    const chair = room()?.chairs[seat];
    if (seat === table.you().seat) return text.YOU_PAUSED;
    return chair && chair.by !== 'nobody' ? text.pausedBy(chair.name) : text.PAUSED;
  };
  return (
    <>
      <LineBanner table={table} />
      <NotKept table={table} />
      <CarriedInVain table={table} />
      <Show when={room()?.stage === 'frozen'}>
        <Banner kind="bad" icon="close" title={STOPPED}>
          {room()?.closed ? text.CLOSED_SAYS : text.STOPPED_SAYS}
        </Banner>
      </Show>
      <Show when={asking.problem()}>
        {problem => (
          <Banner
            kind="bad"
            icon="close"
            title={problem()}
            action={<Tool icon="close" label={CLOSE} onPress={() => asking.forget()} />}
          />
        )}
      </Show>
      <Show when={table.notesProblem()}>
        {code => (
          <Banner kind="bad" icon="notes" title={text.NOTES_NOT_KEPT}>
            {ERROR_WORDS[code()]}
          </Banner>
        )}
      </Show>
      <Show when={playing() && pausedBy()}>
        {who => (
          <Banner
            icon="pause"
            title={who()}
            action={
              <Show when={seated()}>
                <Button onPress={() => void asking.ask(table.resume())}>{text.RESUME}</Button>
              </Show>
            }
          >
            {text.PAUSED_SAYS}
          </Banner>
        )}
      </Show>
      <Show when={playing() && props.at.ranOut()}>
        <Banner
          icon="clock"
          title={text.RAN_OUT}
          action={<Tool icon="close" label={CLOSE} onPress={props.at.forgetRanOut} />}
        >
          {text.RAN_OUT_SAYS}
        </Banner>
      </Show>
      <Show when={playing() && botStandsIn(room(), table.you())}>
        <Banner
          icon="bot"
          title={text.STANDS_IN}
          action={<Button onPress={() => void asking.ask(table.handBack())}>{text.TAKE_SEAT_BACK}</Button>}
        >
          {text.STANDS_IN_SAYS}
        </Banner>
      </Show>
      <Show when={!props.ended && room()?.next}>
        <Banner
          icon="people"
          title={text.NEXT_TABLE}
          action={<Button onPress={props.at.follow}>{text.FOLLOW}</Button>}
        />
      </Show>
    </>
  );
};
