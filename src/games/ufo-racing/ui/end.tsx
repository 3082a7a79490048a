import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { unwrap } from 'solid-js/store';
import { at, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { type Line, LineChart, LineLegend } from '../../../ui/line-chart.tsx';
import { isBot, SeatName } from '../../../ui/parts.tsx';
import { createTurns } from '../../../ui/turns.ts';
import type { End as Ended, Public, UfoRacing } from '../types.ts';
import { Board } from './board.tsx';
import { Lines } from './end-lines.tsx';
import * as text from './end-text.ts';
import { damageOf, standingsOf, type TurnOf, turnsOf } from './ending.ts';
import { isHit } from './playback.ts';
import { createShortest } from './shortest.ts';
import './end.css';

export const End = (props: PartProps<UfoRacing>) => (
  <Show when={props.table.view.public.end}>
    {end => <Over table={props.table} end={end()} known={structuredClone(unwrap(props.table.view.public))} />}
  </Show>
);

interface EndProps extends PartProps<UfoRacing> {
  readonly end: Ended;
  /** The race as it ended: it changes no more. */
  readonly known: Public;
}

const Over = (props: EndProps) => {
  const turn = createTurns(3);
  const search = createShortest(props.known.track);
  const race = () => {
    const now = search();
    return now.at === 'found' ? now.race : undefined;
  };
  const { winner } = props.end;
  return (
    <div class="ur-end">
      <header>
        <h2>{text.winnerSays(props.table.name(winner), winner === props.table.seat)}</h2>
        <p>{text.turnsSay(props.known.turn)}</p>
      </header>
      <Show when={turn() >= 1}>
        <section>
          <h3 class="label">{text.LAST_TURN}</h3>
          <div class="ur-end-show">
            <Board table={props.table} playsLastTurn={props.table.fresh.length > 0} />
          </div>
        </section>
      </Show>
      <Standing {...props} />
      <Show when={turn() >= 1}>
        <section>
          <h3 class="label">{text.SHORTEST}</h3>
          <p role="status">
            <Switch fallback={text.SEARCHING}>
              <Match when={race()}>{now => text.shortestSays(now().turns, props.known.turn)}</Match>
              <Match when={search().at === 'failed'}>{text.NO_SHORTEST}</Match>
            </Switch>
          </p>
        </section>
      </Show>
      <Show when={turn() >= 2}>
        <section>
          <h3 class="label">{text.LINES}</h3>
          <LineLegend lines={linesOf(props, () => 0)} />
          <Show when={race()}>
            <p class="ur-shortest-key">
              <svg aria-hidden="true">
                <path class="ur-shortest" d="M0 6H34" />
              </svg>
              {text.SHORTEST_LINE}
            </p>
          </Show>
          <Lines table={props.table} known={props.known} shortest={race()?.line} />
        </section>
      </Show>
      <Show when={turn() >= 3}>
        <Charts {...props} />
      </Show>
    </div>
  );
};

const Standing = (props: EndProps) => {
  const standings = createMemo(() => standingsOf(props.known));
  const hits = createMemo(() => props.known.turns.flatMap(({ happened }) => happened.filter(isHit)));
  return (
    <section>
      <h3 class="label" id="ur-standing">
        {text.STANDING}
      </h3>
      <section class="ur-table" aria-labelledby="ur-standing" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.PLAYER}</th>
              <th scope="col">{text.TO_GO}</th>
              <th scope="col">{text.HITS}</th>
              <th scope="col">{text.DAMAGE_TAKEN}</th>
            </tr>
          </thead>
          <tbody>
            <For each={standings()}>
              {({ seat, won, left }) => (
                <tr classList={{ won }}>
                  <th scope="row">
                    <SeatName
                      look={props.table.player(seat).look}
                      name={props.table.name(seat)}
                      bot={isBot(props.table.player(seat))}
                    />
                    <Show when={won}>
                      <small>{text.WINNER}</small>
                    </Show>
                  </th>
                  <td>{won ? text.CROSSED : left}</td>
                  <td>{hits().filter(hit => hit.seat === seat).length}</td>
                  <td>{damageOf(props.known, seat)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </section>
  );
};

const linesOf = ({ table, known }: EndProps, of: (turn: TurnOf) => number): readonly Line[] => {
  const turns = turnsOf(known);
  return seatsOf(known.seats).map(seat => ({
    look: table.player(seat).look,
    name: table.name(seat),
    own: seat === table.seat,
    values: turns.map(one => of(at(one, seat))),
  }));
};

const CHARTS: readonly (readonly [title: string, of: (turn: TurnOf) => number])[] = [
  [text.SPEED_CHART, ({ speed }) => speed],
  [text.DAMAGE_CHART, ({ damage }) => damage],
];

const Charts = (props: EndProps) => (
  <section>
    <h3 class="label">{text.OVER_TURNS}</h3>
    <div class="ur-charts">
      <For each={CHARTS}>
        {([title, of]) => (
          <LineChart
            title={title}
            along={text.TURN}
            places={turnsOf(props.known).map((_, index) => `${index + 1}`)}
            lines={linesOf(props, of)}
            asTable={text.AS_TABLE}
          />
        )}
      </For>
    </div>
  </section>
);
