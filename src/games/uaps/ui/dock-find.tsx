import { For, Show } from 'solid-js';
import { ThingChips } from '../../../deduction/ui/dock.tsx';
import { Stepper } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Chip } from '../../../ui/parts.tsx';
import type { ComposerProps } from './dock-act.tsx';
import { saidAround, sectorsAround, sightsIn, stepped } from './dock-choose.ts';
import { NEIGHBORS } from './dock-draft.ts';
import * as text from './dock-text.ts';
import { iconOf } from './icon-of.ts';
import { shortThing } from './text.ts';

/** What one names stays private: it lies on paper. */
export const Find = (props: ComposerProps) => {
  const known = () => props.table.view.public;
  const { draft, reach, change } = props.composing;
  const sectors = () => {
    const { sector } = draft();
    return sector === null ? null : sectorsAround(sector, known());
  };
  return (
    <section class="dock-private paper" aria-label={text.FIND_PRIVATE} data-point="find-what">
      <div class="dock-private-row">
        <span>{text.UAP_IS_IN}</span>
        <Stepper
          label={text.SECTORS}
          value={text.sectorValue(draft().sector)}
          less={text.SECTOR_BEFORE}
          more={text.SECTOR_AFTER}
          onStep={by => change(stepped(draft(), by, reach()))}
        />
      </div>
      <Show when={sectors()}>
        {around => (
          <>
            <fieldset class="ua-around" aria-label={text.AROUND}>
              <For each={NEIGHBORS}>
                {neighbor => (
                  <Chip
                    chosen={draft().neighbor === neighbor}
                    onPress={() => change({ ...draft(), neighbor })}
                  >
                    <b class="data">{around()[neighbor]}</b>
                    <Show
                      when={draft().around[neighbor]}
                      fallback={<small>{text.neighborShort[neighbor]}</small>}
                    >
                      {sight => (
                        <>
                          <span class="sr">{text.neighborShort[neighbor]}</span>
                          <Icon name={iconOf(sight())} class={iconOf(sight())} />
                          <span>{shortThing[sight()]}</span>
                        </>
                      )}
                    </Show>
                  </Chip>
                )}
              </For>
            </fieldset>
            <ThingChips
              legend={text.holdsWhat(around()[draft().neighbor])}
              icon={iconOf}
              name={thing => shortThing[thing]}
              things={sightsIn(around()[draft().neighbor], known())}
              isChosen={sight => sight === draft().around[draft().neighbor]}
              onChoose={sight => change(saidAround(draft(), sight))}
            />
          </>
        )}
      </Show>
    </section>
  );
};
