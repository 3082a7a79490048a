import { leftOf } from '../../../deduction/left.ts';
import { CONTENTS } from '../types.ts';

export const left = leftOf(CONTENTS);
export const { bitOf, bitsOf } = left;
