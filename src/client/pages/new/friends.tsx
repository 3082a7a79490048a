import { createSignal, createUniqueId, For, onCleanup, type ParentProps } from 'solid-js';
import { CLOCK_CHOICES } from '../../../protocol/asks.ts';
import { Button } from '../../../ui/parts.tsx';
import type { Offer, Options } from '../../offers.ts';
import { createOnline, type Wishes } from '../../online/over-http.ts';
import { go } from '../../route.ts';
import * as text from '../../text/new-online.ts';
import { span } from '../../text/span.ts';
import { Choice } from '../choice.tsx';
import { createAsking } from '../online/asking.ts';
import { Part } from '../page.tsx';
import { ChangedLists } from './changed-lists.tsx';

type Terms = Omit<Wishes, 'game' | 'options' | 'seats'>;

/** Nothing presses. Who stays away for a day does not stop the others. */
const USUAL: Terms = {
  listed: false,
  watch: 'public',
  perMove: null,
  perGame: null,
  standIn: 86_400,
};

const LISTINGS = ['link', 'lobby'] as const;
const WATCHES = ['public', 'after'] as const;

/** How a table on the server is to be; its link comes with the next page. */
export const FriendsSetUp = (
  props: ParentProps<{
    readonly game: string;
    readonly offer: Offer;
    readonly options: Options;
    readonly seats: number;
    readonly onAsDealt: (option: string) => void;
  }>,
) => {
  const { ask, busy, problem } = createAsking();
  const [terms, setTerms] = createSignal(USUAL);
  const change = (part: Partial<Terms>) => setTerms({ ...terms(), ...part });
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const create = async () => {
    const { game, options, seats } = props;
    const made = await ask(createOnline({ ...terms(), game, options, seats }));
    if (made.ok && !left) go({ page: 'online', id: made.value.table });
  };
  return (
    <>
      <Part title={text.WHO_COMES}>
        <Choice
          title={text.LISTED}
          says={text.LISTED_SAYS}
          values={LISTINGS}
          chosen={terms().listed ? 'lobby' : 'link'}
          name={where => text.LISTINGS[where]}
          onChoose={where => change({ listed: where === 'lobby' })}
        />
        <Choice
          title={text.WATCH}
          says={text.WATCH_SAYS}
          values={WATCHES}
          chosen={terms().watch}
          name={when => text.WATCHES[when]}
          onChoose={watch => change({ watch })}
        />
      </Part>
      <Part title={text.TIME}>
        <div class="times">
          <TimeChoice
            title={text.PER_MOVE}
            says={text.PER_MOVE_SAYS}
            none={text.NO_CLOCK}
            values={CLOCK_CHOICES.perMove}
            chosen={terms().perMove}
            onChoose={perMove => change({ perMove })}
          />
          <TimeChoice
            title={text.PER_GAME}
            says={text.PER_GAME_SAYS}
            none={text.NO_CLOCK}
            values={CLOCK_CHOICES.perGame}
            chosen={terms().perGame}
            onChoose={perGame => change({ perGame })}
          />
          <TimeChoice
            title={text.STAND_IN}
            says={text.STAND_IN_SAYS}
            none={text.NEVER}
            values={CLOCK_CHOICES.standIn}
            chosen={terms().standIn}
            onChoose={standIn => change({ standIn })}
          />
        </div>
      </Part>
      {props.children}
      <div class="new-start">
        <ChangedLists
          game={props.game}
          offer={props.offer}
          options={props.options}
          onAsDealt={props.onAsDealt}
        />
        <p class="wrong" role="alert">
          {problem()}
        </p>
        <Button kind="primary" busy={busy()} onPress={() => void create()}>
          {busy() ? text.CREATING : text.create(props.seats)}
        </Button>
      </div>
    </>
  );
};

/** A time in seconds, or none. */
const TimeChoice = (props: {
  readonly title: string;
  readonly says: string;
  readonly none: string;
  readonly values: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (seconds: number | null) => void;
}) => {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{props.title}</label>
      <p class="choice-says" id={`${id}-says`}>
        {props.says}
      </p>
      <select
        id={id}
        aria-describedby={`${id}-says`}
        value={props.chosen ?? ''}
        onChange={({ currentTarget: { value } }) => props.onChoose(value === '' ? null : Number(value))}
      >
        <option value="">{props.none}</option>
        <For each={props.values}>{seconds => <option value={seconds}>{span(seconds)}</option>}</For>
      </select>
    </div>
  );
};
