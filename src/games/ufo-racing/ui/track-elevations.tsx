import { For } from 'solid-js';
import * as text from './track-text.ts';
import './track-elevations.css';

/** One of the elevations of a cell, the highest on top. */
export const ElevationPicker = (props: {
  readonly elevations: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (z: number) => void;
}) => (
  <fieldset class="ur-elevations" data-point="elevations">
    <legend class="label">{text.ELEVATION}</legend>
    <For each={props.elevations.toSorted((a, b) => b - a)}>
      {z => (
        <button
          type="button"
          style={{ background: `var(--e-${z})` }}
          aria-label={text.elevationLabel(z)}
          aria-pressed={props.chosen === z}
          data-act=""
          onClick={() => props.onChoose(z)}
        >
          {z}
        </button>
      )}
    </For>
  </fieldset>
);
