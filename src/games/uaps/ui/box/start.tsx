import { createSignal, For, Show } from 'solid-js';
import type { Seat } from '../../../../core/contract.ts';
import { Commit } from '../../../../ui/composer.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Chip, SeatMark } from '../../../../ui/parts.tsx';
import { QUADRANTS } from '../../board.ts';
import type { UapsBox } from '../../box/types.ts';
import { levelName } from '../../text.ts';
import { type FactLevel, LEVELS_OF_FACTS, type Quadrant } from '../../types.ts';
import { There } from '../dock-move.tsx';
import { QuadrantWords } from '../dock-parts.tsx';
import { asGame } from './as-game.ts';
import { lookOfSet, SETS, setOfColor } from './color.ts';
import { boxDeskOf } from './desk.ts';
import * as text from './text.ts';

type StartProps = PartProps<UapsBox> & { readonly seat: Seat };

/** What everybody here says before the first question. [C5] */
export const Start = (props: StartProps) => (
  <Show when={props.table.view.box.sets[props.seat] === null} fallback={<Stand {...props} />}>
    <Know {...props} />
  </Show>
);

const Know = (props: StartProps) => {
  const [set, setSet] = createSignal(setOfColor(props.table.player(props.seat).look, props.table.view.box));
  const [level, setLevel] = createSignal<FactLevel | null>(null);
  const mode = () => props.table.view.public.mode;
  const taken = (one: number) => (props.table.view.box.sets.includes(one) ? text.TAKEN : undefined);
  const problem = () => {
    if (set() === null) return text.CHOOSE_COLOR;
    return level() === null ? text.CHOOSE_LEVEL : undefined;
  };
  const chosen = () => {
    const [one, much] = [set(), level()];
    return one === null || much === null ? null : { set: one, level: much };
  };
  const act = () => {
    const now = chosen();
    return now ? text.startAs(now.set, now.level, mode()) : text.START;
  };
  const commit = async () => {
    const now = chosen();
    if (!now) return;
    const desk = boxDeskOf(props.table);
    desk.change({ ...desk.draft(), shown: { what: 'facts' } });
    if (!(await props.table.act({ type: 'know', ...now }, props.seat)))
      desk.change({ ...desk.draft(), shown: null });
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.KNOW_TITLE}</strong>
        <span class="dim">{text.knowSays(props.table.view.public.luna)}</span>
      </p>
      <fieldset class="ua-box-sets">
        <legend class="label">{text.COLOR}</legend>
        <For each={SETS}>
          {one => (
            <Chip chosen={set() === one} notNow={taken(one)} onPress={() => setSet(one)}>
              <SeatMark look={lookOfSet(one)} />
              {text.colorName(one)}
            </Chip>
          )}
        </For>
      </fieldset>
      <fieldset class="dock-levels">
        <legend class="label">{text.LEVEL}</legend>
        <For each={LEVELS_OF_FACTS}>
          {one => (
            <Chip chosen={level() === one} onPress={() => setLevel(one)}>
              <span class="dock-thing">
                <b>{levelName[one]}</b>
                <small>{text.factCount(one, mode())}</small>
              </span>
            </Chip>
          )}
        </For>
      </fieldset>
      <Commit act={act()} notNow={problem()} busy={props.table.busy} onCommit={() => void commit()} />
    </>
  );
};

const Stand = (props: StartProps) => {
  const game = asGame(props.table);
  const known = () => props.table.view.public;
  const [chosen, setChosen] = createSignal<Quadrant | null>(null);
  const act = () => {
    const quadrant = chosen();
    return quadrant === null ? text.STAND : text.standIn(quadrant, known().mode);
  };
  const commit = () => {
    const quadrant = chosen();
    if (quadrant !== null) void props.table.act({ type: 'stand', seat: props.seat, quadrant }, props.seat);
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.STAND_TITLE}</strong>
        <span class="dim">{text.STAND_SAYS}</span>
      </p>
      <fieldset class="ua-quadrants" aria-label={text.STAND_TITLE}>
        <For each={QUADRANTS}>
          {quadrant => (
            <Chip chosen={chosen() === quadrant} onPress={() => setChosen(quadrant)}>
              <b class="data">{quadrant}</b>
              <QuadrantWords known={known()} quadrant={quadrant} />
            </Chip>
          )}
        </For>
      </fieldset>
      <Show when={chosen()}>
        {quadrant => <There table={game} actor={props.seat} quadrant={quadrant()} />}
      </Show>
      <Commit
        act={act()}
        notNow={chosen() === null ? text.CHOOSE_QUADRANT : undefined}
        busy={props.table.busy}
        onCommit={commit}
      />
    </>
  );
};
