import './new.css';
import { createSignal, For, Show } from 'solid-js';
import { seatCounts } from '../../../core/contract.ts';
import { chooseGame } from '../../chosen-game.ts';
import { type Offer, type OptionChoice, type Options, offerOf, seatsWith } from '../../offers.ts';
import { linkTo, type Route } from '../../route.ts';
import { settings } from '../../settings.ts';
import { IS_COMPANION } from '../../start.ts';
import * as text from '../../text/new-table.ts';
import { FIVE_MINUTES, gameTitle, NO_SUCH_GAME, RULES_OPEN } from '../../text.ts';
import { Choice } from '../choice.tsx';
import { GameTabs } from '../game-tabs.tsx';
import Nowhere from '../nowhere.tsx';
import { Page } from '../page.tsx';
import { FriendsSetUp } from './friends.tsx';
import { HereSetUp } from './here.tsx';
import { keepOptions, keptOptions, keptPlan } from './kept-plan.ts';
import { ListChooser } from './list-chooser.tsx';
import * as plans from './plan.ts';

/** With friends each on their own screen, or on this device with people and bots as a preset says. */
const WAYS = IS_COMPANION ? plans.PRESETS : ([...plans.PRESETS, 'friends'] as const);

const NewTable = (props: { readonly game: string; readonly preset: string | undefined }) => (
  <Show when={offerOf(props.game)} keyed fallback={<Nowhere says={NO_SUCH_GAME} />}>
    {offer => <SetUp game={props.game} offer={offer} preset={props.preset} />}
  </Show>
);

interface SetUpProps {
  readonly game: string;
  readonly offer: Offer;
  readonly preset: string | undefined;
}

const SetUp = (props: SetUpProps) => {
  chooseGame(props.game);
  const [friends, setFriends] = createSignal(props.preset === 'friends' && !IS_COMPANION);
  const [options, setOptions] = createSignal(keptOptions(props.game, props.offer));
  const narrowed = (): Offer => ({ ...props.offer, ...seatsWith(props.offer, options()) });
  const [plan, setPlan] = createSignal(plans.within(firstPlan(props), narrowed()));
  const setOption = (option: string, value: Options[string] | undefined) => {
    const { [option]: _, ...others } = options();
    setOptions(value === undefined ? others : { ...others, [option]: value });
    keepOptions(props.game, options());
    setPlan(plans.within(plan(), narrowed()));
  };
  const asDealt = (option: string) => setOption(option, undefined);
  /** Whoever came for a way to play may want another game for it. */
  const sameWay = (game: string): Route =>
    props.preset === undefined ? { page: 'new', game } : { page: 'new', game, preset: props.preset };
  const choose = (way: (typeof WAYS)[number]) => {
    setFriends(way === 'friends');
    if (way !== 'friends') setPlan(plans.asPreset(plan(), way, narrowed()));
  };
  return (
    <Page
      title={text.title(gameTitle(props.game))}
      says={friends() ? text.FRIENDS_SAY : text.says(plans.usualLevel(props.offer))}
      class="new-table"
    >
      <div class="new-quick">
        <GameTabs game={props.game} to={sameWay} />
        <Choice
          title={text.PRESET}
          values={WAYS}
          chosen={friends() ? 'friends' : plans.presetOf(plan())}
          name={way => (
            <span class="preset">
              <b>{text.WAYS[way].title}</b>
              <small>{text.WAYS[way].says}</small>
            </span>
          )}
          onChoose={choose}
        />
        <Choice
          title={text.SEATS_CHOICE}
          values={seatCounts(narrowed())}
          chosen={plan().length}
          name={count => count}
          onChoose={count => setPlan(plans.withSeats(plan(), count, props.offer))}
        />
        <For each={props.offer.choices}>
          {choice => (
            <OptionChooser game={props.game} choice={choice} options={options()} onChoose={setOption} />
          )}
        </For>
        <For each={props.offer.lists ?? []}>
          {list => (
            <ListChooser
              game={props.game}
              list={list}
              chosen={options()[list.option]}
              mode={options()['mode']}
              onChoose={value => setOption(list.option, value)}
            />
          )}
        </For>
      </div>
      <Show
        when={friends()}
        fallback={
          <HereSetUp
            game={props.game}
            offer={props.offer}
            options={options()}
            plan={plan()}
            onChange={setPlan}
            onAsDealt={asDealt}
          >
            <Reading game={props.game} />
          </HereSetUp>
        }
      >
        <FriendsSetUp
          game={props.game}
          offer={props.offer}
          options={options()}
          seats={plan().length}
          onAsDealt={asDealt}
        >
          <Reading game={props.game} />
        </FriendsSetUp>
      </Show>
    </Page>
  );
};

/** One option of this game, in its own words. */
const OptionChooser = (props: {
  readonly game: string;
  readonly choice: OptionChoice;
  readonly options: Options;
  readonly onChoose: (option: string, value: string) => void;
}) => {
  const words = () => text.optionWords(props.game, props.choice.option);
  const chosen = () => props.choice.values.find(value => value === props.options[props.choice.option]);
  return (
    <Choice
      title={words().title}
      values={props.choice.values}
      chosen={chosen()}
      name={value => (
        <span class="preset">
          <b>{words().values[value]?.title ?? value}</b>
          <small>{words().values[value]?.says}</small>
        </span>
      )}
      onChoose={value => props.onChoose(props.choice.option, value)}
    />
  );
};

const Reading = (props: { readonly game: string }) => (
  <p class="row wrap">
    <a class="more-link" href={linkTo({ page: 'learn', game: props.game })}>
      {FIVE_MINUTES}
    </a>
    <a class="more-link" href={linkTo({ page: 'rules', game: props.game })}>
      {RULES_OPEN}
    </a>
  </p>
);

/** What was asked for in the address, else what was played last, else alone. */
function firstPlan({ game, offer, preset: asked }: SetUpProps): plans.Plan {
  const preset = plans.PRESETS.find(one => one === asked);
  const kept = keptPlan(game, offer) ?? plans.planFor('alone', plans.usualSeats(offer), offer);
  return plans.withOwnName(preset ? plans.asPreset(kept, preset, offer) : kept, settings.name);
}

export default NewTable;
