import { For, type JSX, Show } from 'solid-js';
import { type GameTypes, type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import type { PartProps } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { createTurns } from '../../ui/turns.ts';
import { Code } from './end-code.tsx';
import { Player, Points } from './end-points.tsx';
import * as text from './end-text.ts';
import type { PointsColumn } from './points.ts';
import './end.css';

/** What a game says of its end, whatever table it was played at. */
export interface EndParts {
  readonly seats: number;
  /** Who found what where. */
  readonly says: string;
  /** What whoever plays alone did: "found Planet X". */
  readonly found: string;
  /** How ties are broken; empty where there is nothing to break. */
  readonly ties: string;
  readonly code: string;
  readonly codeSays: string;
  readonly columns: readonly PointsColumn[];
  readonly notes?: readonly string[];
  /** What each claimed, and whether it was right. */
  readonly claims: string;
  readonly claimsOf: (seat: Seat) => readonly Claim[];
}

interface EndProps<T extends GameTypes> extends PartProps<T>, EndParts {
  /** Instead of who won. */
  readonly title?: string | undefined;
  readonly sky: JSX.Element;
  /** Instead of the table of points. */
  readonly points?: JSX.Element;
  readonly afterwards: JSX.Element;
}

/** A theory or a photo when all is shown. */
export interface Claim {
  readonly icon: string;
  readonly says: string;
  readonly right: boolean;
  readonly fate: string;
}

/** How it ended: result, sky, points, code, what each claimed, and what each could have known. */
export const EndPage = <T extends GameTypes>(props: EndProps<T>) => {
  const turn = createTurns(2);
  return (
    <div class="end-page">
      <Result {...props} />
      <div class="end-columns">
        <section>
          <h3 class="label">{text.SKY}</h3>
          {props.sky}
        </section>
        <div class="end-side">
          <Show when={props.points === undefined} fallback={props.points}>
            <Show when={props.table.outcome}>{outcome => <Points {...props} outcome={outcome()} />}</Show>
          </Show>
          <Code code={props.code} says={props.codeSays} />
        </div>
      </div>
      <Show when={turn() >= 1}>
        <Claims {...props} />
      </Show>
      <Show when={turn() >= 2}>{props.afterwards}</Show>
    </div>
  );
};

const Result = <T extends GameTypes>(props: EndProps<T>) => {
  const isTie = (outcome: Outcome) => {
    const totals = outcome.scores.map(({ total }) => total);
    return totals.filter(total => total === Math.max(...totals)).length > 1;
  };
  return (
    <header>
      <Show when={props.table.outcome}>
        {outcome => (
          <h2>
            {props.title ??
              text.winnersSay(outcome().winners, props.seats === 1, props.table.name, props.found)}
          </h2>
        )}
      </Show>
      <p>{props.says}</p>
      <Show when={props.ties !== '' && props.table.outcome && isTie(props.table.outcome)}>
        <p>{props.ties}</p>
      </Show>
    </header>
  );
};

const Claims = <T extends GameTypes>(props: EndProps<T>) => (
  <section>
    <h3 class="label">{props.claims}</h3>
    <ul class="end-claims">
      <For each={seatsOf(props.seats)}>
        {seat => (
          <li>
            <Player table={props.table} seat={seat} />
            <ul>
              <For each={props.claimsOf(seat)} fallback={<li class="dimmer">{text.NONE}</li>}>
                {claim => (
                  <li class="end-claim" classList={{ wrong: !claim.right }}>
                    <Icon name={claim.icon} class={claim.icon} />
                    <span>{claim.says}</span>
                    <small>
                      <Icon name={claim.right ? 'check' : 'close'} />
                      {claim.fate}
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
