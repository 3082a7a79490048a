import { createMemo, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark } from '../../../ui/parts.tsx';
import type { PlanetX } from '../types.ts';
import { LONGEST_REMARK, nextThumb, type Remark, remarkOn, type Thumb, withRemark } from './marks.ts';
import * as text from './paper-text.ts';
import type { Sheet } from './sheet.ts';
import { type Announced, announcedBy, announcedKeys } from './sheet-heard.ts';

interface HeardProps extends PartProps<PlanetX> {
  readonly sheet: Sheet;
}

const THUMB_ICON: Readonly<Record<Thumb, string>> = { none: 'minus', up: 'up', down: 'down' };

/** What the others announced, each with a place for a thought of one's own. */
export const Heard = (props: HeardProps) => {
  const keys = createMemo(() => announcedKeys(props.table.view.public, props.table.seat));
  return (
    <Show when={props.table.view.public.seats > 1}>
      <section class="px-heard" data-point="heard">
        <h3 class="label">{text.HEARD}</h3>
        <Show when={keys().length > 0} fallback={<p class="dim">{text.NOTHING_HEARD}</p>}>
          <p class="dim">{text.HEARD_HINT}</p>
          <ul>
            <For each={keys()}>
              {key => (
                <Show when={announcedBy(props.table, key)}>
                  {announced => <Line {...props} of={key} announced={announced()} />}
                </Show>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </Show>
  );
};

const Line = (props: HeardProps & { readonly of: string; readonly announced: Announced }) => {
  const remark = () => remarkOn(props.sheet.notes(), props.of);
  const change = (part: Partial<Remark>) =>
    props.sheet.change({
      remarks: withRemark(props.sheet.notes(), props.of, { ...remark(), ...part }).remarks,
    });
  return (
    <li>
      <p>
        <SeatMark look={props.table.player(props.announced.seat).look} />
        <span>{props.announced.line}</span>
      </p>
      <input
        type="text"
        class="hand"
        value={remark().text}
        maxLength={LONGEST_REMARK}
        placeholder={text.REMARK_HINT}
        aria-label={text.remarkLabel(props.announced.line)}
        readOnly={!props.table.keepsNotes}
        onInput={event => change({ text: event.currentTarget.value })}
      />
      <button
        type="button"
        class={`px-thumb ${remark().thumb}`}
        aria-label={text.thumbLabel(remark().thumb, props.announced.line)}
        aria-disabled={!props.table.keepsNotes || undefined}
        onClick={() => change({ thumb: nextThumb(remark().thumb) })}
      >
        <Icon name={THUMB_ICON[remark().thumb]} class="s" />
        {text.thumbName[remark().thumb]}
      </button>
    </li>
  );
};
