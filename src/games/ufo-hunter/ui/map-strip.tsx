import { Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/parts.tsx';
import { colorIcon } from './map-glyph.ts';
import * as text from './map-text.ts';

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
            <span class="uh-map-strip-line">{text.regionLine(facts())}</span>
          </p>
          <span class="uh-map-strip-lore">{facts().region.lore}</span>
        </>
      )}
    </Show>
  </div>
);

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
