import { marksOf } from '../../../deduction/marks.ts';
import { CONTENTS } from '../types.ts';

export const marks = marksOf(CONTENTS);

/** By which remarks on what was announced are kept. */
export const actKey = (index: number): string => `a${index}`;
