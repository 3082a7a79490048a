import { createMemo, For, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { isBot, SeatName } from '../../../ui/parts.tsx';
import { createTurns } from '../../../ui/turns.ts';
import { text as gameText, roleName } from '../text.ts';
import type { End as Ended, SeatRound, Unacknowledged } from '../types.ts';
import { Glyphs, Words } from './card.tsx';
import * as text from './end-text.ts';
import { checkedClaims, turningPoints } from './ending.ts';
import { LastTurn } from './last-turn.tsx';
import { createReveal } from './reveal.ts';
import { MINUS, NOTHING, PLUS, roundNumber } from './text.ts';
import './end.css';

export const End = (props: PartProps<Unacknowledged>) => (
  <Show when={props.table.view.public.end}>{end => <Over table={props.table} end={end()} />}</Show>
);

interface EndProps extends PartProps<Unacknowledged> {
  readonly end: Ended;
}

const Over = (props: EndProps) => {
  const showing = createReveal(props.table);
  const turn = createTurns(3);
  return (
    <div class="un-end" classList={{ showing: showing() }}>
      <header>
        <h2>{text.sideWins[props.end.side]}</h2>
        <p>
          {gameText.reason(props.end.why)}
          <Show when={props.table.isOwn && props.table.outcome}>
            {outcome => ` ${text.youWin(outcome().winners.some(seat => seat === props.table.seat))}`}
          </Show>
        </p>
        <p class="un-end-shelves">
          <span>
            {PLUS} <Shelf cards={props.table.view.public.plus} />
          </span>
          <span>
            {MINUS} <Shelf cards={props.table.view.public.minus} />
          </span>
        </p>
      </header>
      <div class="un-end-reveal">
        <LastTurn table={props.table} showing={showing()} />
      </div>
      <Show when={turn() >= 1}>
        <Roles {...props} />
      </Show>
      <Show when={turn() >= 2}>
        <Story {...props} />
        <Truth {...props} />
      </Show>
      <Show when={turn() >= 3}>
        <Held {...props} />
      </Show>
    </div>
  );
};

const Shelf = (props: { readonly cards: SeatRound['kept'] }) => (
  <Show when={props.cards.length > 0} fallback={<span class="dim">{NOTHING}</span>}>
    <Glyphs cards={props.cards} />
  </Show>
);

const Player = (props: PartProps<Unacknowledged> & { readonly seat: Seat }) => (
  <SeatName
    look={props.table.player(props.seat).look}
    name={props.table.name(props.seat)}
    bot={isBot(props.table.player(props.seat))}
  />
);

/** Roles turned over, and what each seat scored. */
const Roles = (props: EndProps) => {
  const score = (seat: Seat) => props.table.outcome?.scores[seat];
  return (
    <section>
      <h3 class="label">{text.WHO_WAS_WHO}</h3>
      <ul class="un-roles">
        <For each={props.end.roles}>
          {(role, index) => (
            <li
              class={role}
              classList={{ won: props.table.outcome?.winners.includes(index() as Seat) ?? false }}
            >
              <Player table={props.table} seat={index() as Seat} />
              <b>{roleName[role]}</b>
              <Show when={score(index() as Seat)}>
                {scored => <small>{text.points(scored().total)}</small>}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

const Story = (props: EndProps) => {
  const points = createMemo(() => turningPoints(props.table.view.public, props.end));
  return (
    <section>
      <h3 class="label">{text.HOW_IT_WENT}</h3>
      <ol class="un-story">
        <For each={points()} fallback={<li>{text.NOTHING_HAPPENED}</li>}>
          {point => (
            <li>
              <Words text={text.pointSays(point, props.table.name)} />
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

const Truth = (props: EndProps) => {
  const checked = createMemo(() => checkedClaims(props.table.view.public, props.end));
  const of = (seat: Seat) => checked().filter(claim => claim.seat === seat);
  const lies = (seat: Seat) => of(seat).filter(({ so }) => !so);
  return (
    <section>
      <h3 class="label">{text.LIES}</h3>
      <ul class="un-story">
        <For each={seatsOf(props.table.view.public.seats)}>
          {seat => (
            <li>
              <Show
                when={lies(seat).length > 0}
                fallback={text.lieCount(props.table.name(seat), of(seat).length, 0)}
              >
                <details>
                  <summary>
                    {text.lieCount(props.table.name(seat), of(seat).length, lies(seat).length)}
                  </summary>
                  <ul>
                    <For each={lies(seat)}>
                      {lie => (
                        <li>
                          <Words text={text.lieLine(lie, props.table.name)} />
                        </li>
                      )}
                    </For>
                  </ul>
                </details>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

const Held = (props: EndProps) => {
  const rounds = () => Array.from({ length: props.table.view.public.round }, (_, index) => index);
  return (
    <section>
      <h3 class="label" id="un-held">
        {text.WHAT_THEY_HELD}
      </h3>
      <section class="un-held" aria-labelledby="un-held" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.PLAYER}</th>
              <For each={rounds()}>{index => <th scope="col">{roundNumber(index + 1)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={seatsOf(props.table.view.public.seats)}>
              {seat => (
                <tr>
                  <th scope="row">
                    <Player table={props.table} seat={seat} />
                  </th>
                  <For each={rounds()}>
                    {index => (
                      <td>
                        <Show when={props.end.rounds[seat]?.[index]}>
                          {own => (
                            <>
                              <small>{text.HELD}</small> <Shelf cards={own().kept} />
                              <small>{text.PLAYED}</small> <Shelf cards={own().played} />
                            </>
                          )}
                        </Show>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </section>
  );
};
