import { For, Show } from 'solid-js';
import type { Edge, LaidTile } from '../types.ts';
import { CELL, MOST_GROWN, type Place } from './plan-places.ts';
import { UNREAD } from './plan-view-aria.ts';
import type { PlanWords } from './plan-words.ts';
import {
  BEHIND,
  type DrawnStream,
  type DrawnTile,
  type Piece,
  type Room,
  START_LINE,
  type TrackModel,
  tileSize,
} from './track-model.ts';
import * as text from './track-text.ts';

/** All that stays as it is while UFOs fly. */
export const Ground = (props: { readonly model: TrackModel; readonly id: string; readonly grow: number }) => {
  const pieces = (...kinds: readonly Piece['kind'][]) =>
    props.model.pieces.filter(({ kind }) => kinds.includes(kind));
  /** Seen from both sides, drawn once. */
  const thin = () => pieces('thin').filter(({ edge }) => edge === 'E' || edge === 'S');
  const over = () => props.model.rooms.filter(room => room.over);
  return (
    <g {...UNREAD}>
      <OverPatterns id={props.id} />
      <For each={props.model.rooms.filter(room => !room.over)}>{room => <Floor room={room} />}</For>
      <For each={over()}>
        {room => <rect {...square(room)} class="ur-over" fill={`url(#${props.id}-over-${room.floor})`} />}
      </For>
      <For each={pieces('step')}>{piece => <Step piece={piece} model={props.model} />}</For>
      <For each={pieces('opening')}>{piece => <path class="ur-opening" d={edgePath(piece)} />}</For>
      <Show when={props.model.tiles.some(({ id }) => id === 'start')}>
        <path
          class="ur-start"
          d={`M${START_LINE.from * CELL} ${START_LINE.y * CELL}H${START_LINE.to * CELL}`}
        />
      </Show>
      <For each={props.model.streams}>{stream => <StreamMark stream={stream} grow={props.grow} />}</For>
      <For each={pieces('wall', 'thin', 'step', 'opening').filter(({ spikes }) => spikes)}>
        {piece => <path class="ur-spikes" d={teeth(piece)} />}
      </For>
      <For each={[...pieces('wall'), ...thin()]}>
        {piece => (
          <path class={`ur-wall ${piece.kind}`} classList={{ weak: piece.weak }} d={edgePath(piece)} />
        )}
      </For>
      <For each={thin().filter(({ weak }) => weak)}>
        {piece => <path class="ur-crack" d={crack(piece)} />}
      </For>
      <For each={pieces('finish')}>{piece => <Finish piece={piece} id={props.id} />}</For>
      <Checkers id={props.id} />
    </g>
  );
};

/** How the words of a place are drawn. */
export const placed = ({ x, y, dx, dy }: Place, grow: number) =>
  `translate(${x * CELL} ${y * CELL}) scale(${grow}) translate(${dx} ${dy})`;

const ANCHORS = { '-1': 'end', 0: 'middle', 1: 'start' } as const;
export const anchored = ({ to }: Place) => ({ 'text-anchor': ANCHORS[to] });

/** Floor and ceiling of every zone, names of tiles, finish and start. */
export const TrackWords = (props: {
  readonly model: TrackModel;
  readonly grow: number;
  readonly words: PlanWords;
}) => (
  <g {...UNREAD}>
    <For each={props.model.zones}>
      {zone => (
        <Show when={props.words.at(zone)}>
          {at => (
            <g class="ur-zone" transform={placed(at(), props.grow)}>
              <rect x="-17" y="-9" width="34" height="18" rx="9" />
              <text x="-8" style={{ fill: `var(--e-${zone.floor})` }}>
                {zone.floor}
              </text>
              <text class="dash">–</text>
              <text x="8" style={{ fill: `var(--e-${zone.ceiling})` }}>
                {zone.ceiling}
              </text>
            </g>
          )}
        </Show>
      )}
    </For>
    <For each={props.model.tiles.filter(({ id }) => id !== 'start')}>
      {tile => (
        <Show when={props.words.at(tile)}>
          {at => (
            <text class="ur-tile-name" transform={placed(at(), props.grow)} style={anchored(at())}>
              {at().brief ? tile.id : `${tile.id} ${tile.name}`}
            </text>
          )}
        </Show>
      )}
    </For>
    <For each={props.model.finishes}>
      {finish => (
        <Show when={props.words.at(finish)}>
          {at => (
            <text class="ur-finish" transform={placed(at(), props.grow)} style={anchored(at())}>
              {text.FINISH}
            </text>
          )}
        </Show>
      )}
    </For>
    <Show when={props.model.tiles.some(({ id }) => id === 'start') && props.words.at(START_LINE)}>
      {at => (
        <text class="ur-start-word" transform={placed(at(), props.grow)} style={anchored(at())}>
          {text.START}
        </text>
      )}
    </Show>
  </g>
);

