import { For, Show } from 'solid-js';
import { type Outcome, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isBot, SeatName } from '../../../ui/parts.tsx';
import { createTurns } from '../../../ui/turns.ts';
import { BODIES, type End as Ended, type PlanetX } from '../types.ts';
import { Afterwards } from './analysis.tsx';
import { iconOf } from './board-glyph.tsx';
import { Code } from './end-code.tsx';
import { WholeSky } from './end-sky.tsx';
import * as text from './end-text.ts';
import { judgedOf, locatedAt, placeOfX } from './ending.ts';
import './end.css';

export const End = (props: PartProps<PlanetX>) => (
  <Show when={props.table.view.public.end}>{end => <Over table={props.table} end={end()} />}</Show>
);

interface EndProps extends PartProps<PlanetX> {
  readonly end: Ended;
}

const Over = (props: EndProps) => {
  const turn = createTurns(2);
  return (
    <div class="px-end">
      <Result {...props} />
      <div class="px-end-columns">
        <section>
          <h3 class="label">{text.SKY}</h3>
          <WholeSky puzzle={props.end.puzzle} />
        </section>
        <div class="px-end-side">
          <Show when={props.table.outcome}>
            {outcome => <Points table={props.table} outcome={outcome()} />}
          </Show>
          <Code code={props.end.puzzle.code} />
        </div>
      </div>
      <Show when={turn() >= 1}>
        <Theories table={props.table} />
      </Show>
      <Show when={turn() >= 2}>
        <Afterwards table={props.table} />
      </Show>
    </div>
  );
};

const Player = (props: PartProps<PlanetX> & { readonly seat: Seat }) => (
  <SeatName
    look={props.table.player(props.seat).look}
    name={props.table.name(props.seat)}
    bot={isBot(props.table.player(props.seat))}
  />
);

/** Who won, where Planet X was, and who found it. */
const Result = (props: EndProps) => {
  const known = () => props.table.view.public;
  const behind = (seat: Seat) => {
    const { time, finder } = known();
    return finder === null ? 0 : (time[finder] ?? 0) - (time[seat] ?? 0);
  };
  const says = () => {
    const { sector, before, after } = placeOfX(props.end.puzzle);
    const { finder, alsoFound, mode } = known();
    return [
      text.placeSays(sector, before, after),
      ...(finder === null
        ? []
        : [text.finderSays(props.table.name(finder), locatedAt(known(), finder), mode)]),
      ...alsoFound.map(seat => text.alsoSays(props.table.name(seat), behind(seat))),
    ].join(' ');
  };
  const isTie = (outcome: Outcome) => {
    const totals = outcome.scores.map(({ total }) => total);
    return totals.filter(total => total === Math.max(...totals)).length > 1;
  };
  return (
    <header>
      <Show when={props.table.outcome}>
        {outcome => <h2>{text.winnersSay(outcome().winners, known().seats === 1, props.table.name)}</h2>}
      </Show>
      <p>{says()}</p>
      <Show when={props.table.outcome && isTie(props.table.outcome)}>
        <p>{text.HOW_TIES_GO}</p>
      </Show>
    </header>
  );
};

/** The icon of a part of the score; being first has a word. */
const partIcon = (what: string): string | undefined => {
  const body = BODIES.find(one => one === what);
  if (body) return iconOf(body);
  return what === 'locate' ? 'o-planetx' : undefined;
};

const Points = (props: PartProps<PlanetX> & { readonly outcome: Outcome }) => {
  const parts = () => props.outcome.scores[0]?.parts ?? [];
  const won = (seat: Seat) => props.outcome.winners.includes(seat);
  return (
    <section aria-labelledby="px-points" class="px-points">
      <h3 class="label" id="px-points">
        {text.POINTS}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{text.PLAYER}</span>
            </th>
            <For each={parts()}>
              {({ what }) => (
                <th scope="col" title={text.partLabel(what, props.table.view.public.mode)}>
                  <Show when={partIcon(what)} fallback={text.FIRST}>
                    {icon => (
                      <>
                        <Icon name={icon()} class={icon()} />
                        <span class="sr">{text.partLabel(what, props.table.view.public.mode)}</span>
                      </>
                    )}
                  </Show>
                </th>
              )}
            </For>
            <th scope="col">{text.TOTAL}</th>
          </tr>
        </thead>
        <tbody>
          <For each={seatsOf(props.table.view.public.seats)}>
            {seat => (
              <tr classList={{ won: won(seat) }}>
                <th scope="row">
                  <Player table={props.table} seat={seat} />
                  <Show when={won(seat)}>
                    <span class="sr">{text.WON}</span>
                  </Show>
                </th>
                <For each={props.outcome.scores[seat]?.parts}>
                  {({ points }) => <td classList={{ none: points === 0 }}>{points}</td>}
                </For>
                <td class="px-total">{props.outcome.scores[seat]?.total}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
};

const Theories = (props: PartProps<PlanetX>) => (
  <section>
    <h3 class="label">{text.THEORIES}</h3>
    <ul class="px-judged">
      <For each={seatsOf(props.table.view.public.seats)}>
        {seat => (
          <li>
            <Player table={props.table} seat={seat} />
            <ul>
              <For
                each={judgedOf(props.table.view.public, seat)}
                fallback={<li class="dimmer">{text.NO_THEORIES}</li>}
              >
                {theory => (
                  <li class="px-judgment" classList={{ wrong: !theory.right }}>
                    <Icon name={iconOf(theory.body)} class={iconOf(theory.body)} />
                    <span>{text.theorySays(theory)}</span>
                    <small>
                      <Icon name={theory.right ? 'check' : 'close'} />
                      {text.fateSays(theory)}
                    </small>
                  </li>
                )}
              </For>
            </ul>
          </li>
        )}
      </For>
    </ul>
  </section>
);
