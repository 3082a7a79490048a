import { createEffect, createMemo, createSignal, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { focusHeading } from '../../client/focus-heading.ts';
import { keep, readKept } from '../../client/kept.ts';
import type { Problem } from '../../client/pages/new/plan.ts';
import { go, renamed } from '../../client/route.ts';
import { settings } from '../../client/settings.ts';
import { MEND_FIRST, PROBLEMS, UNREACHABLE } from '../../client/text/new-table.ts';
import { Button } from '../../ui/parts.tsx';
import { gameOf, type TableCode, written } from '../code.ts';
import { Screen } from '../frame.tsx';
import { KIND_NAMES } from '../text/code.ts';
import * as text from '../text/set-up.ts';
import { HelpCap, Turns } from './choices.tsx';
import { Compare } from './compare.tsx';
import { People } from './people.tsx';
import * as boxes from './plan.ts';

/** From a code to a table, one question at a time. [C3] [C4] [C7] */
const SetUp = (props: { readonly code: TableCode }) => {
  const key = `area5.companion.${gameOf(props.code.kind)}`;
  const kept = boxes.readPlan(readKept(key), props.code.kind);
  const [code, setCode] = createSignal(props.code);
  const [plan, setPlan] = createSignal(boxes.withOwnName(kept, settings.name));
  const [step, setStep] = createSignal<text.SetUpStep>('code');
  const [starting, setStarting] = createSignal(false);
  const [trouble, setTrouble] = createSignal<string>();
  const steps = createMemo(() => text.STEPS.filter(one => one !== 'turns' || !boxes.areAllHere(plan())));
  const problem = () => (step() === 'code' ? undefined : boxes.problemOf(plan()));
  const isLast = () => steps().at(-1) === step();
  let place: HTMLDivElement | undefined;
  let left = false;
  onCleanup(() => {
    left = true;
  });
  createEffect(
    on(
      step,
      () => {
        window.scrollTo(0, 0);
        if (place) onCleanup(focusHeading(place));
      },
      { defer: true },
    ),
  );

  const change = (to: TableCode) => {
    setCode(to);
    renamed({ page: 'companion', at: 'new', what: written(to) });
  };
  const walk = (by: 1 | -1) => {
    const next = steps()[steps().indexOf(step()) + by];
    if (next) setStep(next);
  };
  const start = async (from: boxes.BoxPlan) => {
    setStarting(true);
    setTrouble(undefined);
    const made = await create(code(), from);
    if (left) return;
    if (made.ok) return go({ page: 'table', id: made.value });
    setStarting(false);
    setTrouble(text.failed(made.error));
  };

  const startAll = () => {
    keep(key, boxes.keptOf(plan(), settings.name));
    void start(plan());
  };

  return (
    <div ref={place}>
      <Screen
        title={text.TITLES[step()]}
        says={text.SAYS[step()]}
        label={KIND_NAMES[props.code.kind]}
        class="set-up"
      >
        <Switch>
          <Match when={step() === 'code'}>
            <Compare
              code={code()}
              onChange={change}
              starting={starting()}
              onJustMe={() => void start(boxes.justMe(plan(), props.code.kind))}
            />
          </Match>
          <Match when={step() === 'people'}>
            <People kind={props.code.kind} plan={plan()} onChange={setPlan} />
          </Match>
          <Match when={step() === 'turns'}>
            <Turns plan={plan()} onChange={setPlan} />
          </Match>
          <Match when={step() === 'help'}>
            <HelpCap kind={props.code.kind} plan={plan()} onChange={setPlan} />
          </Match>
        </Switch>
        <div class="companion-foot">
          <p role="status">{trouble() ?? said(problem()) ?? ''}</p>
          <span class="dim">{text.stepOf(steps().indexOf(step()) + 1, steps().length)}</span>
          <Show when={step() !== 'code'}>
            <Button kind="quiet" onPress={() => walk(-1)}>
              {text.BACK}
            </Button>
          </Show>
          <Show
            when={isLast()}
            fallback={
              <Button kind="primary" notNow={said(problem())} onPress={() => walk(1)}>
                {text.NEXT}
              </Button>
            }
          >
            <Button kind="primary" notNow={said(problem())} busy={starting()} onPress={startAll}>
              {starting() ? text.STARTING : text.START}
            </Button>
          </Show>
        </div>
      </Screen>
    </div>
  );
};

/** Names are wrong beside their field; what no field shows is said at the foot. */
const said = (problem: Problem | undefined): string | undefined => {
  if (!problem) return undefined;
  return problem === 'nobody-here' ? PROBLEMS[problem] : MEND_FIRST;
};

async function create(code: TableCode, plan: boxes.BoxPlan) {
  try {
    const { localTables } = await import('../../client/local/index.ts');
    return await localTables.create(boxes.tableOf(code, plan));
  } catch {
    return { ok: false, error: UNREACHABLE } as const;
  }
}

export default SetUp;
