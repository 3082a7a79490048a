import { For, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { type Board, sectorAt } from '../board.ts';
import type { PlanetX } from '../types.ts';
import { Glyph, Unheard } from './board-glyph.tsx';
import { pawnsIn } from './board-sector.ts';
import { arcPath, beside, CENTER, inFrontOfAll, pawnAngle, polar, RADII } from './circle.ts';
import { actorOf } from './dock-desk.ts';
import type { Landing } from './dock-landing.ts';

interface PawnsProps extends PartProps<PlanetX> {
  readonly board: Board;
  readonly turn: number;
  readonly landing: Landing | null;
}

/** First come first in each sector, by number where several are; and where the act in the making would lead. */
export const Pawns = (props: PawnsProps) => {
  const known = () => props.table.view.public;
  const timeOf = (seat: Seat) => known().time[seat] ?? 0;
  const together = (seat: Seat) => pawnsIn(known(), sectorAt(timeOf(seat), props.board));
  const place = (seat: Seat) => together(seat).indexOf(seat);
  const angle = (seat: Seat) =>
    pawnAngle(timeOf(seat), props.board) + beside(place(seat), together(seat).length, props.board);
  const upright = (seat: Seat, radius: number) =>
    `translate(${CENTER + radius}px, ${CENTER}px) rotate(${-angle(seat) - props.turn}deg)`;
  const look = (seat: Seat) => props.table.player(seat).look;
  const acts = () => actorOf(props.table);
  return (
    <Unheard class="px-pawns" point="pawns">
      <For each={seatsOf(known().seats).filter(seat => known().order.includes(seat))}>
        {seat => (
          <g class="px-pawn" style={{ transform: `rotate(${angle(seat)}deg)` }}>
            <g class={`px-pawn-up s${look(seat)}`} style={{ transform: upright(seat, RADII.track) }}>
              <circle class="px-pawn-ground" r="8.5" />
              <Glyph name={`seat-${look(seat)}`} size={14} />
              <Show when={props.table.toAct.includes(seat) && acts() === seat}>
                <circle class="px-pawn-mine" r="10.5" />
              </Show>
            </g>
            <Show when={together(seat).length > 1}>
              <g
                class={`px-pawn-up px-pawn-order s${look(seat)}`}
                style={{ transform: upright(seat, RADII.order) }}
              >
                <circle r="6" />
                <text>{place(seat) + 1}</text>
              </g>
            </Show>
          </g>
        )}
      </For>
      <Show when={props.landing}>
        {landing => <Ghost landing={landing()} board={props.board} from={from()} />}
      </Show>
    </Unheard>
  );

  function from(): number {
    const seat = acts();
    return seat === null ? 0 : angle(seat);
  }
};

const Ghost = (props: { readonly landing: Landing; readonly board: Board; readonly from: number }) => {
  const to = () => {
    const { time, count } = props.landing;
    return pawnAngle(time, props.board) + inFrontOfAll(count, props.board);
  };
  const at = () => polar(RADII.track, to());
  const head = () => polar(RADII.arc, to());
  return (
    <g class="px-ghost">
      <path class="px-way" d={arcPath(RADII.arc, props.from + 4, to() - 1)} />
      <path
        class="px-way-head"
        d="M-4 -3.5L3 0L-4 3.5Z"
        transform={`translate(${head().x.toFixed(2)} ${head().y.toFixed(2)}) rotate(${to() + 90})`}
      />
      <circle cx={at().x} cy={at().y} r="6.5" />
    </g>
  );
};
