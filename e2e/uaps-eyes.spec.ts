import { eyesOn } from './eyes-on.ts';
import { ORBIT_SCENES } from './uaps-moments.ts';

eyesOn('uaps', ORBIT_SCENES);
