export const NAME = 'Area Five';
export const LEAD = 'Five games for people who look up and keep notes.';
export const ABOUT =
  'One table for five tabletop games about strange things in the sky: in a browser, with friends anywhere, around one phone, or alone against opponents that never peek.';
export const BEING_BUILT = 'It is being built, one game at a time. Each plate says how far its game is.';
export const GAMES_LABEL = 'The five games';
export const FAN_LABEL = 'Unofficial';
export const FAN_NOTICE =
  'A fan project, not affiliated with the designers or publishers of these games. It takes the facts of their rules; every word and drawing is our own. If you like a game, buy the box.';
export const LICENSE_LABEL = 'License';
export const LICENSE = 'The code is open under the MIT license. Typefaces, under the SIL Open Font License:';

export const STATES = {
  'rules-complete': 'Rules are ready. Playing here comes next.',
  'not-there': 'Not there yet',
} as const;

export const players = (count: string) => `${count} players`;
export const plate = (numeral: string) => `Plate ${numeral}`;

export interface GameCard {
  readonly id: 'planet-x' | 'uaps' | 'ufo-hunter' | 'unacknowledged' | 'ufo-racing';
  readonly numeral: string;
  readonly title: string;
  readonly players: string;
  readonly pitch: string;
  readonly state: keyof typeof STATES;
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'planet-x',
    numeral: 'I',
    title: 'The Search for Planet X',
    players: '1–4',
    pitch: 'Survey the sky, publish theories, say where the missing planet hides.',
    state: 'not-there',
  },
  {
    id: 'uaps',
    numeral: 'II',
    title: 'The Search for UAPs',
    players: '1–5',
    pitch: 'Two orbits turn against each other. One piece of junk is not junk.',
    state: 'not-there',
  },
  {
    id: 'ufo-hunter',
    numeral: 'III',
    title: 'UFO Hunter',
    players: '2–6',
    pitch: 'Travel, stake rumors, outbid your friends.',
    state: 'not-there',
  },
  {
    id: 'unacknowledged',
    numeral: 'IV',
    title: 'Unacknowledged',
    players: '3–5',
    pitch: 'All but one play alike, and one of you lies.',
    state: 'rules-complete',
  },
  {
    id: 'ufo-racing',
    numeral: 'V',
    title: 'UFO Racing League',
    players: '2–6',
    pitch: 'Momentum in three dimensions.',
    state: 'not-there',
  },
];
