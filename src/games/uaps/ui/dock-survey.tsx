import { createMemo, For, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import { ThingChips } from '../../../deduction/ui/dock.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { boardOf } from '../board.ts';
import { effectFor } from '../legal.ts';
import { SURVEYED, type Surveyed } from '../types.ts';
import type { ComposerProps } from './dock-act.tsx';
import { pressed, sectorsHere, surveyedFor, withForm } from './dock-choose.ts';
import { areaOf, FORMS } from './dock-draft.ts';
import { stacksOf } from './dock-landing.ts';
import { PriceTag, SectorChips } from './dock-parts.tsx';
import { formPrice } from './dock-prices.ts';
import * as text from './dock-text.ts';
import { iconOf } from './icon-of.ts';
import { shortThing } from './text.ts';

export const Survey = (props: ComposerProps) => {
  const known = () => props.table.view.public;
  const { draft, reach, change } = props.composing;
  const inner = createMemo(() => {
    const { from } = reach();
    return from === null ? [] : stacksOf(known(), from).inner;
  });
  const jammed = (thing: Surveyed): string | undefined =>
    effectFor(known(), props.actor).jams?.[thing]
      ? text.barredBy(at(known().modifiers, (reach().from ?? 1) - 1))
      : undefined;
  const stack = () => {
    const area = areaOf(draft(), known().turns, boardOf(known().mode));
    return area?.form === 'stack' ? [area.inner] : [];
  };
  return (
    <>
      <fieldset class="ua-areas" aria-label={text.AREAS} data-point="areas">
        <For each={FORMS}>
          {form => {
            const price = () => formPrice(known(), props.actor, form);
            return (
              <Chip chosen={draft().form === form} onPress={() => change(withForm(draft(), form, reach()))}>
                <span>{text.formName[form]}</span>
                <PriceTag costs={[price().cost]} usual={[price().usual]} />
              </Chip>
            );
          }}
        </For>
      </fieldset>
      <Show when={draft().form === 'stack'}>
        <SectorChips
          legend={text.formName.stack}
          sectors={inner()}
          chosen={stack()}
          name={sector => text.stackName(sector, known().turns, known().mode)}
          what={text.formName.stack}
          onChoose={sector => change({ ...draft(), sector })}
        />
      </Show>
      <Show when={draft().form === 'sector'}>
        <SectorChips
          legend={text.SECTORS}
          sectors={sectorsHere(reach())}
          chosen={sectorsHere(reach()).filter(sector => sector === draft().sector)}
          onChoose={sector => change({ ...draft(), sector })}
        />
      </Show>
      <ThingChips
        legend={reach().things === 1 ? text.SURVEY_FOR : text.surveyForUpTo(reach().things)}
        icon={iconOf}
        name={thing => shortThing[thing]}
        things={SURVEYED}
        isChosen={thing => draft().of.includes(thing)}
        notNow={jammed}
        onChoose={thing => change(surveyedFor(draft(), thing, reach()))}
      />
    </>
  );
};

export const Target = (props: ComposerProps) => {
  const { draft, reach, change } = props.composing;
  return (
    <SectorChips
      legend={text.sectorsUpTo(reach().targets)}
      sectors={sectorsHere(reach())}
      chosen={draft().targets}
      onChoose={sector => change(pressed(draft(), sector, reach()))}
    />
  );
};
