import { For, type JSX, Show } from 'solid-js';
import { PACES } from '../../core/pace.ts';
import type { LinkStatus, TableFacts } from '../../ui/link.ts';
import { isBot, Tool } from '../../ui/parts.tsx';
import { PACE, PACE_WORDS } from '../../ui/text.ts';
import { go, type Route } from '../route.ts';
import { change, settings } from '../settings.ts';
import * as text from './text.ts';

export const TopBar = (props: {
  readonly title: string;
  readonly where: string;
  /** Where one goes from here. */
  readonly home: Route;
  readonly status: LinkStatus | null;
  /** Of an online table: how the line is, and the way to the talk. */
  readonly online: JSX.Element;
  readonly paced: boolean;
  readonly logOpen: boolean;
  readonly onSkip: () => void;
  readonly onLog: () => void;
  readonly onMore: () => void;
}) => (
  <header class="top">
    <Tool icon="back" label={text.LEAVE} onPress={() => go(props.home)} />
    <div class="top-words">
      <h1>{props.title}</h1>
      <p class="where">{props.where}</p>
    </div>
    <Show when={typeof props.status?.thinking === 'number'}>
      <Tool icon="next" onPress={props.onSkip}>
        <span aria-hidden="true">{text.SKIP}</span>
        <span class="sr">{text.SKIP_LABEL}</span>
      </Tool>
    </Show>
    <Show when={props.paced}>
      <div class="desk-only">
        <PaceChoice />
      </div>
    </Show>
    {props.online}
    <Tool icon="history" label={text.LOG} keys="L" expanded={props.logOpen} onPress={props.onLog}>
      <span class="desk-only">{text.LOG}</span>
    </Tool>
    <Tool icon="more" label={text.MORE} onPress={props.onMore} />
  </header>
);

/** Whether anybody moves by the pace that is set here. */
export const isPaced = ({ online, players }: TableFacts): boolean => !online && players.some(isBot);

/** With its name in sight, or only heard. */
export const PaceChoice = (props: { readonly named?: boolean }) => (
  <label class="pace">
    <span class={props.named ? 'sp' : 'sr'}>{PACE}</span>
    <select
      value={settings.pace}
      onChange={event => {
        const pace = PACES.find(one => one === event.currentTarget.value);
        if (pace) change({ pace });
      }}
    >
      <For each={PACES}>{pace => <option value={pace}>{PACE_WORDS[pace]}</option>}</For>
    </select>
  </label>
);
