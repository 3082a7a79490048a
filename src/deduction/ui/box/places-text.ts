/** "sector 3, 2 of 3 there" */
export const amongSays = (place: string, nth: number, of: number): string =>
  of === 1 ? place : `${place}, ${nth} of ${of} there`;
export const LAST_THERE = 'Last there';
export const lastThereSays = (name: string): string => `${name}: the last to come there`;
