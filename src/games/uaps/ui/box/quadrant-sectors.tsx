import { For } from 'solid-js';
import { Chip } from '../../../../ui/parts.tsx';
import { boardOf, QUADRANTS, sectorsOfQuadrant } from '../../board.ts';
import { innerText } from '../../text.ts';
import type { Mode, Public, Quadrant, Sector } from '../../types.ts';
import { SectorChips } from '../dock-parts.tsx';
import * as text from './text.ts';

export const QuadrantChips = (props: {
  readonly mode: Mode;
  readonly legend: string;
  readonly chosen: Quadrant | null;
  readonly onChoose: (quadrant: Quadrant) => void;
}) => (
  <fieldset class="box-chips">
    <legend class="label">{props.legend}</legend>
    <For each={QUADRANTS}>
      {quadrant => (
        <Chip chosen={props.chosen === quadrant} onPress={() => props.onChoose(quadrant)}>
          <b class="data">{quadrant}</b>
          <small>{innerText(quadrant, props.mode)}</small>
        </Chip>
      )}
    </For>
  </fieldset>
);

/** Sectors of a quadrant as it is now; none before it is chosen. */
export const SectorsIn = (props: {
  readonly known: Public;
  readonly quadrant: Quadrant | null;
  readonly chosen: readonly Sector[];
  readonly onChoose: (sector: Sector) => void;
}) => (
  <SectorChips
    legend={text.SECTORS}
    sectors={
      props.quadrant === null
        ? []
        : sectorsOfQuadrant(props.quadrant, props.known.turns, boardOf(props.known.mode))
    }
    chosen={props.chosen}
    onChoose={props.onChoose}
  />
);
