import { counted } from '../../../core/words.ts';
export const LABEL = 'Pieces of the printed board';
export const title = (steps: number) => {
  if (steps === 0) return 'Nothing to move';
  return `On your board: ${counted(steps, 'step')}`;
};
export const theAi = (name: string) => `${name} is the AI.`;
export const DONE = 'Done';
export const turnTitle = (name: string) => `It is ${name}’s turn`;
export const TURN_SAYS = 'First see that all pieces stand as they do here.';
export const begin = (name: string) => `${name}’s turn`;
export const thinks = (name: string) => `${name} thinks`;
export const PIECES = 'Pieces';
export const EARLIER = 'Earlier steps';
export const EARLIER_TITLE = 'What was done on your board';
export const NOTHING_EARLIER = 'Nothing yet.';
