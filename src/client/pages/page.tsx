import './page.css';
import { type JSX, type ParentProps, Show } from 'solid-js';
import logo from '../logo.svg';
import { Nav } from '../nav.tsx';
import { linkTo } from '../route.ts';
import * as text from '../text.ts';

/** What every page but home and a table looks like. */
export const Page = (
  props: ParentProps<{
    readonly title: string;
    readonly says?: string | undefined;
    readonly class?: string;
    /** Above the title: the way back. */
    readonly before?: JSX.Element;
  }>,
) => (
  <div class={`page ${props.class ?? ''}`}>
    <header class="page-top">
      <a class="page-brand" href={linkTo({ page: 'home' })}>
        <img src={logo} alt="" width="32" height="32" />
        {text.NAME}
      </a>
      <Nav />
    </header>
    <main class="page-body">
      <header class="page-head">
        {props.before}
        <h1>{props.title}</h1>
        <Show when={props.says}>{says => <p>{says()}</p>}</Show>
      </header>
      {props.children}
    </main>
  </div>
);

export const Part = (props: ParentProps<{ readonly title: string; readonly says?: string }>) => (
  <section class="part">
    <h2>{props.title}</h2>
    <Show when={props.says}>{says => <p>{says()}</p>}</Show>
    {props.children}
  </section>
);
