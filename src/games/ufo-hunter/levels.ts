/** From weakest to strongest; docs/bots.md has their measured strength. A page may know them without the bots. */
export const LEVELS = [
  {
    level: 'tourist',
    describe: 'Goes where the mood takes it, with a rough idea of what things are worth, and trusts luck.',
  },
  {
    level: 'ranger',
    describe:
      'Knows what evidence, money, equipment and contacts were worth in thousands of games, and takes the action that seems best.',
  },
  {
    level: 'hunter',
    describe: 'Plays every action on to the end of the round in a few imagined worlds before it takes one.',
  },
  {
    level: 'agent',
    describe:
      'Plays actions and bids on in many imagined worlds, baits others with stakes, bids what a board is worth and minds who leads.',
  },
] as const;

export type Level = (typeof LEVELS)[number]['level'];
