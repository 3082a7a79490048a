import type { GameText } from '../../core/contract.ts';
import { eventText } from './text-events.ts';
import type { Refusal, Uaps } from './types.ts';

export {
  clueText,
  conclusionText,
  factText,
  logicText,
  premiseText,
  reportText,
  TOLD_TO_ALL,
  topicText,
} from './text-clues.ts';
export { modifierName, modifierText } from './text-modifiers.ts';
export {
  a,
  aroundText,
  COLOR_NAMES,
  innerText,
  levelName,
  list,
  modeName,
  modifierWithEffect,
  partName,
  quadrantText,
  sectorsText,
  thingName,
  titleText,
} from './text-names.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  'spectators-watch': 'You watch this table. Only players act.',
  'game-over': 'The game is over.',
  'not-now': 'Not at this stage.',
  'not-your-turn': 'It is not your turn.',
  'already-chosen': 'That is your choice already.',
  'no-such-sector': 'There is no such sector in this sky.',
  'no-such-quadrant': 'There is no such quadrant.',
  'already-there': 'Your researcher stands there already.',
  guarded: 'Border Guards let you in only from directly across, and not after another move in this turn.',
  'no-way-through': 'Neither side can be passed through.',
  'one-free-move': 'You have made your free move of this turn.',
  'no-passing': 'Shuttle cannot be left in the turn in which it was entered.',
  'not-in-your-quadrant': 'That is not in your quadrant now.',
  'survey-one-thing': 'A survey here asks for 1 thing.',
  'same-thing-twice': 'Those are the same thing.',
  'no-survey-here': 'No survey in this quadrant.',
  jammed: 'No survey for comm, nav or spy satellites in this quadrant.',
  moonglare: 'No survey and no target here while Luna is in this quadrant.',
  'no-target-here': 'No target in this quadrant.',
  'target-one-sector': 'A target here is 1 sector.',
  'same-sector-twice': 'Those are the same sector.',
  'no-photos-here': 'No photos in this quadrant.',
  'verified-already': 'That sector has a verified photo.',
  'photographed-already': 'You have such a photo there already.',
  'no-such-photo': 'You have no such photo left.',
  'too-many-photos': 'That is more photos than you may take now.',
  'no-analyze-here': 'No satellite can be analyzed in this quadrant.',
  'not-verified': 'No satellite of that kind is verified yet.',
};

export const text: GameText<Uaps> = {
  event: eventText,
  refusal: code => refusals[code],
  reason: code => (code === 'found' ? 'The UAP is found.' : code),
};
