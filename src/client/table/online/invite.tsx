import { createResource, createSignal, Show } from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { toCarry } from '../../online/carried.ts';
import type { OnlineTable } from '../../online/online.ts';
import { Share } from '../../pages/share/index.tsx';
import { addressOf, linkTo } from '../../route.ts';
import { invitationTo, QR } from '../../text/online.ts';
import { gameTitle } from '../../text.ts';
import * as text from './text.ts';

export const InviteWatchers = (props: { readonly table: OnlineTable }) => (
  <Show when={props.table.card()}>
    {card => (
      <>
        <p>
          {text.INVITE_SAYS[card().watch]} {text.watching(props.table.room()?.watchers ?? 0)}
        </p>
        <Share
          address={addressOf({ page: 'online', id: props.table.id })}
          title={invitationTo(gameTitle(card().game))}
          qr={QR}
        />
      </>
    )}
  </Show>
);

/** Every window that has a table open may send it to another device, and nothing of this one goes along. */
export const ToBigScreen = (props: { readonly id: string }) => {
  const to = () => ({ page: 'screen', id: props.id, here: false }) as const;
  return (
    <>
      <p>{text.BIG_SCREEN_SAYS}</p>
      <p>
        <a class="btn" href={linkTo(to())} target="_blank" rel="noopener">
          {text.OPEN_BIG_SCREEN}
        </a>
      </p>
      <Share address={addressOf(to())} title={text.BIG_SCREEN_LINK} qr={text.BIG_SCREEN_QR} />
    </>
  );
};

/** The key of a seat is shown only when it is asked for: somebody may look over the shoulder. */
export const CarrySeat = (props: { readonly id: string }) => {
  const [shown, setShown] = createSignal(false);
  const [carried] = createResource(() => toCarry(props.id));
  return (
    <>
      <p>
        {text.CARRY_SAYS} <Show when={carried()?.host}>{text.CARRY_SAYS_HOST}</Show>
      </p>
      <Show
        when={shown()}
        fallback={
          <Button icon="qr" onPress={() => setShown(true)}>
            {text.SHOW_CARRY}
          </Button>
        }
      >
        <Show when={carried()} fallback={<p>{text.CARRY_NOTHING}</p>}>
          {seat => (
            <Share
              address={addressOf({ page: 'seat', ...seat() })}
              title={text.CARRY_LINK}
              qr={text.CARRY_QR}
              large
            />
          )}
        </Show>
      </Show>
    </>
  );
};
