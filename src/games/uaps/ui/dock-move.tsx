import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Chip } from '../../../ui/parts.tsx';
import { QUADRANTS } from '../board.ts';
import { refuseMove } from '../legal.ts';
import type { Quadrant, Uaps } from '../types.ts';
import type { ComposerProps } from './dock-act.tsx';
import type { Verb } from './dock-draft.ts';
import { elsewhere, priceOf, stacksOf } from './dock-landing.ts';
import { PriceTag, QuadrantWords } from './dock-parts.tsx';
import { pricesOf } from './dock-prices.ts';
import * as text from './dock-text.ts';
import { plateSays } from './text.ts';

/** Where to go, what it costs, and what holds there. */
export const MoveTo = (props: ComposerProps) => {
  const known = () => props.table.view.public;
  const { draft, reach, change } = props.composing;
  return (
    <>
      <fieldset class="ua-quadrants" aria-label={text.QUADRANT_CHOICE}>
        <For each={QUADRANTS.filter(quadrant => quadrant !== reach().from)}>
          {to => {
            const refusal = () => refuseMove(known(), props.actor, to);
            const price = () => priceOf(known(), props.actor, { type: 'move', to });
            const why = () => {
              const code = refusal();
              return code === undefined ? undefined : text.refusalShort(code);
            };
            return (
              <Chip chosen={draft().to === to} notNow={why()} onPress={() => change({ ...draft(), to })}>
                <b class="data">{to}</b>
                <QuadrantWords known={known()} quadrant={to} />
                <Show when={refusal() === undefined}>
                  <PriceTag costs={[price().cost]} usual={[price().usual]} />
                </Show>
              </Chip>
            );
          }}
        </For>
      </fieldset>
      <Show when={draft().to}>{to => <There table={props.table} actor={props.actor} quadrant={to()} />}</Show>
    </>
  );
};

const THERE: readonly Verb[] = ['survey', 'target', 'photo', 'analyze'];

/** Its sectors now, its effect, and what things cost there. */
export const There = (props: PartProps<Uaps> & { readonly actor: Seat; readonly quadrant: Quadrant }) => {
  const known = () => props.table.view.public;
  const there = createMemo(() => elsewhere(known(), props.actor, props.quadrant));
  return (
    <div class="ua-there" data-point="there">
      <p>
        <b>{text.thereSays(props.quadrant, stacksOf(known(), props.quadrant))}</b>{' '}
        <span class="dim">{plateSays(known(), props.quadrant)}</span>
      </p>
      <dl aria-label={text.COSTS_THERE}>
        <For each={THERE}>
          {verb => {
            const prices = () => pricesOf(there(), props.actor, verb);
            const barred = () => {
              const code = prices().barred;
              return code === undefined ? undefined : text.barredThere(code);
            };
            return (
              <div classList={{ barred: barred() !== undefined }}>
                <dt>{text.verbName[verb]}</dt>
                <dd>
                  <Show when={barred() === undefined} fallback={barred()}>
                    <PriceTag costs={prices().costs} usual={prices().usual} />
                  </Show>
                </dd>
              </div>
            );
          }}
        </For>
      </dl>
    </div>
  );
};
