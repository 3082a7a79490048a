export const SAYS = 'Tables that anybody may join. Tables by link only are not listed.';
export const NEW = 'Open one';
export const BY_CODE = 'Join with a code';
export const AGAIN = 'Look again';
export const NONE = 'No table is open right now. Open one, and others find it here.';
export const NOBODY_YET = 'Nobody sits there yet.';
export const withNames = (names: string) => `With ${names}.`;
export const state = (free: number, seats: number, gathering: boolean): string => {
  if (!gathering) return 'The game is running';
  return free === 0 ? `All ${seats} seats are taken` : `${free} of ${seats} seats free`;
};
export const SIT_DOWN = 'Sit down';
export const WATCH = 'Watch';
export const VEILED = 'To be seen when it is over';
