import { For, type ParentProps, Show } from 'solid-js';
import type { Look } from '../../../core/players.ts';
import { Icon } from '../../../ui/icon.tsx';
import { opposite, speedIn } from '../board.ts';
import { DIRECTIONS, type Direction, type Speeds } from '../types.ts';
import { dragChip } from './panel-drag.ts';
import * as text from './paper-text.ts';
import { type Chips, chipsOn, isClosed, type Socket } from './planning.ts';
import { placeOf, side } from './track-side.ts';

export interface PanelProps {
  readonly chips: Chips;
  /** How many there are to place. */
  readonly all: number;
  readonly old: Speeds;
  readonly planned: Speeds;
  readonly look: Look;
  readonly elevation: number;
  /** Why not, if one cannot place chips now. */
  readonly notNow: string | undefined;
  readonly onPut: (socket: Socket) => void;
  readonly onTake: (socket: Socket) => void;
  /** A chip goes from one place to another, or off the panel. */
  readonly onMove: (from: Socket | null, to: Socket | null) => void;
}

/** In percent of the panel, from its middle: where directions lie on a track that is not turned. */
const ARMS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -39],
  N: [34.5, -19],
  E: [34.5, 19],
  down: [0, 39],
  S: [-34.5, 19],
  W: [-34.5, -19],
};

const armOf = (direction: Direction) => ARMS[placeOf(direction, side())];

/** Six ends around the UFO, the battery and initiative: a press adds a chip, a drag moves one. */
export const Panel = (props: PanelProps) => (
  <>
    <Pool {...props} />
    <fieldset class="ur-rose" data-point="panel" aria-label={text.PANEL_KEYS}>
      <svg viewBox="-50 -50 100 100" preserveAspectRatio="none" aria-hidden="true">
        <ellipse rx="37" ry="20" />
        <ellipse rx="22" ry="12" />
        <For each={DIRECTIONS}>
          {direction => (
            <path
              classList={{ on: speedIn(props.planned, direction) > 0 }}
              d={`M0 0L${armOf(direction).join(' ')}`}
            />
          )}
        </For>
      </svg>
      <span class={`ur-hub s${props.look}`} aria-hidden="true">
        <Icon name={`seat-${props.look}`} />
        <b>{text.elevation(props.elevation)}</b>
      </span>
      <For each={DIRECTIONS}>{direction => <Arm {...props} direction={direction} />}</For>
    </fieldset>
    <Show when={props.notNow === undefined}>
      <div class="ur-trays" data-point="trays">
        <Tray {...props} socket="battery" icon="r-battery" says={text.KEPT} />
        <Tray {...props} socket="plus" icon="r-initiative" says={text.EARLIER} />
        <Tray {...props} socket="minus" icon="r-initiative" says={text.LATER} />
      </div>
    </Show>
  </>
);

const left = ({ all, chips }: PanelProps): number => all - chips.length;

const whyNot = (props: PanelProps, socket: Socket): string | undefined => {
  if (props.notNow !== undefined) return props.notNow;
  if (isClosed(props.chips, socket)) return text.ONE_SIDE;
  return left(props) === 0 ? text.NO_CHIP : undefined;
};

/** What all sockets have in common. */
const SocketButton = (
  props: ParentProps<
    PanelProps & {
      readonly socket: Socket;
      readonly class: string;
      readonly at?: readonly [x: number, y: number];
    }
  >,
) => (
  <button
    type="button"
    class={props.class}
    classList={{ on: chipsOn(props.chips, props.socket) > 0 }}
    style={props.at && { left: `${50 + props.at[0]}%`, top: `${50 + props.at[1]}%` }}
    data-socket={props.socket}
    data-act=""
    aria-disabled={whyNot(props, props.socket) !== undefined || undefined}
    title={whyNot(props, props.socket)}
    onClick={() => {
      if (whyNot(props, props.socket) === undefined) props.onPut(props.socket);
    }}
    onKeyDown={event => {
      if (event.key !== 'Backspace' && event.key !== 'Delete' && event.key !== '-') return;
      event.preventDefault();
      if (props.notNow === undefined) props.onTake(props.socket);
    }}
    onPointerDown={event => {
      if (props.notNow !== undefined || chipsOn(props.chips, props.socket) === 0) return;
      dragChip(event, to => props.onMove(props.socket, to));
    }}
  >
    {props.children}
  </button>
);

const Arm = (props: PanelProps & { readonly direction: Direction }) => {
  const old = () => speedIn(props.old, props.direction);
  const now = () => speedIn(props.planned, props.direction);
  const placed = () => chipsOn(props.chips, props.direction);
  const brakes = () => placed() > 0 && speedIn(props.old, opposite(props.direction)) > 0;
  return (
    <SocketButton {...props} socket={props.direction} class="ur-arm" at={armOf(props.direction)}>
      <span class="ur-arm-name">{text.socketName[props.direction]}</span>
      <span class="ur-arm-speed data">
        <span class="sr">{text.NEW_SPEED}</span> {now()}
      </span>
      <span class="ur-arm-chips">
        <Show when={old() > 0 && props.notNow === undefined}>
          <span>{text.was(old())}</span>
        </Show>
        <Placed count={placed()} beside={brakes() || old() > 0} />
        <Show when={brakes()}>
          <span>{text.BRAKES}</span>
        </Show>
        <Show when={old() === 0 && placed() === 0 && props.notNow === undefined}>{text.TAP}</Show>
      </span>
    </SocketButton>
  );
};

const Tray = (
  props: PanelProps & {
    readonly socket: 'battery' | 'plus' | 'minus';
    readonly icon: string;
    readonly says: string;
  },
) => {
  const placed = () => chipsOn(props.chips, props.socket);
  return (
    <SocketButton {...props} class="ur-tray">
      <Icon name={props.icon} />
      <span class="ur-tray-name">
        {text.socketName[props.socket]}
        <small>{props.says}</small>
      </span>
      <span class="ur-tray-chips">
        <Placed count={placed()} />
      </span>
    </SocketButton>
  );
};

/** More than a few are a number, and sooner beside a word: it would stick out of its box. */
const Placed = (props: { readonly count: number; readonly beside?: boolean }) => (
  <Show
    when={props.count <= (props.beside ? MOST_BESIDE_WORD : MOST_DRAWN)}
    fallback={
      <>
        <Icon name="r-energy" class="ur-chip" />
        <b class="data">{props.count}</b>
        <span class="sr">{text.CHIPS}</span>
      </>
    }
  >
    <For each={Array.from({ length: props.count })}>{() => <Icon name="r-energy" class="ur-chip" />}</For>
    <Show when={props.count > 0}>
      <span class="sr">{text.placed(props.count)}</span>
    </Show>
  </Show>
);

const MOST_DRAWN = 3;
const MOST_BESIDE_WORD = 2;

const Pool = (props: PanelProps) => (
  <Show when={props.notNow === undefined}>
    <p class="ur-pool" data-point="pool">
      <span class="ur-pool-chips" aria-hidden="true">
        <For each={Array.from({ length: left(props) })}>
          {() => (
            <span class="ur-loose" onPointerDown={event => dragChip(event, to => props.onMove(null, to))}>
              <Icon name="r-energy" class="ur-chip" />
            </span>
          )}
        </For>
      </span>
      <span role="status">{text.chipsLeft(left(props), props.all)}</span>
    </p>
  </Show>
);
