import { For, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../core/contract.ts';
import { arcPath, CENTER, polar } from '../../../ui/chart.ts';
import { Glyph, Unheard, Upright } from '../../../ui/chart.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { spaceAt } from '../board.ts';
import type { Uaps } from '../types.ts';
import { reportMarks } from './board-reports.ts';
import { tokensIn } from './board-sector.ts';
import { actorOf } from './dock-desk.ts';
import type { Landing } from './dock-landing.ts';
import { inFront, RADII, reportAngle, tokenAngle } from './orbits.ts';

interface TrackProps extends PartProps<Uaps> {
  readonly turn: number;
  readonly landing: Landing | null;
}

/** Where the act in the making leads; reports on the rim; tokens, first come first, by number where several are in a space. */
export const Track = (props: TrackProps) => {
  const known = () => props.table.view.public;
  const timeOf = (seat: Seat) => known().time[seat] ?? 0;
  const together = (seat: Seat) => tokensIn(known(), spaceAt(timeOf(seat)));
  const place = (seat: Seat) => together(seat).indexOf(seat);
  const angle = (seat: Seat) => tokenAngle(timeOf(seat), place(seat), together(seat).length);
  const upright = (seat: Seat, radius: number) =>
    `translate(${CENTER + radius}px, ${CENTER}px) rotate(${-angle(seat) - props.turn}deg)`;
  const look = (seat: Seat) => props.table.player(seat).look;
  const acts = () => actorOf(props.table);
  const start = () => {
    const seat = acts();
    return seat === null ? 0 : angle(seat);
  };
  return (
    <Unheard class="ua-track" point="track">
      <Show when={props.landing}>{landing => <Ghost landing={landing()} from={start()} />}</Show>
      <For each={reportMarks(known(), props.table.view.viewer)}>
        {mark => (
          <Upright
            at={polar(RADII.report, reportAngle(spaceAt(mark.at), mark.place))}
            turn={props.turn}
            class={`ua-report ${mark.state}`}
          >
            <circle r="5.7" />
            <Show when={mark.state !== 'reached'} fallback={<Glyph name="check" size={8} />}>
              <Glyph name="o-uap" size={9} />
            </Show>
          </Upright>
        )}
      </For>
      <For each={seatsOf(known().seats).filter(seat => known().order.includes(seat))}>
        {seat => (
          <g class="ua-token" style={{ transform: `rotate(${angle(seat)}deg)` }}>
            <g class={`ua-token-up s${look(seat)}`} style={{ transform: upright(seat, RADII.track) }}>
              <circle class="ua-token-ground" r="7" />
              <Glyph name={`seat-${look(seat)}`} size={13.5} />
              <Show when={acts() === seat}>
                <circle class="ua-token-mine" r="9.2" />
              </Show>
            </g>
            <Show when={together(seat).length > 1}>
              <g class="ua-token-up" style={{ transform: upright(seat, RADII.order) }}>
                <text class="ua-token-order">{place(seat) + 1}</text>
              </g>
            </Show>
          </g>
        )}
      </For>
    </Unheard>
  );
};

/** Where one would stand. */
const Ghost = (props: { readonly landing: Landing; readonly from: number }) => {
  const to = () => inFront(props.landing.time, props.landing.count);
  const at = () => polar(RADII.track, to());
  return (
    <g class="ua-ghost">
      <Show when={to() - props.from > 8}>
        <path class="ua-way" d={arcPath(RADII.rim, props.from, to())} />
      </Show>
      <circle cx={at().x} cy={at().y} r="7" />
    </g>
  );
};
