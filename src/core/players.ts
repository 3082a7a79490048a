/** A color and a shape in one: circle, triangle, square, diamond, hexagon, cross. Never color alone. */
export const LOOKS = [1, 2, 3, 4, 5, 6] as const;
export type Look = (typeof LOOKS)[number];

/** Who sits on a seat. A `script` moves as a lesson says. Whoever is `away` plays at the same board without this device. */
export type Player = { readonly name: string; readonly look: Look } & (
  | { readonly by: 'person' }
  | { readonly by: 'bot'; readonly level: string }
  | { readonly by: 'script' }
  | { readonly by: 'away' }
);
