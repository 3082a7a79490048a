import { createMemo, For, Show } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { startSpots } from '../legal.ts';
import { cellWords } from '../text.ts';
import type { Spot } from '../types.ts';
import { deskOf } from './desk.ts';
import type { ActorProps } from './dock.tsx';
import * as text from './dock-text.ts';
import { ElevationPicker } from './track-elevations.tsx';

/** Where one's UFO begins: a cell and an elevation, on the track or from a list. [S6] */
export const Place = (props: ActorProps) => {
  const desk = deskOf(props.table);
  const free = createMemo((): readonly Spot[] => [...startSpots(props.table.view.public)]);
  const cells = createMemo(() => [...new Map(free().map(spot => [`${spot.x} ${spot.y}`, spot])).entries()]);
  const cell = () => desk.draft().cell;
  const heights = () => {
    const at = cell();
    return at ? free().flatMap(({ x, y, z }) => (x === at.x && y === at.y ? [z] : [])) : [];
  };
  const spot = (): Spot | undefined => {
    const at = cell();
    const { z } = desk.draft();
    return at && z !== null && heights().includes(z) ? { ...at, z } : undefined;
  };
  const pick = (key: string) => {
    const found = cells().find(([one]) => one === key)?.[1];
    if (found) desk.change({ ...desk.draft(), cell: { x: found.x, y: found.y }, z: nearest(found) });
  };
  const nearest = ({ x, y }: Spot): number | null => {
    const here = free().flatMap(one => (one.x === x && one.y === y ? [one.z] : []));
    const { z } = desk.draft();
    return z !== null && here.includes(z) ? z : (here[Math.floor(here.length / 2)] ?? null);
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{titleOf(props)}</strong>
        <span class="dim">{text.PLACE_SAYS}</span>
      </p>
      <div class="ur-row" data-point="place">
        <label class="ur-pick">
          <span class="label">{text.CELL}</span>
          <select
            value={cell() ? `${cell()?.x} ${cell()?.y}` : ''}
            onChange={event => pick(event.currentTarget.value)}
          >
            <option value="">{text.NO_CELL}</option>
            <For each={cells()}>{([key, at]) => <option value={key}>{cellWords(at)}</option>}</For>
          </select>
        </label>
        <Show when={heights().length > 0}>
          <ElevationPicker
            elevations={heights()}
            chosen={desk.draft().z}
            onChoose={z => desk.change({ ...desk.draft(), z })}
          />
        </Show>
      </div>
      <Commit
        says={spot() ? '' : text.PICK_CELL}
        act={placeWords(spot())}
        short={text.START_HERE}
        notNow={spot() ? undefined : text.PICK_CELL}
        busy={props.table.busy}
        onCommit={() => {
          const at = spot();
          if (at) void props.table.act({ type: 'place', ...at }, props.actor);
        }}
      />
    </>
  );
};

const placeWords = (spot: Spot | undefined): string => (spot ? text.placeAt(spot) : text.START_HERE);

const titleOf = ({ table, actor }: ActorProps): string =>
  table.seat === actor ? text.PLACE_TITLE : text.placeTitleOf(table.name(actor));
