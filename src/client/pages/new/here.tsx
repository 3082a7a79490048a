import {
  createMemo,
  createSignal,
  createUniqueId,
  For,
  Index,
  onCleanup,
  type ParentProps,
  Show,
} from 'solid-js';
import { Button } from '../../../ui/parts.tsx';
import { type Offer, type Options, withCode } from '../../offers.ts';
import { go } from '../../route.ts';
import { settings } from '../../settings.ts';
import * as text from '../../text/new-table.ts';
import { Choice } from '../choice.tsx';
import { Part } from '../page.tsx';
import { ChangedLists } from './changed-lists.tsx';
import { keepPlan } from './kept-plan.ts';
import * as plans from './plan.ts';
import { SeatRow } from './seat-row.tsx';

interface PlanProps {
  readonly offer: Offer;
  readonly plan: plans.Plan;
  readonly onChange: (plan: plans.Plan) => void;
}

/** Who sits where around this device, and the deal. */
export const HereSetUp = (
  props: ParentProps<
    PlanProps & {
      readonly game: string;
      readonly options: Options;
      readonly onAsDealt: (option: string) => void;
    }
  >,
) => {
  const [said, setSaid] = createSignal('');
  const [trouble, setTrouble] = createSignal<string>();
  const [dealing, setDealing] = createSignal(false);
  const [code, setCode] = createSignal('');
  const problem = createMemo(() => plans.problemOf(props.plan));
  const people = createMemo(() => plans.peopleIn(props.plan));
  const takesCode = () => props.offer.codes && people() === 1;
  let left = false;
  onCleanup(() => {
    left = true;
  });

  const move = (index: number, by: 1 | -1) => {
    setSaid(text.movedTo(plans.nameAt(props.plan, index), index + by));
    props.onChange(plans.moved(props.plan, index, by));
  };
  const shuffle = () => {
    props.onChange(plans.shuffled(props.plan, Math.random));
    setSaid(text.SHUFFLED);
  };
  const start = async () => {
    setDealing(true);
    setTrouble(undefined);
    keepPlan(props.game, plans.withoutOwnName(props.plan, settings.name));
    const asked = takesCode() ? code().trim() : '';
    const options = asked === '' ? props.options : withCode(props.options, asked, props.offer);
    const made = await deal(props.game, options, props.plan);
    if (left) return;
    if (made.ok) return go({ page: 'table', id: made.value });
    setDealing(false);
    setTrouble(text.failed(made.error));
  };

  return (
    <>
      <Part title={text.SEATS} says={text.SEATS_SAYS}>
        <ol class="seats">
          <Index each={props.plan}>
            {(_, index) => (
              <SeatRow
                plan={props.plan}
                index={index}
                offer={props.offer}
                onChange={props.onChange}
                onMove={move}
              />
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
      <Levels plan={props.plan} offer={props.offer} onChange={props.onChange} />
      <Show when={takesCode()}>
        <CodeField game={props.game} offer={props.offer} value={code()} onInput={setCode} />
      </Show>
      {props.children}
      <div class="new-start">
        <ChangedLists
          game={props.game}
          offer={props.offer}
          options={props.options}
          onAsDealt={props.onAsDealt}
        />
        <p class="wrong" role="alert">
          {trouble() ?? startProblem(problem())}
        </p>
        <Button
          kind="primary"
          busy={dealing()}
          notNow={problem() && text.MEND_FIRST}
          onPress={() => void start()}
        >
          {dealing() ? text.DEALING : text.deal(people(), props.plan.length - people())}
        </Button>
      </div>
    </>
  );
};

const CodeField = (props: {
  readonly game: string;
  readonly offer: Offer;
  readonly value: string;
  readonly onInput: (code: string) => void;
}) => {
  const id = createUniqueId();
  const fixed = () => props.offer.choices.flatMap(({ option, inCode }) => (inCode ? option : []));
  const free = () => (props.offer.lists ?? []).map(({ option }) => option);
  return (
    <Part title={text.CODE} says={text.codeSays(props.game, fixed(), free())}>
      <div class="field">
        <label class="sr" for={id}>
          {text.CODE}
        </label>
        <input
          id={id}
          class="data"
          value={props.value}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={text.CODE_EMPTY}
          onInput={event => props.onInput(event.currentTarget.value)}
        />
      </div>
    </Part>
  );
};

const Levels = (props: PlanProps) => {
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

/** Names are wrong beside their field; what no field shows is said here. */
const startProblem = (problem: plans.Problem | undefined): string | undefined => {
  if (!problem) return undefined;
  return problem === 'nobody-here' ? text.PROBLEMS[problem] : text.MEND_FIRST;
};

async function deal(game: string, options: object, plan: plans.Plan) {
  try {
    const { localTables } = await import('../../local/index.ts');
    return await localTables.create({ game, options, players: plans.playersOf(plan) });
  } catch {
    return { ok: false, error: text.UNREACHABLE } as const;
  }
}