/** What the tiles are called in brief, where the finish is and where the start, whatever lies there. */
export const Names = (props: { readonly model: TrackModel; readonly grow: number }) => (
  <g {...UNREAD}>
    <text
      class="ur-start-word end"
      transform={`translate(${START_LINE.to * CELL - 6} ${START_LINE.y * CELL}) scale(${props.grow})`}
      y="-9"
    >
      {text.START}
    </text>
    <For each={props.model.tiles.filter(({ id }) => id !== 'start')}>
      {tile => (
        <text
          class={`ur-tile-name ${tile.free[0]}`}
          transform={`translate(${nameAt(tile).join(' ')}) scale(${props.grow})`}
        >
          {tile.id}
        </text>
      )}
    </For>
    <For each={props.model.finishes}>
      {({ x, y, edge }) => (
        <text
          class={`ur-finish ${edge}`}
          transform={`translate(${(x + BEHIND[edge][0] * 0.6) * CELL} ${(y + BEHIND[edge][1] * 0.6) * CELL}) scale(${props.grow})`}
        >
          {text.FINISH}
        </text>
      )}
    </For>
  </g>
);

const OUTSIDE = 12;

/** At the end of a free side, a little outside: openings are nearer to its middle. */
function nameAt({ x, y, size, free: [edge = 'E'] }: DrawnTile): readonly [number, number] {
  const [dx, dy] = BEHIND[edge];
  const [half, aside] = [(size / 2) * CELL, (size / 2 - 1) * CELL];
  return [
    x * CELL + half + dx * (half + OUTSIDE) + Math.abs(dy) * aside,
    y * CELL + half + dy * (half + OUTSIDE) + Math.abs(dx) * aside,
  ];
}

/** A tile that could lie here. */
export const GhostTile = (props: {
  readonly laid: LaidTile;
  readonly model: TrackModel;
  readonly id: string;
  readonly grow: number;
  readonly words: PlanWords;
}) => {
  const long = () => tileSize(props.laid) * CELL;
  return (
    <g class="ur-ghost-tile" {...UNREAD}>
      <Ground model={props.model} id={props.id} grow={props.grow} />
      <TrackWords model={props.model} grow={props.grow} words={props.words} />
      <rect x={props.laid.x * CELL} y={props.laid.y * CELL} width={long()} height={long()} rx="3" />
    </g>
  );
};

const square = ({ x, y }: Room) => ({ x: x * CELL, y: y * CELL, width: CELL, height: CELL });

const Floor = (props: { readonly room: Room }) => (
  <rect {...square(props.room)} class="ur-floor" style={{ fill: `var(--e-${props.room.floor})` }} />
);

/** Stripes in the color of the upper floor: the lower one shows between them. */
const OverPatterns = (props: { readonly id: string }) => (
  <defs>
    <For each={[2, 3, 4, 5, 6, 7, 8]}>
      {floor => (
        <pattern
          id={`${props.id}-over-${floor}`}
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="10" style={{ fill: `var(--e-${floor})` }} />
        </pattern>
      )}
    </For>
  </defs>
);

const Checkers = (props: { readonly id: string }) => (
  <defs>
    <pattern id={`${props.id}-checks`} width="10" height="10" patternUnits="userSpaceOnUse">
      <rect width="10" height="10" class="ur-check-light" />
      <path d="M0 0H5V5H0ZM5 5H10V10H5Z" class="ur-check-dark" />
    </pattern>
  </defs>
);

/** The edge as a line from its left to its right end, as seen from inside the cell. */
function ends({ x, y, edge }: Pick<Piece, 'x' | 'y' | 'edge'>): readonly [number, number, number, number] {
  const [left, top, right, bottom] = [x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL];
  switch (edge) {
    case 'N':
      return [left, top, right, top];
    case 'E':
      return [right, top, right, bottom];
    case 'S':
      return [right, bottom, left, bottom];
    case 'W':
      return [left, bottom, left, top];
  }
}

const edgePath = (piece: Piece): string => {
  const [x1, y1, x2, y2] = ends(piece);
  return `M${x1} ${y1}L${x2} ${y2}`;
};

