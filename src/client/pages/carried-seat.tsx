import { createSignal, Match, onMount, Switch } from 'solid-js';
import { Button } from '../../ui/parts.tsx';
import { readTable, takeSeat } from '../online/kept.ts';
import { goInstead, linkTo } from '../route.ts';
import * as text from '../text/carried-seat.ts';
import { LOADING, TO_HOME } from '../text.ts';
import { Page } from './page.tsx';

/** Takes over a seat that was carried here, and takes its key out of the address bar at once. */
const CarriedSeat = (props: { readonly id: string; readonly seatKey: string }) => {
  const [problem, setProblem] = createSignal<'no-seat' | 'two-seats' | null>(null);
  const { id, seatKey } = props;
  const toTable = () => goInstead({ page: 'online', id });
  const take = async () => {
    if (await takeSeat(id, seatKey)) toTable();
    else setProblem('no-seat');
  };
  onMount(async () => {
    history.replaceState(history.state, '', linkTo({ page: 'online', id }));
    const { key } = await readTable(id);
    if (key === undefined || key === seatKey) await take();
    else setProblem('two-seats');
  });
  return (
    <Switch
      fallback={
        <div class="loading" role="status">
          <span class="sr">{LOADING}</span>
        </div>
      }
    >
      <Match when={problem() === 'no-seat'}>
        <Page title={text.NO_SEAT} says={text.NO_SEAT_SAYS}>
          <p>
            <a class="btn" href={linkTo({ page: 'home' })}>
              {TO_HOME}
            </a>
          </p>
        </Page>
      </Match>
      <Match when={problem() === 'two-seats'}>
        <Page title={text.TWO_SEATS} says={text.TWO_SEATS_SAYS}>
          <div class="row wrap">
            <Button onPress={toTable}>{text.KEEP_MINE}</Button>
            <Button kind="quiet" onPress={() => void take()}>
              {text.TAKE_IT}
            </Button>
          </div>
        </Page>
      </Match>
    </Switch>
  );
};

export default CarriedSeat;
