import type { TableLine } from '../../protocol/tells.ts';
import { span } from './span.ts';

export const SAYS = 'Tables that anybody may join. Tables by link only are not listed.';
export const NEW = 'Open one';
export const BY_CODE = 'Join with a code';
export const AGAIN = 'Look again';
export const NONE = 'No table is open right now. Open one, and others find it here.';
export const NOBODY_YET = 'Nobody sits there yet.';
export const withNames = (names: string) => `With ${names}.`;
export const about = (table: TableLine, created: string): string =>
  [state(table), ...clocks(table), created].join(' · ');

function state({ stage, free, seats }: TableLine): string {
  if (stage !== 'gathering') return 'The game is running';
  return free === 0 ? `All ${seats} seats are taken` : `${free} of ${seats} seats free`;
}

function clocks({ perMove, perGame }: TableLine): readonly string[] {
  if (perMove === null && perGame === null) return ['no clock'];
  return [
    ...(perMove === null ? [] : [`${span(perMove)} a move`]),
    ...(perGame === null ? [] : [`${span(perGame)} each for the game`]),
  ];
}

export const SIT_DOWN = 'Sit down';
export const WATCH = 'Watch';
export const VEILED = 'To be seen when it is over';
