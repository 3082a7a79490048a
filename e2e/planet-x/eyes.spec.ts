import { eyesOn } from '../shared/eyes-on.ts';
import { SKY_SCENES } from './moments.ts';

eyesOn('planet-x', SKY_SCENES);
