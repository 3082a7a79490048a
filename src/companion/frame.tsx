import './companion.css';
import { type ParentProps, Show } from 'solid-js';
import { Page } from '../client/pages/page.tsx';
import { linkTo } from '../client/route.ts';
import { Icon } from '../ui/icon.tsx';
import { BACK } from './text/home.ts';

/** A page of the companion: one question, and the way back. */
export const Screen = (
  props: ParentProps<{
    readonly title: string;
    readonly says?: string;
    readonly class?: string;
    /** What the page is about. */
    readonly label?: string;
  }>,
) => (
  <Page
    title={props.title}
    says={props.says}
    class={`companion ${props.class ?? ''}`}
    before={
      <p class="companion-way">
        <a class="companion-back" href={linkTo({ page: 'companion' })}>
          <Icon name="back" />
          {BACK}
        </a>
        <span class="dim">{props.label}</span>
      </p>
    }
  >
    {props.children}
  </Page>
);

/** Large enough for a thumb across the table. */
export const BigLink = (props: {
  readonly to: string;
  readonly icon: string;
  readonly title: string;
  readonly says?: string;
  readonly primary?: boolean;
}) => (
  <a class="big" classList={{ primary: props.primary }} href={props.to}>
    <Icon name={props.icon} class="l" />
    <span>
      <b>{props.title}</b>
      <Show when={props.says}>{says => <small>{says()}</small>}</Show>
    </span>
  </a>
);

export const BigButton = (props: {
  readonly icon: string;
  readonly title: string;
  readonly says?: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class="big"
    aria-disabled={props.busy || undefined}
    onClick={() => {
      if (!props.busy) props.onPress();
    }}
  >
    <Icon name={props.icon} class="l" />
    <span>
      <b>{props.title}</b>
      <Show when={props.says}>{says => <small>{says()}</small>}</Show>
    </span>
  </button>
);

/** One of a few answers, with what it means. */
export const ChoiceWords = (props: { readonly title: string; readonly says: string }) => (
  <span class="choice-words">
    <b>{props.title}</b>
    <small>{props.says}</small>
  </span>
);
