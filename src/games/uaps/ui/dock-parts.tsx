import { For, type JSX, Show } from 'solid-js';
import { Cost } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { innerText } from '../text.ts';
import type { Public, Quadrant, Sector } from '../types.ts';
import type { Verb } from './dock-draft.ts';
import type { Prices } from './dock-prices.ts';
import * as text from './dock-text.ts';
import { quadrantName } from './text.ts';

export const VERB_ICONS: Readonly<Record<Verb, string>> = {
  move: 'a-move',
  survey: 'a-survey',
  target: 'a-target',
  photo: 'a-photo',
  analyze: 'a-analyze',
  find: 'a-locate',
};

/** What it costs here and now; what it would cost elsewhere is struck. */
export const PriceTag = (props: { readonly costs: readonly number[]; readonly usual: readonly number[] }) => {
  const now = () => text.priceRange(props.costs);
  const usual = () => text.priceRange(props.usual);
  return (
    <Cost>
      <Show when={usual() !== now()}>
        <s aria-hidden="true">{usual()}</s>{' '}
      </Show>
      {now()}
      <Show when={usual() !== now()}>
        <span class="sr">{text.insteadOf(usual())}</span>
      </Show>
    </Cost>
  );
};

/** What lies in a quadrant, and the sectors that it keeps. [B3] */
export const QuadrantWords = (props: { readonly known: Public; readonly quadrant: Quadrant }) => (
  <span class="ua-quadrant-name">
    {quadrantName(props.known, props.quadrant)} <small>{innerText(props.quadrant, props.known.mode)}</small>
  </span>
);

/** One kind of act, with its price. */
export const ActButton = (props: {
  readonly verb: Verb;
  readonly chosen: boolean;
  readonly prices: Prices | null;
  readonly notNow?: string | undefined;
  readonly onPress: () => void;
}) => (
  <Chip
    class="ua-act"
    chosen={props.chosen}
    notNow={props.notNow}
    point={props.verb}
    keys={text.verbKey[props.verb]}
    icon={VERB_ICONS[props.verb]}
    onPress={props.onPress}
  >
    <span class="ua-act-name">{text.verbName[props.verb]}</span>
    <Show when={props.notNow === undefined && props.prices}>
      {prices => <PriceTag costs={prices().costs} usual={prices().usual} />}
    </Show>
  </Chip>
);

/** Sectors to choose from, as they are also on the board. */
export const SectorChips = (props: {
  readonly legend: string;
  readonly sectors: readonly Sector[];
  readonly chosen: readonly Sector[];
  /** What each of them is; a sector where nothing is said. */
  readonly what?: string;
  readonly name?: (sector: Sector) => JSX.Element;
  readonly notNow?: (sector: Sector) => string | undefined;
  readonly onChoose: (sector: Sector) => void;
}) => (
  <fieldset class="ua-sectors" aria-label={props.legend}>
    <legend class="wide-only">{props.legend}</legend>
    <For each={props.sectors}>
      {sector => (
        <Chip
          chosen={props.chosen.includes(sector)}
          notNow={props.notNow?.(sector)}
          onPress={() => props.onChoose(sector)}
        >
          <span class="sr">{props.what ?? text.SECTORS}</span>
          <span class="data">{props.name?.(sector) ?? sector}</span>
        </Chip>
      )}
    </For>
  </fieldset>
);
