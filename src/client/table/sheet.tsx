import { createUniqueId, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import { Icon } from '../../ui/icon.tsx';
import * as text from './text.ts';

const DRAG_PX = 40;

/** The private page: a column beside the board, which may fold to its edge, or a sheet whose edge stays at the foot of a small screen. */
export const Sheet = (props: {
  readonly table: Seen;
  readonly page: GamePage;
  readonly label: string;
  /** Whether it can be closed down to its edge. */
  readonly folds: boolean;
  /** Whether something has to be decided on it now. */
  readonly asks: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}) => {
  const body = createUniqueId();
  let sheet: HTMLElement | undefined;
  let dragged = false;

  const drag = (start: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    const handle = start.currentTarget;
    handle.setPointerCapture(start.pointerId);
    dragged = false;
    const moved = (event: PointerEvent) => event.clientY - start.clientY;
    const follow = (event: PointerEvent) => {
      const by = moved(event);
      if (Math.abs(by) < 6) return;
      dragged = true;
      sheet?.style.setProperty('--dragged', `${props.open ? Math.max(by, 0) : Math.min(by, 0)}px`);
      sheet?.classList.add('dragging');
    };
    const stop = (event: PointerEvent) => {
      handle.removeEventListener('pointermove', follow);
      handle.removeEventListener('pointerup', stop);
      handle.removeEventListener('pointercancel', stop);
      sheet?.classList.remove('dragging');
      sheet?.style.removeProperty('--dragged');
      if (event.type === 'pointerup' && Math.abs(moved(event)) > DRAG_PX) props.onOpen(moved(event) < 0);
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', stop);
    handle.addEventListener('pointercancel', stop);
  };

  return (
    <section
      ref={sheet}
      class="sheet paper ruled"
      classList={{ open: props.open, asks: props.asks }}
      aria-label={props.label}
    >
      <Show when={props.folds}>
        <button
          type="button"
          class="edge"
          aria-expanded={props.open}
          aria-controls={body}
          onPointerDown={drag}
          onClick={() => {
            if (!dragged) props.onOpen(!props.open);
            dragged = false;
          }}
        >
          <span class="sr">{props.open ? text.CLOSE_PAGE : text.OPEN_PAGE}</span>
          <Show when={!props.open}>
            <Dynamic component={props.page.Edge} table={props.table} />
            <span class="sp" />
          </Show>
          <Icon name={props.open ? 'down' : 'up'} />
        </button>
      </Show>
      <div class="sheet-body" id={body} tabindex={-1} data-refuge inert={props.folds && !props.open}>
        <Dynamic component={props.page.Paper} table={props.table} />
      </div>
    </section>
  );
};
