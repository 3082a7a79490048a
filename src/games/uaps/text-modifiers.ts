import type { Modifier } from './types.ts';

export const modifierName: Readonly<Record<Modifier, string>> = {
  blank: 'Blank',
  'open-archive': 'Open Archive',
  'wide-lens': 'Wide Lens',
  overcast: 'Overcast',
  'border-guards': 'Border Guards',
  'shared-dish': 'Shared Dish',
  'clear-air': 'Clear Air',
  shuttle: 'Shuttle',
  'light-leak': 'Light Leak',
  jamming: 'Jamming',
  'power-cut': 'Power Cut',
  moonglare: 'Moonglare',
  'gag-order': 'Gag Order',
  'twin-scope': 'Twin Scope',
  witnesses: 'Witnesses',
  hadron: 'Hadron',
  convoy: 'Convoy',
  'rough-road': 'Rough Road',
  'red-tape': 'Red Tape',
  moonrise: 'Moonrise',
  'no-cameras': 'No Cameras',
  'two-sources': 'Two Sources',
  'twin-dish': 'Twin Dish',
  exclusive: 'Exclusive',
};

/** What a modifier does, for researchers who stand in its quadrant. [M1] to [M23] */
export const modifierText: Readonly<Record<Modifier, string>> = {
  blank: 'Nothing is different here.',
  'open-archive':
    'Satellites that are not verified can be analyzed here for 1 more. All titles are listed from the start.',
  'wide-lens': 'Every survey costs 1.',
  overcast: 'No sector can be targeted.',
  'border-guards':
    'It can only be entered from directly across, and not after another move in the same turn. It cannot be passed through.',
  'shared-dish': 'A target costs 3 while at least 2 researchers are here.',
  'clear-air': 'A target costs 3.',
  shuttle:
    'A move into or out of it is free. It cannot be passed through, nor left in the turn in which it was entered.',
  'light-leak': 'At the end photos here are worth 0.',
  jamming: 'No survey for comm, nav or spy satellites.',
  'power-cut': 'No survey.',
  moonglare: 'No survey and no target while Luna is here.',
  'gag-order': 'No satellite can be analyzed.',
  'twin-scope': 'A survey may ask for 2 things in the same sectors for 1 cost.',
  witnesses: 'At the end photos here are worth 1 more where several are in their sector.',
  hadron: 'After a survey the Earth turns at once, and photos are verified.',
  convoy: 'When a researcher moves from here, others who stand here may go along for nothing.',
  'rough-road': 'A move into or out of it costs 1 more.',
  'red-tape': 'A survey costs 1 more.',
  moonrise: 'A target costs 2 while Luna is here.',
  'no-cameras': 'No photo can be taken.',
  'two-sources': 'An analysis tells both topics of the satellite.',
  'twin-dish': 'In one turn 2 sectors can be targeted for 6.',
  exclusive: 'At the end photos here are worth 1 more where they are the only one in their sector.',
};
