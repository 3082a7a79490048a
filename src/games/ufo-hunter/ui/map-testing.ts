/** Screens that the map is tried on. */
export const DESKTOP = { width: 1056, height: 440 };
export const PHONE = { width: 390, height: 360 };
export const SIZES = [
  DESKTOP,
  PHONE,
  { width: 672, height: 520 },
  { width: 320, height: 240 },
  { width: 844, height: 200 },
  { width: 930, height: 374 },
];
