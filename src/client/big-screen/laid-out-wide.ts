import { onCleanup, onMount } from 'solid-js';

/** Narrower than this, rules for tablets would hold for a board that is enlarged by itself. */
const DESK_PX = 1280;
const TELEVISION = `(min-width: 900px) and (max-width: ${DESK_PX - 1}px) and (orientation: landscape)`;

/** Browsers of televisions say that they are 960 pixels wide: there the page asks to be laid out as on a desk. */
export function keepLaidOutWide(): void {
  onMount(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    if (!meta || !matchMedia(TELEVISION).matches) return;
    const usual = meta.content;
    meta.content = `width=${DESK_PX}, viewport-fit=cover`;
    onCleanup(() => {
      meta.content = usual;
    });
  });
}
