import { accountsDrill } from './accounts-drill.ts';
import { companionDrill } from './companion-drill.ts';
import { crashDrill } from './crash-drill.ts';
import { crowdDrill } from './crowd-drill.ts';
import { faultsDrill } from './faults-drill.ts';
import { hostileDrill } from './hostile-drill.ts';
import { lawDrill } from './law-drill.ts';
import { overloadDrill } from './overload-drill.ts';
import { racesDrill } from './races-drill.ts';
import { secrecyDrill } from './secrecy-drill.ts';
import { versionsDrill } from './versions-drill.ts';

/** Each tries to break something; with `--json` the last line is one JSON object. It fails where it succeeds. */
const drills: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  laws: lawDrill,
  crash: crashDrill,
  crowd: crowdDrill,
  secrecy: secrecyDrill,
  hostile: hostileDrill,
  faults: faultsDrill,
  overload: overloadDrill,
  companion: companionDrill,
  accounts: accountsDrill,
  races: racesDrill,
  versions: versionsDrill,
};

const [name = '', ...args] = process.argv.slice(2);
const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;

if (drill) {
  process.exitCode = await drill(args);
} else {
  const names = Object.keys(drills).join(', ');
  const problem = name === '' ? 'name a drill' : `there is no drill "${name}"`;
  process.stderr.write(`drill: ${problem}; there is ${names}\n`);
  process.exitCode = 2;
}
