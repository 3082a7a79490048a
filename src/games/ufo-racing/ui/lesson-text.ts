import { tileName } from '../text.ts';

export const SEATS = 2;
export const NAMES = ['Heron'] as const;
export const TITLE = 'First flight';
export const SAYS = 'Thrust, drift, bounce and pass, with a guide. It takes about 5 minutes.';

const [heron] = NAMES;

/** What each card says; the lesson puts them in order. */
export const cards = {
  track: {
    title: 'The track',
    text: `UFOs race through a space station that is laid while they fly. The first over a finish line wins. ${heron} had the higher card and lays the tile after the start.`,
  },
  height: {
    title: 'Height',
    text: 'Each cell has a floor and a ceiling, printed as 2 numbers. Colors stand for elevations 1 to 8. A UFO is in 1 cell at 1 elevation.',
  },
  place: {
    title: 'Place your UFO',
    text: 'You start on the half away from the new tile. Choose column 3, row 3, elevation 4, on the track or from the list. Then confirm.',
  },
  thrust: {
    title: 'Thrust',
    text: 'Each turn brings 4 chips of energy. You place them in secret. A chip on an end of the panel is speed that way: 1 cell for each chip.',
  },
  planThrust: {
    title: 'Plan: south 4',
    text: 'Put all 4 chips on South. The track and the words below show where that leads. Then lock in the plan.',
  },
  fly: {
    title: 'Fly',
    text: 'All plans are open now. The other UFO has a chip on Initiative −, so you move first. Choose South 4, look at the preview, and fly.',
  },
  drift: {
    title: 'Drift',
    text: 'You flew 4 south, and the speed stays: next turn you fly 4 south again, without a chip. That is drift. New chips only change it.',
  },
  planDrift: {
    title: 'Plan: leave it',
    text: 'Touch no axis. Put all 4 chips on Initiative +: whoever has most of it moves first. Lock in the plan.',
  },
  flyDrift: {
    title: 'Coast',
    text: 'Choose South 4 and fly. No chip of this turn pushed you.',
  },
  lay: {
    title: 'A new tile',
    text: `Who ends a move on the last tile brings the next one. Press Next place 2 times, to place 3: ${tileName('C6', 'a')}, not turned, in columns 2 to 4 of its opening. Lay it.`,
  },
  finish: {
    title: 'Finish lines',
    text: 'This set-up has no further tile. The open ends of this one are finish lines now.',
  },
  bounce: {
    title: 'Bounce',
    text: 'There is a block right south of you. Your speed takes you into it. Walls hurt: 1 damage, half of the chips shed, the rest turn round. Try it once, slower.',
  },
  planBounce: {
    title: 'Plan: brake',
    text: 'Put 1 chip on North: it takes away 1 of your south. Put 3 chips into the Battery. See the hit that is predicted, and lock in the plan.',
  },
  hit: {
    title: 'Hit it',
    text: `${heron} had initiative and has moved. Now you. Choose South 3, read what the hit does, and fly.`,
  },
  back: {
    title: 'Back it goes',
    text: '2 chips were shed, 1 reversed. It is unmoved and must be flown. Choose North 1 and fly.',
  },
  battery: {
    title: 'The battery',
    text: 'Once in a move, 1 chip of the battery adds speed or takes some away. Under Add speed choose W, and confirm.',
  },
  aside: {
    title: 'Aside',
    text: 'The new chip must be flown too. Choose West 1 and fly. That brings you beside the block.',
  },
  damage: {
    title: 'Damage',
    text: 'Damage costs energy: 3 chips this turn instead of 4. After that 1 damage is healed. With the 2 of your battery you have 5 chips.',
  },
  pass: {
    title: 'Pass',
    text: `${heron} is right ahead at elevation 4. UFOs in 1 cell at different elevations do not touch. Go up by 1, then south over it.`,
  },
  planPass: {
    title: 'Plan: over it',
    text: 'Put 3 chips on South, 1 on East, 1 on Up. North and West cancel out, South 2 and Up 1 are left. Lock in the plan.',
  },
  up: {
    title: 'Up first',
    text: `The order is yours. South first would strike ${heron}: look at its preview. Choose Up 1 and fly.`,
  },
  over: {
    title: 'Then south',
    text: 'Choose South 2 and fly.',
  },
  end: {
    title: 'Passed',
    text: `You are ahead, and no chip was lost. A strike would have given half of your speed to ${heron}, with 1 damage. Sometimes that is a good idea, too.`,
  },
  on: {
    title: 'To the finish',
    text: `Streams push, spikes hurt more, weak walls break: the rules tell all. Play on from here if you like: ${heron} goes on as a bot.`,
  },
} as const;
