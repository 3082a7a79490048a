import type { Attack } from '../attack.ts';
import { oldLog } from './old-log.ts';

export const attacks: readonly Attack[] = [oldLog];
