import { createSignal, onMount, Show } from 'solid-js';
import { takeSeat } from '../online/kept.ts';
import { goInstead, linkTo } from '../route.ts';
import * as text from '../text/carried-seat.ts';
import { LOADING, TO_HOME } from '../text.ts';
import { Page } from './page.tsx';

/** Takes over a seat that was carried here, and takes its key out of the address bar at once. */
const CarriedSeat = (props: { readonly id: string; readonly seatKey: string }) => {
  const [wrong, setWrong] = createSignal(false);
  onMount(async () => {
    const { id, seatKey } = props;
    history.replaceState(history.state, '', linkTo({ page: 'online', id }));
    if (await takeSeat(id, seatKey)) goInstead({ page: 'online', id });
    else setWrong(true);
  });
  return (
    <Show
      when={wrong()}
      fallback={
        <div class="loading" role="status">
          <span class="sr">{LOADING}</span>
        </div>
      }
    >
      <Page title={text.TITLE} says={text.SAYS}>
        <p>
          <a class="btn" href={linkTo({ page: 'home' })}>
            {TO_HOME}
          </a>
        </p>
      </Page>
    </Show>
  );
};

export default CarriedSeat;
