import { createSignal, onCleanup, onMount, type ParentProps } from 'solid-js';
import { fittingScale, type Size, usualScale } from './enlarge.ts';

/**
 * Lays its content out as on a desk and enlarges it to the room there is. What comes to need more room makes it smaller,
 * and it stays so until the window changes: a board that grows and shrinks from turn to turn is hard to follow.
 */
export const Enlarged = (
  props: ParentProps<{
    readonly class: string;
    readonly label: string;
    /** It is too long to be seen at once: it keeps its size, and scrolls. */
    readonly scrolls?: boolean;
  }>,
) => {
  const [room, setRoom] = createSignal<Size>({ width: 0, height: 0 });
  const [scale, setScale] = createSignal(1);
  let around: HTMLDivElement | undefined;
  let content: HTMLElement | undefined;

  const fits = (wanted: number): boolean => {
    setScale(wanted);
    return (
      props.scrolls ||
      !content ||
      (content.scrollHeight <= content.clientHeight + 1 && content.scrollWidth <= content.clientWidth + 1)
    );
  };
  const shrink = (from: number) => setScale(fittingScale(from, usualScale(room()), fits));
  onMount(() => {
    if (!around || !content) return;
    const [outer, inner] = [around, content];
    const measure = () => {
      setRoom({ width: outer.clientWidth, height: outer.clientHeight });
      shrink(usualScale(room()));
    };
    const watchRoom = new ResizeObserver(measure);
    const watchContent = new ResizeObserver(() => shrink(scale()));
    // What a game draws may come in turns, and take the place of something else.
    const watchParts = new MutationObserver(() => {
      watchContent.disconnect();
      for (const part of inner.children) watchContent.observe(part);
    });
    watchRoom.observe(outer);
    watchParts.observe(inner, { childList: true });
    for (const part of inner.children) watchContent.observe(part);
    onCleanup(() => {
      watchRoom.disconnect();
      watchContent.disconnect();
      watchParts.disconnect();
    });
  });
  return (
    <div class="big-room" ref={around}>
      <section
        class={props.class}
        aria-label={props.label}
        tabindex={props.scrolls ? 0 : undefined}
        ref={content}
        style={{
          width: `${room().width / scale()}px`,
          height: `${room().height / scale()}px`,
          transform: `scale(${scale()})`,
          '--board-tall': `${room().height / scale()}px`,
        }}
      >
        {props.children}
      </section>
    </div>
  );
};
