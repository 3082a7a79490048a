import { For, Show } from 'solid-js';
import type { GameTypes, Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip, SeatMark } from '../../../ui/parts.tsx';
import * as text from './text.ts';
import './box.css';

/** A theory or a photo that is to be turned up. */
export interface Due {
  readonly number: number;
  readonly seat: Seat;
  /** "Sector 5 of Heron: what is it?" */
  readonly says: string;
  /** Whether this device knows what it is, so that one tap is enough. */
  readonly isKnown: boolean;
}

/** What is to be turned up now, each with what it may turn out to be. */
export const DueList = <T extends GameTypes, Thing extends string>(
  props: PartProps<T> & {
    readonly title: string;
    readonly items: readonly Due[];
    readonly things: (item: Due) => readonly Thing[];
    readonly icon: (thing: Thing) => string;
    readonly name: (thing: Thing) => string;
    /** Nothing named: as it was entered. */
    readonly onTurnUp: (number: number, thing: Thing | null) => void;
  },
) => (
  <Show when={props.items.length > 0}>
    <section class="box-due">
      <h3 class="label">{props.title}</h3>
      <ul>
        <For each={props.items}>
          {item => (
            <li>
              <p>
                <SeatMark look={props.table.player(item.seat).look} />
                <span>{item.says}</span>
              </p>
              <Show
                when={!item.isKnown}
                fallback={
                  <Button busy={props.table.busy} onPress={() => props.onTurnUp(item.number, null)}>
                    {text.AS_ENTERED}
                  </Button>
                }
              >
                <fieldset class="box-things">
                  <legend class="sr">{item.says}</legend>
                  <For each={props.things(item)}>
                    {thing => (
                      <Chip onPress={() => props.onTurnUp(item.number, thing)}>
                        <Icon name={props.icon(thing)} class={props.icon(thing)} />
                        {props.name(thing)}
                      </Chip>
                    )}
                  </For>
                </fieldset>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  </Show>
);
