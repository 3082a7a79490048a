import { For, Show } from 'solid-js';
import { type GameTypes, type Seat, seatsOf } from '../../../core/contract.ts';
import { createCopy } from '../../../ui/copy.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Button } from '../../../ui/parts.tsx';
import { Player, PointsHead } from '../end-points.tsx';
import type { PointsColumn } from '../points.ts';
import type { Scores } from './scores.ts';
import * as text from './text.ts';
import './score-sheet.css';

/** Points by player and for what; every number can be set by hand. [E2] */
export const ScoreSheet = <T extends GameTypes>(
  props: PartProps<T> & {
    readonly scores: Scores;
    readonly columns: readonly PointsColumn[];
    /** What stands above the numbers of a copied result: game, mode and code. */
    readonly title: string;
  },
) => {
  const { says, copy } = createCopy({ says: text.COPY_YOURSELF });
  const seats = () => seatsOf(props.table.facts.players.length);
  const name = (seat: Seat) => props.table.player(seat).name;
  const result = () =>
    [props.title, ...seats().map(seat => text.resultLine(name(seat), props.scores.total(seat)))].join('\n');
  return (
    <section class="score-sheet">
      <h3 class="label">{text.SCORES}</h3>
      <Show when={props.scores.canSet()}>
        <p class="dimmer">{text.SCORES_SAY}</p>
      </Show>
      <div class="score-scroll">
        <table>
          <PointsHead columns={props.columns} />
          <tbody>
            <For each={seats()}>
              {seat => (
                <tr>
                  <th scope="row">
                    <Player table={props.table} seat={seat} />
                  </th>
                  <For each={props.columns}>
                    {column => (
                      <td>
                        <Show
                          when={props.scores.canSet()}
                          fallback={<span class="data">{props.scores.points(seat, column)}</span>}
                        >
                          <input
                            type="number"
                            inputmode="numeric"
                            aria-label={text.cellSays(name(seat), column.name)}
                            value={props.scores.points(seat, column)}
                            onChange={event =>
                              props.scores.set(seat, column, Number(event.currentTarget.value))
                            }
                          />
                        </Show>
                      </td>
                    )}
                  </For>
                  <td class="score-total data">{props.scores.total(seat)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <div class="row score-buttons">
        <Button icon="share" onPress={() => void copy(result())}>
          {text.COPY_RESULT}
        </Button>
        <Show when={props.scores.isChanged() && props.scores.canSet()}>
          <Button kind="quiet" onPress={() => props.scores.reset()}>
            {text.AS_COUNTED}
          </Button>
        </Show>
        <span class="dim" role="status">
          {says()}
        </span>
      </div>
    </section>
  );
};
