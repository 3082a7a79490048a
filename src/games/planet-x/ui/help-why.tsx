import { createEffect, For, Match, Show, Switch } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import type { Premise } from '../premises.ts';
import type { PlanetX } from '../types.ts';
import type { Why } from './help-lamp.ts';
import * as text from './help-text.ts';

/** Why the lamp says something, step by step. */
export const WhyCard = (props: PartProps<PlanetX> & { readonly why: Why; readonly onClose: () => void }) => {
  let card: HTMLDivElement | undefined;
  // It grows when the answer is there.
  createEffect(() => {
    if (props.why) card?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div class="px-why" ref={card}>
      <header>
        <b>{text.conclusionText(props.why.conclusion)}</b>
        <button type="button" onClick={() => props.onClose()}>
          {text.CLOSE_WHY}
        </button>
      </header>
      <Switch>
        <Match when={props.why.premises === null}>
          <p>{text.LOOKING}</p>
        </Match>
        <Match when={props.why.premises === 'failed'}>
          <p>{text.WHY_FAILED}</p>
        </Match>
        <Match when={listed(props.why.premises)}>
          {premises => (
            <>
              <Show when={premises().length > 0} fallback={<p>{text.WHY_ONLY_COUNTS}</p>}>
                <p class="dim">{text.WHY_FOLLOWS}</p>
                <ol>
                  <For each={premises()}>
                    {premise => <li>{text.premiseText(premise, props.table.view)}</li>}
                  </For>
                </ol>
              </Show>
              <p class="dim">{text.countsText(props.table.view.public.mode)}</p>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
};

const listed = (premises: readonly Premise[] | 'failed' | null): readonly Premise[] | null =>
  premises === 'failed' ? null : premises;
