import { eyesOn } from '../shared/eyes-on.ts';
import { RACING_SCENES } from './moments.ts';

eyesOn('ufo-racing', RACING_SCENES);
