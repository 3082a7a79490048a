import { Match, Show, Switch } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import type { Content } from '../types.ts';
import type { Glow } from './help-lamp.ts';
import type { Mark } from './marks.ts';

export const iconOf = (content: Content): string => (content === 'planet-x' ? 'o-planetx' : `o-${content}`);

/** As if drawn by hand: no two crosses are alike. */
const sway = (one: number, other: number): number => (((one * 7 + other * 13) % 5) - 2) * 0.5;

/** One's own mark, and the lamp's beside it. */
export const MarkShape = (props: {
  readonly mark: Mark;
  readonly glow: Glow | null;
  /** What is confirmed here. */
  readonly confirmed?: Content | null;
  readonly row?: number;
  readonly column?: number;
}) => {
  const [x, y] = [() => props.column ?? 0, () => props.row ?? 0];
  const cross = () =>
    `M${6 + sway(y(), x())} ${6 + sway(x(), y())}Q11 10.5 ${16 + sway(y(), x() + 1)} 16` +
    `M${16 + sway(y() + 1, x())} ${6.5 + sway(x(), y())}Q11 11.5 ${6 + sway(y(), x())} 15.5`;
  const ring = 'M17.5 8.5C15.5 3.5 6 3 4.5 9.5S8 19.5 13 18.5 20 11 15.5 5';
  return (
    <Show
      when={props.confirmed}
      fallback={
        <svg class="px-mark" viewBox="0 0 22 22" aria-hidden="true">
          <Switch>
            <Match when={props.mark === 'struck'}>
              <path class="px-struck" d={cross()} />
            </Match>
            <Match when={props.mark === 'pencil'}>
              <path class="px-leaning" d={ring} />
            </Match>
            <Match when={props.mark === 'ink'}>
              <path class="px-sure" d={ring} />
            </Match>
          </Switch>
          <Show when={props.glow === 'out' && props.mark !== 'struck'}>
            <circle class="px-out" cx="11" cy="11" r="2.2" />
          </Show>
          <Show when={props.glow === 'certain' && props.mark !== 'ink'}>
            <circle class="px-certain" cx="11" cy="11" r="3.2" />
          </Show>
        </svg>
      }
    >
      {content => (
        <span class={`px-confirmed px-${content()}`}>
          <Icon name={iconOf(content())} />
        </span>
      )}
    </Show>
  );
};
