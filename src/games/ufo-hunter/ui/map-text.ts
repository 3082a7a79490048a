import { counted } from '../../../core/words.ts';
import { YOU } from '../../../ui/text.ts';
import type { Place } from '../board.ts';
import { colorName } from '../text.ts';
import { COLORS, type Color } from '../types.ts';
import type { MapHunter, MapRumor, MapSeat, MapStake, Way } from './map-types.ts';
import { seenBy } from './names-text.ts';

/** Inside a sentence. */
export const colorNames = Object.fromEntries(
  COLORS.map(color => [color, colorName[color].toLowerCase()]),
) as Readonly<Record<Color, string>>;

export const mapLabel = (regions: number): string =>
  `World map, ${regions} regions. Arrow keys go from region to region.`;
export const ZOOM_IN = 'Zoom in';
export const ZOOM_OUT = 'Zoom out';
export const WHOLE_WORLD = 'Show the whole world';
export const VIEW_TOOLS = 'View of the map';
export const ALL_SHOWN = 'The whole world is on the screen.';
export const CLOSEST_SHOWN = 'This is the closest look.';

/** Everything of one region that its label and its line tell. */
export interface RegionFacts {
  readonly region: Place;
  readonly rumor: MapRumor | null;
  readonly hunters: readonly MapHunter[];
  /** Where the links over the edges of the map lead. */
  readonly links: readonly { readonly letter: string; readonly name: string }[];
  readonly way: Way | null;
  /** How many spaces away it is, where one looks for a place to go and cannot get there. */
  readonly tooFar: number | null;
  /** What a press does where it is not a place to go, or why it is pointed out. */
  readonly press: string | null;
}

/** "Sahara, violet, rumor 2, your stake 2, 2 spaces away, you can go there". */
export const regionLabel = (facts: RegionFacts): string => {
  const { region, rumor, links, way, tooFar, press } = facts;
  return [
    region.name,
    colorNames[region.color],
    ...(rumor ? [rumorSays(rumor), ...stakesSay(rumor.stakes), seenBy(rumor.looked.map(nameOf))] : []),
    ...(rumor?.known ? [`private: ${rumor.known.says}`] : []),
    ...huntersSay(facts.hunters),
    ...linksSay(links),
    ...(way ? [waySays(way)] : []),
    ...(tooFar === null ? [] : [tooFarSays(tooFar)]),
    ...(press ? [press] : []),
  ].join(', ');
};

export const rumorSays = ({ number }: MapRumor): string => `rumor ${number}`;
export const YOU_HERE = 'you are here';
export const HERE = 'here';
export const linkSays = ({ letter, name }: RegionFacts['links'][number]): string =>
  `link ${letter} to ${name}`;

const nameOf = ({ mine, name }: MapSeat): string => (mine ? YOU : name);

/** What it takes to come; nothing is said of money where none is due. */
export const wayLine = ({ steps, cost }: Way): string => {
  const far = steps === 0 ? 'stay' : counted(steps, 'space');
  return cost === 0 ? far : `${far}, costs ${cost}`;
};

export const tooFarSays = (steps: number): string => `${counted(steps, 'space')} away, too far`;

const waySays = ({ steps, cost }: Way): string => {
  const price = cost === 0 ? '' : ` for ${cost} money`;
  return steps === 0
    ? `you can stay here${price}`
    : `${counted(steps, 'space')} away, you can go there${price}`;
};

const stakesSay = (stakes: readonly MapStake[]): readonly string[] =>
  stakes.map(({ mine, name, amount }) => (mine ? `your stake ${amount}` : `stake of ${name} ${amount}`));

const huntersSay = (hunters: readonly MapHunter[]): readonly string[] =>
  hunters.map(({ mine, name }) => (mine ? YOU_HERE : `${name} is here`));

const linksSay = (links: RegionFacts['links']): readonly string[] => links.map(linkSays);
