import { createMemo, For, Show } from 'solid-js';
import type { At } from '../../../deduction/ui/moment.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { SeatName, Tool } from '../../../ui/parts.tsx';
import { CLOSE } from '../../../ui/text.ts';
import type { Quadrant, Sector, Uaps } from '../types.ts';
import { researchersIn } from './board-sector.ts';
import * as text from './board-text.ts';
import type { Barred } from './dock-choose.ts';
import { stacksOf } from './dock-landing.ts';
import { plateSays } from './text.ts';

/** Why a sector cannot be chosen. */
export const BarredCard = (props: {
  readonly sector: Sector;
  readonly why: Barred;
  readonly at: At;
  readonly onClose: () => void;
}) => (
  <div class={`moment-card at-${props.at}`} role="status">
    <Tool icon="close" label={CLOSE} class="moment-close" onPress={props.onClose} />
    <h2 class="moment-title">{text.sectorTitle(props.sector)}</h2>
    <p>{text.barredSays[props.why]}</p>
  </div>
);

/** What holds in a quadrant, in words. */
export const PlateCard = (
  props: PartProps<Uaps> & {
    readonly quadrant: Quadrant;
    readonly at: At;
    readonly onClose: () => void;
  },
) => {
  const known = () => props.table.view.public;
  const here = createMemo(() => researchersIn(known(), props.quadrant));
  return (
    <div class={`moment-card at-${props.at}`} role="status">
      <Tool icon="close" label={CLOSE} class="moment-close" onPress={props.onClose} />
      <h2 class="moment-title">{text.plateTitle(known(), props.quadrant)}</h2>
      <p>{plateSays(known(), props.quadrant)}</p>
      <p class="dim">{text.sectorsNow(stacksOf(known(), props.quadrant))}</p>
      <Show when={here().length > 0}>
        <p class="ua-plate-seats">
          <For each={here()}>
            {seat => <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />}
          </For>
        </p>
      </Show>
    </div>
  );
};
