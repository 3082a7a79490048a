import { createSignal, onCleanup, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import type { Role } from '../types.ts';
import * as text from './paper-text.ts';

/** Covered, so that a glance over a shoulder learns nothing. Held, it opens; let go, it covers itself. */
export const Identity = (props: { readonly role: Role }) => {
  const [held, setHeld] = createSignal(false);
  const [kept, setKept] = createSignal(false);
  const open = () => held() || kept();
  const cover = () => setHeld(false);
  const coverAll = () => {
    setHeld(false);
    setKept(false);
  };
  document.addEventListener('visibilitychange', coverAll);
  onCleanup(() => document.removeEventListener('visibilitychange', coverAll));
  const isPress = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
  return (
    <div class="un-identity" classList={{ open: open() }} data-point="identity">
      <button
        type="button"
        class="un-flap"
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld(true);
        }}
        onPointerUp={cover}
        onPointerCancel={cover}
        onLostPointerCapture={cover}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={event => {
          if (!isPress(event) || event.ctrlKey) return;
          event.preventDefault();
          setHeld(true);
        }}
        onKeyUp={event => {
          if (isPress(event)) cover();
        }}
        onBlur={cover}
      >
        <Icon name={open() ? 'people' : 'hide'} class="m" />
        <Show
          when={open()}
          fallback={
            <span>
              {text.WHO_YOU_ARE}
              <small>{text.HOLD}</small>
            </span>
          }
        >
          <span>
            {text.roleTitle[props.role]}
            <small>{text.roleAim[props.role]}</small>
          </span>
        </Show>
      </button>
      <button type="button" class="un-keep-open" aria-pressed={kept()} onClick={() => setKept(on => !on)}>
        {kept() ? text.COVER : text.KEEP_OPEN}
      </button>
    </div>
  );
};