/** Into the cell, for one unit. */
const INWARD: Readonly<Record<Edge, readonly [number, number]>> = {
  N: [0, 1],
  E: [-1, 0],
  S: [0, -1],
  W: [1, 0],
};

const TEETH = 4;
function teeth(piece: Piece): string {
  const [x1, y1, x2, y2] = ends(piece);
  const [ix, iy] = INWARD[piece.edge];
  const along = (part: number, deep: number) =>
    `${x1 + (x2 - x1) * part + ix * deep} ${y1 + (y2 - y1) * part + iy * deep}`;
  let d = `M${along(0, 0)}`;
  for (let i = 0; i < TEETH; i++) d += `L${along((i + 0.5) / TEETH, 9)}L${along((i + 1) / TEETH, 0)}`;
  return `${d}Z`;
}

function crack(piece: Piece): string {
  const [x1, y1, x2, y2] = ends(piece);
  const [ix, iy] = INWARD[piece.edge];
  const along = (part: number, deep: number) =>
    `${x1 + (x2 - x1) * part + ix * deep} ${y1 + (y2 - y1) * part + iy * deep}`;
  return `M${along(0.3, 5)}L${along(0.42, 1)}L${along(0.55, 5)}L${along(0.68, 1)}`;
}

/** A floor that rises beyond casts its shadow here, wider the higher it is; a ceiling that drops is a line of ticks. */
const Step = (props: { readonly piece: Piece; readonly model: TrackModel }) => {
  const height = () => props.piece.high - props.piece.low + 1;
  const isRise = () => {
    const { x, y, low } = props.piece;
    return props.model.roomsAt(x, y).some(({ floor }) => floor === low);
  };
  const band = () => {
    const [x1, y1, x2, y2] = ends(props.piece);
    const [ix, iy] = INWARD[props.piece.edge];
    const deep = 4 + height() * 3;
    return `M${x1} ${y1}L${x2} ${y2}L${x2 + ix * deep} ${y2 + iy * deep}L${x1 + ix * deep} ${y1 + iy * deep}Z`;
  };
  return (
    <Show when={isRise()} fallback={<path class="ur-drop" d={edgePath(props.piece)} />}>
      <path class="ur-shade" d={band()} />
      <path class="ur-rise" d={edgePath(props.piece)} />
    </Show>
  );
};

const Finish = (props: { readonly piece: Piece; readonly id: string }) => {
  const box = () => {
    const { x, y, edge } = props.piece;
    const thick = CELL / 4;
    switch (edge) {
      case 'N':
        return { x: x * CELL, y: y * CELL - thick, width: CELL, height: thick };
      case 'S':
        return { x: x * CELL, y: (y + 1) * CELL, width: CELL, height: thick };
      case 'W':
        return { x: x * CELL - thick, y: y * CELL, width: thick, height: CELL };
      case 'E':
        return { x: (x + 1) * CELL, y: y * CELL, width: thick, height: CELL };
    }
  };
  return <rect {...box()} fill={`url(#${props.id}-checks)`} />;
};

/** Along the ground chevrons, one for each speed; up and down a ring with its number. */
const StreamMark = (props: { readonly stream: DrawnStream; readonly grow: number }) => {
  const angle = () => (Math.atan2(props.stream.dy, props.stream.dx) * 180) / Math.PI;
  const speed = () => Math.max(Math.abs(props.stream.dx), Math.abs(props.stream.dy));
  const middle = () => `translate(${(props.stream.x + 0.5) * CELL} ${(props.stream.y + 0.5) * CELL})`;
  return (
    <g class="ur-stream" transform={middle()}>
      <Show when={speed() > 0}>
        <g transform={`rotate(${angle()})`}>
          <For each={Array.from({ length: speed() + 1 }, (_, i) => (i - speed() / 2) * 8)}>
            {along => <path d={`M${along - 4} -8L${along + 4} 0L${along - 4} 8`} />}
          </For>
        </g>
      </Show>
      <Show when={props.stream.dz !== 0}>
        <g transform={`${speed() > 0 ? 'translate(0 9) ' : ''}scale(${Math.min(MOST_GROWN, props.grow)})`}>
          <circle r="12" />
          <path d={props.stream.dz > 0 ? 'M-5 -3 0 -8 5 -3' : 'M-5 3 0 8 5 3'} />
          <text y={props.stream.dz > 0 ? 3.5 : -3.5}>{text.climb(props.stream.dz)}</text>
        </g>
      </Show>
    </g>
  );
};
