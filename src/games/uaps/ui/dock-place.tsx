import { For, Show } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { QUADRANTS } from '../board.ts';
import type { ActorProps } from './dock.tsx';
import { createComposing } from './dock-composing.ts';
import { There } from './dock-move.tsx';
import { QuadrantWords } from './dock-parts.tsx';
import * as text from './dock-text.ts';

/** Where one's researcher begins. */
export const Place = (props: ActorProps) => {
  const known = () => props.table.view.public;
  const { draft, move, problem, change, commit } = createComposing(props.table, () => props.actor);
  const act = () => {
    const now = move();
    return now ? text.actSays(now, known(), null) : text.BEGIN;
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.PLACE_TO_DO}</strong>
        <span class="dim wide-only">{text.PLACE_SAYS}</span>
      </p>
      <fieldset class="ua-quadrants" aria-label={text.QUADRANT_CHOICE} data-point="place">
        <For each={QUADRANTS}>
          {quadrant => (
            <Chip chosen={draft().to === quadrant} onPress={() => change({ ...draft(), to: quadrant })}>
              <b class="data">{quadrant}</b>
              <QuadrantWords known={known()} quadrant={quadrant} />
            </Chip>
          )}
        </For>
      </fieldset>
      <Show when={draft().to}>{to => <There table={props.table} actor={props.actor} quadrant={to()} />}</Show>
      <Commit act={act()} notNow={problem()} busy={props.table.busy} onCommit={commit} />
    </>
  );
};
