/** From weakest to strongest; docs/bots.md has their measured strength. A page may know them without the bots. */
export const LEVELS = [
  {
    level: 'drifter',
    describe: 'Knows the way and how to brake, flies by mood, and sees others when it hits them.',
  },
  {
    level: 'bruiser',
    describe:
      'Flies fast, imagines where the others go, and hits them where that costs them more than itself.',
  },
  {
    level: 'racer',
    describe: 'Follows the quickest line, imagines where the others go, and stays clear of them.',
  },
  {
    level: 'ace',
    describe:
      'Follows the quickest line, bounces where that is quicker, imagines several turns of the others, and strikes where it gains.',
  },
] as const;

export type Level = (typeof LEVELS)[number]['level'];
