import type { ParentProps } from 'solid-js';
import { Button, Tool } from '../../ui/parts.tsx';
import type { LookBack } from './look-back.ts';
import * as text from './text.ts';

/** In place of the dock while one looks back. */
export const StepBar = (props: ParentProps<{ readonly lookBack: LookBack; readonly last: number }>) => {
  const step = () => props.lookBack.step() ?? props.last;
  /** Wherever in the bar the focus is; a slider and a list have their own arrows. */
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || (event.target instanceof Element && event.target.matches('input, select')))
      return;
    event.preventDefault();
    props.lookBack.goTo(step() + by);
  };
  return (
    <section class="step-bar" aria-label={text.LOOK_BACK} tabindex={-1} data-refuge on:keydown={onKey}>
      <p class="turnline">
        <strong>{text.lookingAt(step(), props.last)}</strong>
        <span class="dim desk-only">{text.LOOKING_SAYS}</span>
      </p>
      <input
        type="range"
        min="0"
        max={props.last}
        value={step()}
        aria-label={text.STEPS_LABEL}
        onInput={event => props.lookBack.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="row">
        <Tool icon="back" class="to-first" label={text.FIRST} onPress={() => props.lookBack.goTo(0)} />
        <Tool icon="back" label={text.PREVIOUS} onPress={() => props.lookBack.goTo(step() - 1)} />
        <Tool
          icon={props.lookBack.playing() ? 'pause' : 'play'}
          label={props.lookBack.playing() ? text.PAUSE_STEPS : text.PLAY_STEPS}
          onPress={props.lookBack.playing() ? props.lookBack.pause : props.lookBack.play}
        />
        <Tool icon="next" label={text.NEXT} onPress={() => props.lookBack.goTo(step() + 1)} />
        <Tool icon="next" class="to-last" label={text.LAST} onPress={() => props.lookBack.goTo(props.last)} />
        <span class="sp" />
        {props.children}
        <Button onPress={props.lookBack.toNow}>{text.BACK_TO_NOW}</Button>
      </div>
    </section>
  );
};
