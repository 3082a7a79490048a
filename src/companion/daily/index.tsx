import { createSignal, createUniqueId, For, onCleanup, onMount, Show } from 'solid-js';
import { keptTables, lookForTables, summaries } from '../../client/kept-tables.ts';
import { Part } from '../../client/pages/page.tsx';
import { go, linkTo } from '../../client/route.ts';
import { PUZZLES, type PuzzleKind } from '../../solver/code.ts';
import { Button } from '../../ui/parts.tsx';
import { codeOfDay, type Day, dayOf, readDay, shifted } from '../daily.ts';
import { Screen } from '../frame.tsx';
import { KIND_NAMES } from '../text/code.ts';
import * as text from '../text/daily.ts';
import { ShareResult } from './share-result.tsx';
import { dealDay, tableOfDay } from './tables.ts';

const linkToDay = (day: Day): string => linkTo({ page: 'companion', at: 'daily', what: day });

/** [A2] */
const Daily = (props: { readonly day: Day }) => {
  onMount(() => void lookForTables().catch(() => undefined));
  const today = dayOf(new Date());
  return (
    <Screen title={text.TITLE} says={text.SAYS} label={text.date(props.day)}>
      <Days day={props.day} today={today} />
      <Show when={props.day <= today} fallback={<p role="status">{text.NOT_YET}</p>}>
        <Show when={keptTables()}>
          <For each={PUZZLES}>{kind => <OneSky day={props.day} kind={kind} />}</For>
        </Show>
      </Show>
    </Screen>
  );
};

const Days = (props: { readonly day: Day; readonly today: Day }) => {
  const id = createUniqueId();
  return (
    <nav class="days" aria-label={text.DAYS_LABEL}>
      <a class="btn" href={linkToDay(shifted(props.day, -1))}>
        {text.EARLIER}
      </a>
      <Show when={props.day < props.today}>
        <a class="btn" href={linkToDay(shifted(props.day, 1))}>
          {text.LATER}
        </a>
        <a class="btn" href={linkTo({ page: 'companion', at: 'daily' })}>
          {text.TODAY}
        </a>
      </Show>
      <div class="field">
        <label for={id}>{text.CHOOSE_DAY}</label>
        <input
          id={id}
          type="date"
          max={props.today}
          value={props.day}
          onChange={({ currentTarget: { value } }) => {
            const day = readDay(value);
            if (day) go({ page: 'companion', at: 'daily', what: day });
          }}
        />
      </div>
    </nav>
  );
};

/** One game and mode of a day: to be played, gone on with, or told of. */
const OneSky = (props: { readonly day: Day; readonly kind: PuzzleKind }) => {
  const [trouble, setTrouble] = createSignal('');
  const [dealing, setDealing] = createSignal(false);
  const table = () => {
    const id = tableOfDay(props.day, props.kind);
    return summaries().find(one => one.id === id);
  };
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const play = async () => {
    setDealing(true);
    setTrouble('');
    const made = await dealDay(props.day, props.kind);
    if (left) return;
    if (made.ok) return go({ page: 'table', id: made.value });
    setDealing(false);
    setTrouble(made.error);
  };
  return (
    <Part title={KIND_NAMES[props.kind]}>
      <p class="data">{text.codeOf(codeOfDay(props.day, props.kind))}</p>
      <Show
        when={table()}
        fallback={
          <Button busy={dealing()} onPress={() => void play()}>
            {dealing() ? text.DEALING : text.play(props.kind)}
          </Button>
        }
      >
        {kept => (
          <Show
            when={kept().outcome}
            fallback={
              <a class="btn" href={linkTo({ page: 'table', id: kept().id })}>
                {text.goOn(props.kind)}
              </a>
            }
          >
            <ShareResult day={props.day} kind={props.kind} id={kept().id} />
          </Show>
        )}
      </Show>
      <p class="wrong" role="status">
        {trouble()}
      </p>
    </Part>
  );
};

export default Daily;
