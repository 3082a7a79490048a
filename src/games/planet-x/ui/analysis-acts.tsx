import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Chip, SeatMark } from '../../../ui/parts.tsx';
import type { Analysis, Compared, Learned } from '../analysis/analyze.ts';
import type { PlanetX } from '../types.ts';
import { gained } from './analysis-curve.ts';
import * as text from './analysis-text.ts';

type Acted = Extract<Learned, { readonly type: 'act' }>;

/** What a player asked, what came of it, and what would have told most. */
export const Acts = (props: PartProps<PlanetX> & { readonly analyses: readonly Analysis[] }) => {
  const own = props.analyses.findIndex(({ seat }) => seat === props.table.seat);
  const [chosen, setChosen] = createSignal(Math.max(0, own));
  const analysis = createMemo(() => at(props.analyses, chosen()));
  const most = createMemo(() =>
    Math.max(1, ...analysis().steps.flatMap(step => (isAct(step) ? ratesOf(step) : []))),
  );
  const id = createUniqueId();
  return (
    <section aria-labelledby={id}>
      <h3 class="label" id={id}>
        {text.ACTS}
      </h3>
      <fieldset class="px-whose">
        <legend class="sr">{text.WHOSE}</legend>
        <For each={props.analyses}>
          {({ seat }, index) => (
            <Chip act={false} chosen={chosen() === index()} onPress={() => setChosen(index())}>
              <SeatMark look={props.table.player(seat).look} />
              {props.table.name(seat)}
            </Chip>
          )}
        </For>
      </fieldset>
      <p class="px-means">{text.BEST_MEANS}</p>
      <ol class="px-learned">
        <For each={analysis().steps}>
          {step => (
            <li>
              <span class="data px-when">{text.atTime(step.type === 'act' ? step.act.at : step.time)}</span>
              <Show
                when={isAct(step) && step}
                fallback={step.type !== 'act' && <span class="px-what">{text.freeSays(step)}</span>}
              >
                {acted => (
                  <span class="px-what">
                    <b>{text.actLabel(acted().act)}</b>{' '}
                    <span class="dim">
                      {text.answerSays(acted().act, acted().answer, props.table.view.public.mode)}
                    </span>
                  </span>
                )}
              </Show>
              <span class="data px-bits">{text.bitsSay(step)}</span>
              <Show when={isAct(step) && step}>
                {acted => (
                  <Show when={!isFound(acted()) && acted().compared}>
                    {compared => <Bar acted={acted()} compared={compared()} most={most()} />}
                  </Show>
                )}
              </Show>
              <p>
                {text.skiesSay(step)}{' '}
                <Show when={isAct(step) && step.compared}>{compared => judgment(compared(), step)}</Show>
              </p>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

const isAct = (step: Learned): step is Acted => step.type === 'act';

/** It was for the points, not to learn something. */
const isFound = ({ act }: Acted): boolean => act.type === 'locate' && act.found;

const rateOf = ({ act, ...step }: Acted): number => gained(step) / Math.max(1, act.cost);
const bestRate = ({ best }: Compared): number => best.bits / best.cost;
const ratesOf = (step: Acted): readonly number[] =>
  step.compared ? [rateOf(step), bestRate(step.compared)] : [rateOf(step)];

/** As good as the best, but for what cannot be seen. */
const CLOSE = 0.005;

function judgment(compared: Compared, step: Learned): string {
  if (!isAct(step) || isFound(step)) return '';
  const wasBest =
    step.act.type !== 'locate' && compared.average / step.act.cost >= bestRate(compared) - CLOSE;
  return wasBest
    ? `${text.averageSays(compared)} ${text.WAS_BEST}`
    : `${text.averageSays(compared)} ${text.bestSays(compared)}`;
}

const Bar = (props: { readonly acted: Acted; readonly compared: Compared; readonly most: number }) => {
  const share = (rate: number) => `${Math.min(100, (rate / props.most) * 100).toFixed(1)}%`;
  return (
    <span class="px-bar" role="img" aria-label={text.barSays(rateOf(props.acted), bestRate(props.compared))}>
      <i style={{ width: share(rateOf(props.acted)) }} />
      <u style={{ left: share(bestRate(props.compared)) }} />
    </span>
  );
};
