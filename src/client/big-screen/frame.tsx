import { createEffect, createSignal, onCleanup, type ParentProps, Show } from 'solid-js';
import type { TableCard } from '../../protocol/tells.ts';
import { Button } from '../../ui/parts.tsx';
import { play } from '../../ui/sound.ts';
import type { Watched } from '../online/watched-table.ts';
import { LineBanner } from '../pages/online/line-banner.tsx';
import { linkTo, type Route } from '../route.ts';
import { change, settings } from '../settings.ts';
import { gameTitle } from '../text.ts';
import * as text from './text.ts';

export const framed = (table: Watched, { game, id }: TableCard) => ({
  table,
  game,
  leave: { page: 'online', id } as const,
});

/** What a big screen has around whatever it shows: the game, how the line is, sound, and the way out. */
export const BigFrame = (
  props: ParentProps<{
    readonly game: string;
    /** Where one comes from and goes back to. */
    readonly leave: Route;
    /** Nothing for a table of this device: no line can break. */
    readonly table: Watched | undefined;
    /** Where in the game one is. */
    readonly where?: string;
    readonly class: string;
  }>,
) => {
  createEffect(() => {
    document.title = gameTitle(props.game);
  });
  return (
    <div class={`big-screen ${props.class}`}>
      <header class="big-top big-words">
        <h1>{gameTitle(props.game)}</h1>
        <Show when={props.where}>{where => <p class="big-where">{where()}</p>}</Show>
        <SoundButton />
        <a class="btn quiet" href={linkTo(props.leave)}>
          {text.LEAVE}
        </a>
      </header>
      <main class="big-main">
        <div class="big-told big-words">
          <Show when={props.table}>{table => <LineBanner table={table()} />}</Show>
        </div>
        {props.children}
      </main>
    </div>
  );
};

/** A browser lets a page sound only after somebody has pressed something on it. */
const SoundButton = () => {
  const [pressed, setPressed] = createSignal(navigator.userActivation?.hasBeenActive ?? false);
  const press = () => setPressed(true);
  document.addEventListener('click', press);
  onCleanup(() => document.removeEventListener('click', press));
  const sounds = () => settings.sound && pressed();
  const turn = () => {
    change({ sound: !sounds() });
    setPressed(true);
    play('double-tick');
  };
  return (
    <Button icon="sound" kind="quiet" onPress={turn}>
      {sounds() ? text.SOUND_OFF : text.SOUND_ON}
    </Button>
  );
};
