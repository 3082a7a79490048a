import { aNumber, aSwitch, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { faultOfRace } from '../src/games/ufo-racing/sanity.ts';

const command = {
  program: 'npm run drill --',
  name: 'races',
  says: 'Chips, places and the end of sampled races of UFO Racing, after every move.',
  words: [],
  flags: {
    races: aNumber('N', 'races, at every set-up and number of seats in turn (default 10000)', 1),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const racesDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const races = flags.races ?? 10_000;
    let faults = 0;
    for (let number = 0; number < races; number++) {
      const fault = faultOfRace(number);
      if (!fault) continue;
      faults++;
      print(fault);
    }
    print(`ufo-racing: ${counted(races, 'race')}, ${counted(faults, 'fault')}`);
    if (flags.json) print(JSON.stringify({ drill: 'races', races, faults }));
    return faults === 0 ? exits.done : exits.failed;
  });
