/** From weakest to strongest; docs/bots.md has their measured strength. A page may know them without the bots. */
export const LEVELS = [
  {
    level: 'visitor',
    describe: 'Trusts everybody, follows the plan on the table, and as the Shadow simply breaks it.',
  },
  {
    level: 'analyst',
    describe:
      'Counts who was asked when plans broke and leaves suspects out; as the Shadow breaks most plans and negates when it can.',
  },
  {
    level: 'insider',
    describe:
      'Weighs every reveal, claim, accusation and pack, keeps a swing seat the Shadow cannot read, and bluffs when it is the Shadow.',
  },
] as const;

export type Level = (typeof LEVELS)[number]['level'];
