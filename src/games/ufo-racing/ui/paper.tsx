import { createMemo, Show } from 'solid-js';
import { at, type Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/parts.tsx';
import { added, chipsToPlan, consolidated, isPlaced, isSamePlan } from '../board.ts';
import type { Ufo, UfoRacing } from '../types.ts';
import { createCourse } from './course.ts';
import { actorOf, deskOf } from './desk.ts';
import { keepChips } from './kept-plan.ts';
import { outlookBriefly, outlookSays } from './outlook-text.ts';
import { Panel } from './panel.tsx';
import * as text from './paper-text.ts';
import {
  type Chips,
  fillBattery,
  planOf,
  put,
  type Socket,
  takeFrom,
  takeLast,
  thrustOf,
} from './planning.ts';
import { createStanding } from './standing.ts';
import { speedWords } from './track-text.ts';
import './paper.css';

interface PageProps extends PartProps<UfoRacing> {
  readonly seat: Seat;
}

/** The control panel: private until the plans are open. */
export const Paper = (props: PartProps<UfoRacing>) => {
  const own = () => (props.table.seat === null ? undefined : { seat: props.table.seat });
  return <Show when={own()}>{now => <Page table={props.table} seat={now().seat} />}</Show>;
};

/** The page in one line. */
export const Edge = (props: PartProps<UfoRacing>) => {
  const ufo = () => props.table.seat !== null && at(props.table.view.public.ufos, props.table.seat);
  return (
    <Show when={ufo()}>
      {now => (
        <span class="ur-edge">
          <span class="title">{props.table.view.public.stage === 'plan' ? text.TITLE : text.PANEL}</span>
          <span class="sr">{speedWords(speedOf(now())) || text.AT_REST}</span>
          <span class="data" aria-hidden="true">
            {text.speedBriefly(speedOf(now())) || text.AT_REST}
          </span>
        </span>
      )}
    </Show>
  );
};

const speedOf = ({ unmoved, moved }: Ufo) => added(unmoved, moved);

const Page = (props: PageProps) => {
  const standing = createStanding(props.table);
  const course = createCourse(props.table, standing);
  const desk = deskOf(props.table);
  const ufo = createMemo(() => at(standing.ufos(), props.seat));
  const isPlanning = () => props.table.view.public.stage === 'plan' && actorOf(props.table) === props.seat;
  const chips = () => (props.table.view.public.stage === 'plan' ? course.chips() : NO_CHIPS);
  const all = () => chipsToPlan(ufo());
  const left = () => all() - chips().length;
  const planned = createMemo(() => consolidated(added(speedOf(ufo()), thrustOf(chips()))));
  const sealed = () => props.table.view.own?.plan ?? null;
  const change = (next: Chips) => {
    desk.change({ ...desk.draft(), chips: next });
    keepChips(props.table, next);
  };
  const move = (from: Socket | null, to: Socket | null) => {
    const off = from ? takeFrom(chips(), from) : chips();
    change(to ? put(off, to, all()) : off);
  };
  const readers = () => ({ you: props.seat, name: props.table.name });
  const says = () => {
    const outlook = course.outlook();
    return outlook && isPlanning() ? outlookSays(outlook, planned(), readers()) : '';
  };
  const spoken = () => {
    const outlook = course.outlook();
    return outlook && isPlanning() && desk.draft().chips ? outlookBriefly(outlook, planned(), readers()) : '';
  };
  const notYet = () => {
    if (left() > 0) return text.placeMore(left());
    return isSamePlan(sealed(), planOf(chips())) ? text.SAME : undefined;
  };
  return (
    <div class="ur-paper">
      <header>
        <h2 class="title">{titleOf(props)}</h2>
        <Show when={props.table.isOwn}>
          <span class="private">
            <Icon name="lock" />
            {text.ONLY_YOU}
          </span>
        </Show>
      </header>
      <Show when={isPlaced(ufo())} fallback={<p class="ur-not-yet">{text.NOT_YET}</p>}>
        <Panel
          chips={chips()}
          all={all()}
          old={speedOf(ufo())}
          planned={planned()}
          look={props.table.player(props.seat).look}
          elevation={ufo().z}
          notNow={isPlanning() ? undefined : text.NOT_PLANNING}
          onPut={socket => change(put(chips(), socket, all()))}
          onTake={socket => change(takeFrom(chips(), socket))}
          onMove={move}
        />
        <Health ufo={ufo()} isPlanning={props.table.view.public.stage === 'plan'} />
      </Show>
      <Show when={sealed()}>
        {plan => (
          <p class="ur-sealed" data-point="sealed">
            <Icon name="lock" class="s" />
            {text.sealedPlan(plan())}
          </p>
        )}
      </Show>
      <Show when={isPlanning()}>
        <p class="ur-verdict" data-point="verdict">
          {says()}
        </p>
        <p class="sr" aria-live="polite">
          {spoken()}
        </p>
        <div class="ur-go">
          <Button
            kind="quiet"
            icon="undo"
            label={text.UNDO}
            notNow={chips().length === 0 ? text.NOTHING_PLACED : undefined}
            onPress={() => change(takeLast(chips()))}
          />
          <Show when={left() > 0}>
            <Button kind="quiet" onPress={() => change(fillBattery(chips(), all()))}>
              {text.FILL}
            </Button>
          </Show>
          <Button
            kind="primary"
            class="ur-lock"
            point="lock"
            notNow={notYet()}
            busy={props.table.busy}
            onPress={() => void props.table.act({ type: 'plan', ...planOf(chips()) }, props.seat)}
          >
            {notYet() ?? (sealed() ? text.CHANGE : text.LOCK)}
          </Button>
        </div>
      </Show>
    </div>
  );
};

const NO_CHIPS: Chips = [];

const titleOf = ({ table, seat }: PageProps): string => {
  if (!table.isOwn) return text.pageOf(table.name(seat));
  return table.view.public.stage === 'plan' ? text.TITLE : text.PANEL;
};

const Health = (props: { readonly ufo: Ufo; readonly isPlanning: boolean }) => (
  <p class="ur-health" classList={{ planning: props.isPlanning }} data-point="health">
    <span>
      <Icon name="r-damage" class="s" />
      {text.damageNow(props.ufo.damage)}
    </span>
    <Show when={props.isPlanning}>
      <span>
        <Icon name="r-energy" class="s" />
        {text.energyNow(props.ufo.energy)}
      </span>
    </Show>
    <span>
      <Icon name="r-battery" class="s" />
      {props.isPlanning ? text.fromBattery(props.ufo.battery) : text.inBattery(props.ufo.battery)}
    </span>
  </p>
);
