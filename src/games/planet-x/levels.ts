/** From weakest to strongest; docs/bots.md has their measured strength. A page may know them without the bots. */
export const LEVELS = [
  {
    level: 'stargazer',
    describe: 'Looks where it likes, follows one kind of thing at a time, and makes little of research.',
  },
  {
    level: 'observer',
    describe: 'Fills in a note sheet line by line: what one answer leaves for the next, research included.',
  },
  {
    level: 'surveyor',
    describe:
      'Keeps in mind every sky that its surveys leave, and researches only what is about one kind of thing.',
  },
  {
    level: 'astronomer',
    describe:
      'Reads every topic, knows exactly which skies are left, and asks what tells most about them for its time.',
  },
  {
    level: 'discoverer',
    describe:
      'Knows that the conferences leave one place for Planet X, weighs every question by how soon it would know the place, and looks further ahead the fewer skies are left.',
  },
] as const;

export type Level = (typeof LEVELS)[number]['level'];
