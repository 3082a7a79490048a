import icons from './icons.svg';

/** From the one set of icons, in the color of the text around it. It says nothing by itself: words stand beside it. */
export const Icon = (props: { readonly name: string; readonly class?: string }) => (
  <svg class={`i ${props.class ?? ''}`} aria-hidden="true">
    <use href={`${icons}#${props.name}`} />
  </svg>
);
