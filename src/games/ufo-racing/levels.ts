/** From weakest to strongest; docs/bots.md has their measured strength. A page may know them without the bots. */
export const LEVELS = [
  {
    level: 'drifter',
    describe: 'Knows the way and how to brake, flies by mood, and sees the others when it meets them.',
  },
  {
    level: 'racer',
    describe: 'Flies for the exit, imagines where the others go, and stays clear of them.',
  },
  {
    level: 'bruiser',
    describe:
      'Flies faster, imagines where the others go, and hits them where it costs them more than itself.',
  },
  {
    level: 'ace',
    describe:
      'Follows the quickest line, imagines several turns of the others, chooses when to move, and strikes only where it gains.',
  },
] as const;

export type Level = (typeof LEVELS)[number]['level'];
