import { For, Show } from 'solid-js';
import { Tool } from '../../../ui/parts.tsx';
import type { Playback } from './playback.ts';
import type { Clock } from './playback-clock.ts';
import * as text from './track-text.ts';
import './playback-bar.css';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Plays a turn, stops it, goes to any moment of it, and says what happens there. */
export const PlaybackBar = (props: {
  readonly playback: Playback;
  readonly clock: Clock;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  /** What happens now, in words; empty where there is nothing to say. */
  readonly says: string;
}) => (
  <div class="ur-playback">
    <Show
      when={props.clock.playing()}
      fallback={
        <Tool
          icon={props.clock.ended() ? 'undo' : 'play'}
          label={props.clock.ended() ? text.AGAIN : text.PLAY}
          onPress={() => (props.clock.ended() ? props.clock.again() : props.clock.play())}
        />
      }
    >
      <Tool icon="pause" label={text.PAUSE} onPress={() => props.clock.pause()} />
    </Show>
    <Tool icon="back" label={text.STEP_BACK} onPress={() => props.clock.step(-1)} />
    <Tool icon="next" label={text.STEP_ON} onPress={() => props.clock.step(1)} />
    <input
      type="range"
      min="0"
      max={props.playback.length}
      step="any"
      value={props.clock.time()}
      aria-label={text.MOMENT}
      aria-valuetext={props.says}
      onInput={event => props.clock.seek(event.currentTarget.valueAsNumber)}
    />
    <label class="ur-speed">
      <span class="sr">{text.SPEED}</span>
      <select
        value={String(props.speed)}
        onChange={event => props.onSpeed(Number(event.currentTarget.value))}
      >
        <For each={SPEEDS}>{speed => <option value={String(speed)}>{text.speedLabel(speed)}</option>}</For>
      </select>
    </label>
    <p class="ur-says">{props.says}</p>
  </div>
);
