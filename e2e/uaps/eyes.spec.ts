import { eyesOn } from '../shared/eyes-on.ts';
import { ORBIT_SCENES } from './moments.ts';

eyesOn('uaps', ORBIT_SCENES);
