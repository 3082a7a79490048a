import { For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { satelliteOf } from '../board.ts';
import { effectFor, refuseAct } from '../legal.ts';
import { titleText } from '../text.ts';
import { TOPICS, type Topic } from '../types.ts';
import type { ComposerProps } from './dock-act.tsx';
import { priceOf } from './dock-landing.ts';
import { PriceTag } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { iconOf } from './icon-of.ts';
import { shortThing } from './text.ts';

/** Six topics, by their satellites; titles where they are listed. */
export const Analyze = (props: ComposerProps) => (
  <>
    <fieldset class="ua-topics" aria-label={text.TOPICS_LABEL} data-point="topics">
      <For each={TOPICS}>{topic => <TopicChip {...props} topic={topic} />}</For>
    </fieldset>
    <Show when={(effectFor(props.table.view.public, props.actor).analyze?.topics ?? 1) > 1}>
      <p class="ua-both dim">{text.BOTH_TOLD}</p>
    </Show>
  </>
);

const TopicChip = (props: ComposerProps & { readonly topic: Topic }) => {
  const known = () => props.table.view.public;
  const { draft, change } = props.composing;
  const satellite = () => satelliteOf(props.topic);
  const title = () => known().titles[TOPICS.indexOf(props.topic)] ?? null;
  const move = () => ({ type: 'analyze', topic: props.topic }) as const;
  const refusal = () => refuseAct(known(), props.actor, move());
  const price = () => priceOf(known(), props.actor, move());
  const heard = () =>
    props.table.view.own?.answers.some(
      answer => answer.type === 'analyze' && answer.told.some(({ topic }) => topic === props.topic),
    ) ?? false;
  const why = () => {
    const code = refusal();
    return code === undefined ? undefined : text.refusalShort(code);
  };
  return (
    <Chip
      class={heard() ? 'heard' : ''}
      chosen={draft().topic === props.topic}
      notNow={why()}
      onPress={() => change({ ...draft(), topic: props.topic })}
    >
      <b class="data">{props.topic}</b>
      <Icon name={iconOf(satellite())} class={iconOf(satellite())} />
      <span class="ua-topic-title">
        <Show when={title()} fallback={shortThing[satellite()]}>
          {listed => titleText(listed())}
        </Show>
        <Show when={heard()}>
          <small>{text.HEARD}</small>
        </Show>
      </span>
      <Show when={refusal() === undefined}>
        <PriceTag costs={[price().cost]} usual={[price().usual]} />
      </Show>
    </Chip>
  );
};
