import { lazy, Match, Switch } from 'solid-js';
import Nowhere from '../client/pages/nowhere.tsx';
import { PUZZLES } from '../solver/code.ts';
import { BOXES, KINDS, readTyped } from './code.ts';
import { dayOf, readDay } from './daily.ts';
import { Home } from './home.tsx';

const Deal = lazy(() => import('./deal.tsx'));
const Enter = lazy(() => import('./enter.tsx'));
const Scan = lazy(() => import('./scan.tsx'));
const SetUp = lazy(() => import('./set-up/index.tsx'));
const Solo = lazy(() => import('./solo/index.tsx'));
const Daily = lazy(() => import('./daily/index.tsx'));
const How = lazy(() => import('./how.tsx'));
const Print = lazy(() => import('./print/index.tsx'));

/** The pages beside the printed games. */
const Companion = (props: { readonly at: string | undefined; readonly what: string | undefined }) => {
  const bare = (at: string | undefined) => props.at === at && props.what === undefined;
  const game = (at: string) => (props.at === at ? BOXES.find(box => box === props.what) : undefined);
  const code = (at: string) => (props.at === at ? readable(props.what ?? '') : undefined);
  const day = () => (props.at === 'daily' ? readDay(props.what ?? dayOf(new Date())) : undefined);
  return (
    <Switch fallback={<Nowhere />}>
      <Match when={bare(undefined)}>
        <Home />
      </Match>
      <Match when={bare('enter')}>
        <Enter />
      </Match>
      <Match when={bare('scan')}>
        <Scan />
      </Match>
      <Match when={bare('how')}>
        <How />
      </Match>
      <Match when={game('solo')} keyed>
        {box => <Solo from={box} />}
      </Match>
      <Match when={props.at === 'solo' && readable(props.what ?? '')}>{read => <Solo from={read()} />}</Match>
      <Match when={game('deal')}>{box => <Deal kinds={KINDS[box()]} to="new" />}</Match>
      <Match when={bare('print')}>
        <Deal kinds={PUZZLES} to="print" />
      </Match>
      <Match when={code('new')}>{read => <SetUp code={read()} />}</Match>
      <Match when={props.at === 'new'}>
        <Enter typed={props.what ?? ''} />
      </Match>
      <Match when={code('print')}>{read => <Print code={read()} />}</Match>
      <Match when={day()}>{at => <Daily day={at()} />}</Match>
    </Switch>
  );
};

const readable = (text: string) => {
  const read = readTyped(text);
  return read.ok ? read.value : undefined;
};

export default Companion;
