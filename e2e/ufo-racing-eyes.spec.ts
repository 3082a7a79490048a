import { eyesOn } from './eyes-on.ts';
import { RACING_SCENES } from './racing-moments.ts';

eyesOn('ufo-racing', RACING_SCENES);
