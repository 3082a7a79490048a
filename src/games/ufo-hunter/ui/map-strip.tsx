import { For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { Button, SeatMark } from '../../../ui/parts.tsx';
import { within, YOU } from '../../../ui/text.ts';
import { colorIcon } from './map-glyph.ts';
import * as text from './map-text.ts';
import type { MapSeat } from './map-types.ts';
import { SEEN_BY, STAKED, UNSEEN } from './names-text.ts';

/** The region one looks at, in words: the eye's twin of its label. */
export const Strip = (props: { readonly facts: text.RegionFacts | null }) => (
  <div class="uh-map-strip" aria-hidden="true">
    <Show when={props.facts}>
      {facts => (
        <>
          <span class={`uh-map-strip-tile k-${facts().region.color}`}>
            <Icon name={colorIcon[facts().region.color]} />
          </span>
          <p>
            <span class="uh-map-strip-name">{facts().region.name}</span>
            <Show when={facts().way}>
              {way => <span class="uh-map-strip-way">{text.wayLine(way())}</span>}
            </Show>
            <Show when={facts().tooFar}>
              {steps => <span class="uh-map-strip-far">{text.tooFarSays(steps())}</span>}
            </Show>
            <Line facts={facts()} />
          </p>
          <span class="uh-map-strip-lore">{facts().region.lore}</span>
        </>
      )}
    </Show>
  </div>
);

/** With marks for names, so that there is room for all of it. */
const Line = (props: { readonly facts: text.RegionFacts }) => (
  <span class="uh-map-strip-line">
    <span>{text.colorNames[props.facts.region.color]}</span>
    <Show when={props.facts.rumor}>
      {rumor => (
        <>
          <span>{text.rumorSays(rumor())}</span>
          <Show when={rumor().stakes[0]}>
            {first => (
              <span>
                {STAKED} <Marks of={rumor().stakes} /> <span class="data">{first().amount}</span>
              </span>
            )}
          </Show>
          <span>
            <Show when={rumor().looked.length > 0} fallback={UNSEEN}>
              {SEEN_BY} <Marks of={rumor().looked} />
            </Show>
          </span>
        </>
      )}
    </Show>
    <Show when={props.facts.hunters.some(({ mine }) => mine)}>
      <span>{text.YOU_HERE}</span>
    </Show>
    <Show when={props.facts.hunters.some(({ mine }) => !mine)}>
      <span>
        <Marks of={props.facts.hunters.filter(({ mine }) => !mine)} /> {text.HERE}
      </span>
    </Show>
    <For each={props.facts.links}>{link => <span>{text.linkSays(link)}</span>}</For>
  </span>
);

/** Whoever looks in a word, all others by their marks. */
const Marks = (props: { readonly of: readonly MapSeat[] }) => {
  const others = () => props.of.filter(({ mine }) => !mine);
  return (
    <>
      <Show when={others().length < props.of.length}>
        {others().length > 0 ? `${within(YOU)} ` : within(YOU)}
      </Show>
      <For each={others()}>{({ look }) => <SeatMark look={look} />}</For>
    </>
  );
};

interface ToolsProps {
  readonly isWhole: boolean;
  readonly isClosest: boolean;
  readonly onZoom: (way: 'in' | 'out') => void;
  readonly onWhole: () => void;
}

export const ViewTools = (props: ToolsProps) => (
  <fieldset class="uh-map-tools" aria-label={text.VIEW_TOOLS}>
    <Button
      kind="quiet"
      icon="minus"
      label={text.ZOOM_OUT}
      notNow={props.isWhole ? text.ALL_SHOWN : undefined}
      onPress={() => props.onZoom('out')}
    />
    <Button
      kind="quiet"
      icon="plus"
      label={text.ZOOM_IN}
      notNow={props.isClosest ? text.CLOSEST_SHOWN : undefined}
      onPress={() => props.onZoom('in')}
    />
    <Button
      kind="quiet"
      icon="fit"
      label={text.WHOLE_WORLD}
      notNow={props.isWhole ? text.ALL_SHOWN : undefined}
      onPress={() => props.onWhole()}
    />
  </fieldset>
);
