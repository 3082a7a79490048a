import { createMemo, For, Show } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { type Line, LineChart, LineLegend } from '../../../ui/line-chart.tsx';
import { isBot, SeatName } from '../../../ui/parts.tsx';
import { createTurns } from '../../../ui/turns.ts';
import { finalPointsOf } from '../board.ts';
import { text as gameText, scoreName } from '../text.ts';
import type { End as Ended, Standing, UfoHunter } from '../types.ts';
import * as text from './end-text.ts';
import { roundsOf, turnOf } from './ending.ts';
import './end.css';

export const End = (props: PartProps<UfoHunter>) => (
  <Show when={props.table.view.public.end}>{end => <Over table={props.table} end={end()} />}</Show>
);

interface EndProps extends PartProps<UfoHunter> {
  readonly end: Ended;
}

const Over = (props: EndProps) => {
  const turn = createTurns(2);
  return (
    <div class="uh-end">
      <header>
        <h2>{text.winnersSay(props.end.winners.map(seat => props.table.name(seat)))}</h2>
        <p>{gameText.reason(props.end.why)}</p>
      </header>
      <Points {...props} />
      <Show when={turn() >= 1}>
        <Turned {...props} />
      </Show>
      <Show when={turn() >= 2}>
        <Charts {...props} />
      </Show>
    </div>
  );
};

/** The winners first. */
const Points = (props: EndProps) => {
  const total = (seat: Seat) => finalPointsOf(at(props.end.scores, seat));
  const order = createMemo(() =>
    [...seatsOf(props.end.scores.length)].sort(
      (a, b) => total(b) - total(a) || at(props.end.scores, b).money - at(props.end.scores, a).money,
    ),
  );
  return (
    <section>
      <h3 class="label" id="uh-points">
        {text.POINTS}
      </h3>
      <section class="uh-table" aria-labelledby="uh-points" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.PLAYER}</th>
              <th scope="col">{text.TOTAL}</th>
              <th scope="col">{scoreName.blue}</th>
              <th scope="col">{scoreName.black}</th>
              <th scope="col">{scoreName.set}</th>
              <th scope="col">{scoreName.money}</th>
            </tr>
          </thead>
          <tbody>
            <For each={order()}>
              {seat => (
                <tr classList={{ won: props.end.winners.includes(seat) }}>
                  <th scope="row">
                    <SeatName
                      look={props.table.player(seat).look}
                      name={props.table.name(seat)}
                      bot={isBot(props.table.player(seat))}
                    />
                    <Show when={props.end.winners.includes(seat)}>
                      <small>{text.WINNER}</small>
                    </Show>
                  </th>
                  <td>
                    <b>{total(seat)}</b>
                  </td>
                  <td>{at(props.end.scores, seat).blue}</td>
                  <td>{at(props.end.scores, seat).black}</td>
                  <td>{at(props.end.scores, seat).set}</td>
                  <td>{at(props.end.scores, seat).money}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <p class="dim">{text.TIES}</p>
    </section>
  );
};

const Turned = (props: EndProps) => {
  const turn = createMemo(() => turnOf(props.table.view.public));
  return (
    <section>
      <h3 class="label">{text.WHERE_IT_TURNED}</h3>
      <p>
        <Show when={turn()} fallback={text.NO_ROUNDS}>
          {found => text.turnSays(found(), props.table.name)}
        </Show>
      </p>
    </section>
  );
};

const CHARTS: readonly (readonly [title: string, of: (standing: Standing) => number])[] = [
  [text.EVIDENCE_CHART, ({ evidence }) => evidence],
  [text.SET_CHART, ({ set }) => set],
  [text.MONEY_CHART, ({ money }) => money],
];

const Charts = (props: EndProps) => {
  const rounds = createMemo(() => roundsOf(props.table.view.public));
  const turned = createMemo(() => turnOf(props.table.view.public));
  const lines = (of: (standing: Standing) => number): readonly Line[] =>
    seatsOf(props.end.scores.length).map(seat => ({
      look: props.table.player(seat).look,
      name: props.table.name(seat),
      own: seat === props.table.seat,
      values: rounds().map(({ standings }) => of(at(standings, seat))),
    }));
  return (
    <Show when={rounds().length > 0}>
      <section>
        <h3 class="label">{text.OVER_ROUNDS}</h3>
        <LineLegend lines={lines(() => 0)} />
        <div class="uh-charts">
          <For each={CHARTS}>
            {([title, of]) => (
              <LineChart
                title={title}
                along={text.ROUND}
                places={rounds().map((_, index) => `${index + 1}`)}
                lines={lines(of)}
                marked={(turned()?.round ?? 0) - 1}
                asTable={text.AS_TABLE}
              />
            )}
          </For>
        </div>
      </section>
    </Show>
  );
};
