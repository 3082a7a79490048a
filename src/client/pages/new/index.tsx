import './new.css';
import { createMemo, createSignal, For, Index, onCleanup, Show } from 'solid-js';
import { seatCounts } from '../../../core/contract.ts';
import { Button } from '../../../ui/parts.tsx';
import { type Offer, offerOf } from '../../offers.ts';
import { go, linkTo } from '../../route.ts';
import { settings } from '../../settings.ts';
import * as text from '../../text/new-table.ts';
import { FIVE_MINUTES, gameTitle, NO_SUCH_GAME, RULES_OPEN } from '../../text.ts';
import { Choice } from '../choice.tsx';
import Nowhere from '../nowhere.tsx';
import { Page, Part } from '../page.tsx';
import { keepPlan, keptPlan } from './kept-plan.ts';
import * as plans from './plan.ts';
import { SeatRow } from './seat-row.tsx';

const NewTable = (props: { readonly game: string; readonly preset: string | undefined }) => (
  <Show when={offerOf(props.game)} fallback={<Nowhere says={NO_SUCH_GAME} />}>
    {offer => <SetUp game={props.game} offer={offer()} preset={props.preset} />}
  </Show>
);

interface SetUpProps {
  readonly game: string;
  readonly offer: Offer;
  readonly preset: string | undefined;
}

const SetUp = (props: SetUpProps) => {
  const [plan, setPlan] = createSignal(firstPlan(props));
  const [said, setSaid] = createSignal('');
  const [trouble, setTrouble] = createSignal<string>();
  const [dealing, setDealing] = createSignal(false);
  const problem = createMemo(() => plans.problemOf(plan()));
  const people = createMemo(() => plans.peopleIn(plan()));
  let left = false;
  onCleanup(() => {
    left = true;
  });

  const move = (index: number, by: 1 | -1) => {
    setSaid(text.movedTo(plans.nameAt(plan(), index), index + by));
    setPlan(plans.moved(plan(), index, by));
  };
  const shuffle = () => {
    setPlan(plans.shuffled(plan(), Math.random));
    setSaid(text.SHUFFLED);
  };
  const start = async () => {
    setDealing(true);
    setTrouble(undefined);
    keepPlan(props.game, plans.withoutOwnName(plan(), settings.name));
    const made = await deal(props.game, plan());
    if (left) return;
    if (made.ok) return go({ page: 'table', id: made.value });
    setDealing(false);
    setTrouble(text.failed(made.error));
  };

  return (
    <Page
      title={text.title(gameTitle(props.game))}
      says={text.says(plans.usualLevel(props.offer))}
      class="new-table"
    >
      <div class="new-quick">
        <Choice
          title={text.PRESET}
          values={plans.PRESETS}
          chosen={plans.presetOf(plan())}
          name={preset => (
            <span class="preset">
              <b>{text.PRESETS[preset].title}</b>
              <small>{text.PRESETS[preset].says}</small>
            </span>
          )}
          onChoose={preset => setPlan(plans.asPreset(plan(), preset, props.offer))}
        />
        <Choice
          title={text.SEATS_CHOICE}
          values={seatCounts({ seats: props.offer })}
          chosen={plan().length}
          name={count => count}
          onChoose={count => setPlan(plans.withSeats(plan(), count, props.offer))}
        />
      </div>
      <Part title={text.SEATS} says={text.SEATS_SAYS}>
        <ol class="seats">
          <Index each={plan()}>
            {(_, index) => (
              <SeatRow plan={plan()} index={index} offer={props.offer} onChange={setPlan} onMove={move} />
            )}
          </Index>
        </ol>
        <div class="row wrap">
          <Button icon="rotate" onPress={shuffle}>
            {text.SHUFFLE}
          </Button>
          <p class="dim" role="status">
            {said()}
          </p>
        </div>
      </Part>
      <Levels plan={plan()} offer={props.offer} onChange={setPlan} />
      <p class="row wrap">
        <a class="more-link" href={linkTo({ page: 'learn', game: props.game })}>
          {FIVE_MINUTES}
        </a>
        <a class="more-link" href={linkTo({ page: 'rules', game: props.game })}>
          {RULES_OPEN}
        </a>
      </p>
      <div class="new-start">
        <p class="wrong" role="alert">
          {trouble() ?? startProblem(problem())}
        </p>
        <Button
          kind="primary"
          busy={dealing()}
          notNow={problem() && text.MEND_FIRST}
          onPress={() => void start()}
        >
          {dealing() ? text.DEALING : text.deal(people(), plan().length - people())}
        </Button>
      </div>
    </Page>
  );
};

const Levels = (props: {
  readonly plan: plans.Plan;
  readonly offer: Offer;
  readonly onChange: (plan: plans.Plan) => void;
}) => {
  const bots = () => props.plan.filter(seat => seat.level !== null);
  const common = () => (bots().every(seat => seat.level === bots()[0]?.level) ? bots()[0]?.level : undefined);
  return (
    <Show when={bots().length > 0}>
      <Part title={text.LEVELS} says={text.LEVELS_SAYS}>
        <Choice
          title={text.ALL_BOTS}
          values={props.offer.levels.map(({ level }) => level)}
          chosen={common() ?? undefined}
          name={text.levelName}
          onChoose={level => props.onChange(plans.withLevel(props.plan, level))}
        />
        <dl class="levels">
          <For each={props.offer.levels}>
            {({ level, describe }) => (
              <div>
                <dt>{text.levelName(level)}</dt>
                <dd>{describe}</dd>
              </div>
            )}
          </For>
        </dl>
      </Part>
    </Show>
  );
};

/** What was asked for in the address, else what was played last, else alone. */
function firstPlan({ game, offer, preset: asked }: SetUpProps): plans.Plan {
  const preset = plans.PRESETS.find(one => one === asked);
  const kept = keptPlan(game, offer) ?? plans.planFor('alone', plans.usualSeats(offer), offer);
  return plans.withOwnName(preset ? plans.asPreset(kept, preset, offer) : kept, settings.name);
}

/** Names are wrong beside their field; what no field shows is said here. */
const startProblem = (problem: plans.Problem | undefined): string | undefined => {
  if (!problem) return undefined;
  return problem === 'nobody-here' ? text.PROBLEMS[problem] : text.MEND_FIRST;
};

async function deal(game: string, plan: plans.Plan) {
  try {
    const { localTables } = await import('../../local/index.ts');
    return await localTables.create({ game, options: {}, players: plans.playersOf(plan) });
  } catch {
    return { ok: false, error: text.UNREACHABLE } as const;
  }
}

export default NewTable;
