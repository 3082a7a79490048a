import './big-screen.css';
import { lazy, Show, Suspense } from 'solid-js';
import { Loading } from '../loading.tsx';
import { keepAwake } from '../wake-lock.ts';
import { ScreenHere } from './here.tsx';
import { keepLaidOutWide } from './laid-out-wide.ts';

// The companion built alone has no server to ask.
const OnlineScreen = lazy(() => import('./online.tsx'));

/** `here`: the table is one of this device. */
const BigScreen = (props: { readonly id: string; readonly here: boolean }) => {
  keepAwake(() => true);
  keepLaidOutWide();
  return (
    <Show
      when={props.here}
      fallback={
        <Suspense fallback={<Loading />}>
          <OnlineScreen id={props.id} />
        </Suspense>
      }
    >
      <ScreenHere id={props.id} />
    </Show>
  );
};

export default BigScreen;
