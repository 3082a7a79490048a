import { eyesOn } from './eyes-on.ts';
import { SKY_SCENES } from './planet-x-moments.ts';

eyesOn('planet-x', SKY_SCENES);
