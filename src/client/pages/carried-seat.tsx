import { createSignal, Match, onCleanup, onMount, Switch } from 'solid-js';
import { Button } from '../../ui/parts.tsx';
import { focusHeading } from '../focus-heading.ts';
import { Loading } from '../loading.tsx';
import { type Arrival, arriveWith, type Carried, takeSeat } from '../online/carried.ts';
import { goInstead, linkTo } from '../route.ts';
import * as text from '../text/carried-seat.ts';
import { TO_HOME } from '../text.ts';
import { Page } from './page.tsx';

/** Takes over a seat that was carried here, and takes its keys out of the address bar at once. */
const CarriedSeat = (props: { readonly carried: Carried }) => {
  const [arrival, setArrival] = createSignal<Arrival | null>(null);
  const [asking, setAsking] = createSignal(false);
  const { carried } = props;
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const toTable = () => goInstead({ page: 'online', id: carried.id });
  const arrive = async () => {
    setAsking(true);
    const became = await arriveWith(carried);
    setAsking(false);
    if (left) return;
    if (became === 'held') return toTable();
    setArrival(became);
    // Whoever tried again hears what came of it.
    focusHeading(document.body);
  };
  const take = async () => {
    await takeSeat(carried);
    toTable();
  };
  onMount(() => {
    history.replaceState(history.state, '', linkTo({ page: 'online', id: carried.id }));
    void arrive();
  });
  return (
    <Switch fallback={<Loading />}>
      <Match when={arrival() === 'not-whole'}>
        <Page title={text.NOT_WHOLE} says={text.NOT_WHOLE_SAYS}>
          <p>
            <a class="btn" href={linkTo({ page: 'home' })}>
              {TO_HOME}
            </a>
          </p>
        </Page>
      </Match>
      <Match when={arrival() === 'fits-nothing'}>
        <Page title={text.FITS_NOTHING} says={text.FITS_NOTHING_SAYS}>
          <div class="row wrap">
            <Button onPress={toTable}>{text.TO_MY_SEAT}</Button>
          </div>
        </Page>
      </Match>
      <Match when={arrival() === 'another-seat'}>
        <Page title={text.ANOTHER_SEAT} says={text.ANOTHER_SEAT_SAYS}>
          <div class="row wrap">
            <Button onPress={toTable}>{text.KEEP_MINE}</Button>
            <Button kind="quiet" onPress={() => void take()}>
              {text.TAKE_IT}
            </Button>
          </div>
        </Page>
      </Match>
      <Match when={arrival() === 'untold'}>
        <Page title={text.UNTOLD} says={text.UNTOLD_SAYS}>
          <div class="row wrap">
            <Button busy={asking()} onPress={() => void arrive()}>
              {text.TRY_AGAIN}
            </Button>
            <Button kind="quiet" onPress={toTable}>
              {text.TO_MY_SEAT}
            </Button>
          </div>
        </Page>
      </Match>
    </Switch>
  );
};

export default CarriedSeat;
