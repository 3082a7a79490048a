import { createEffect, createSignal, onCleanup, type ParentProps, Show } from 'solid-js';
import type { TableCard } from '../../protocol/tells.ts';
import { Button } from '../../ui/parts.tsx';
import { play, switchSound } from '../../ui/sound.ts';
import type { Watched } from '../online/watched-table.ts';
import { LineBanner } from '../pages/online/line-banner.tsx';
import { linkTo } from '../route.ts';
import { settings } from '../settings.ts';
import { gameTitle } from '../text.ts';
import * as text from './text.ts';

export const framed = (table: Watched, { game }: TableCard) => ({ table, game });

/** What a big screen has around whatever it shows: the game, how the line is, sound, and the way out. */
export const BigFrame = (
  props: ParentProps<{
    readonly game: string;
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
        {/* Not to the table: in this browser somebody may have a seat there, with a private page. */}
        <a class="btn quiet" href={linkTo({ page: 'home' })}>
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
  const [wanted, setWanted] = createSignal(settings.sound);
  const sounds = () => wanted() && pressed();
  const turn = () => {
    setWanted(!sounds());
    setPressed(true);
    play('double-tick');
  };
  // Of this window alone: whoever plays beside it keeps their own.
  createEffect(() => switchSound(wanted()));
  onCleanup(() => switchSound(settings.sound));
  return (
    <Button icon="sound" kind="quiet" onPress={turn}>
      {sounds() ? text.SOUND_OFF : text.SOUND_ON}
    </Button>
  );
};
