/** From weakest to strongest; docs/bots.md has their measured strength. A page may know them without the bots. */
export const LEVELS = [
  {
    level: 'spotter',
    describe:
      'Looks where it likes, follows one kind of thing at a time, and photographs whatever it is sure of.',
  },
  {
    level: 'tracker',
    describe: 'Fills in a note sheet line by line: what one answer leaves for the next, analyses included.',
  },
  {
    level: 'recorder',
    describe:
      'Keeps in mind every sky that its answers leave, but makes nothing of topics and counts of junk, and asks as the mood takes it.',
  },
  {
    level: 'investigator',
    describe:
      'Reads every topic, knows exactly which skies are left, and asks what tells most about them for its time.',
  },
  {
    level: 'sentinel',
    describe:
      'Knows that the reports leave one place for the UAP, weighs every question by how soon it would know the place, and takes photos that are worth their time.',
  },
] as const;

export type Level = (typeof LEVELS)[number]['level'];
