import { numbers, type Section, says, steps, table } from '../../../ui/rules-blocks.ts';
import { energyFor, HIGHEST, LETTERS_OF, LOWEST, MOST_DAMAGE } from '../board.ts';
import { setupName } from '../text.ts';
import { NUMBERS, SETUPS } from '../types.ts';

const aim: Section = {
  id: 'aim',
  title: 'Aim',
  blocks: [
    says(
      'F1 X4',
      'Fly a UFO through a space station that is laid while you race. The first to cross a finish line wins at once. Finish lines are the open ends of the last tile.',
    ),
  ],
};

const track: Section = {
  id: 'track',
  title: 'The track',
  blocks: [
    says(
      'K1 K2',
      `A UFO is in 1 cell at 1 elevation from ${LOWEST} to ${HIGHEST}. Every cell has a floor and a ceiling. An overpass has 2 layers with a slab between them. North, south, east and west are those of the table.`,
    ),
    table(
      'K3 K9 K10 K11',
      'What there is',
      ['Thing', 'What it does'],
      [
        {
          head: 'Bulkhead',
          cells: [
            'Stops a UFO. Walls, solid cells, floors, ceilings, the side of a step in floor or ceiling, the edge of the track, and openings that join nothing.',
          ],
        },
        { head: 'Spikes', cells: ['1 more damage in a hit in which they take part.'] },
        { head: 'Weak wall', cells: ['A bulkhead until it is hit. Then it is gone, on both faces.'] },
        {
          head: 'Stream',
          cells: ['Gives its speed to a UFO that is in its cell when the turn ends, in any layer.'],
        },
      ],
    ),
    says(
      'K4 K5 K6 K7 K8',
      'A new tile joins an unused opening of the last one. It may be turned and slid by whole cells, never mirrored, and overlaps nothing. A UFO must be able to pass the joint at some elevation, and for the second tile in every cell of its opening. A tile that is not the last must leave room for the next. Only tiles laid one after the other join.',
    ),
  ],
};

const setUp: Section = {
  id: 'set-up',
  title: 'Set-up',
  blocks: [
    table(
      'S1',
      'Tiles after the start',
      ['Set-up', 'Letters'],
      SETUPS.map(setup => ({ head: setupName[setup], cells: [LETTERS_OF[setup].join(' ')] })),
    ),
    steps(
      'S1 S2 S3 S4 S5 S6',
      `There are tiles of each letter with numbers 1 to ${NUMBERS.length}, each with 2 faces. A card gives the number of the second tile.`,
      'Everybody gets an open card. The highest lays the second tile, at either end of the start tile: face, rotation and joint are free.',
      'From the lowest card on, each places its UFO on the half of the start tile away from the second tile, at any elevation. No 2 are in the same cell at the same elevation.',
      'All begin at rest, without damage, with an empty battery.',
    ),
  ],
};

const planning: Section = {
  id: 'planning',
  title: 'Planning',
  blocks: [
    numbers(
      'P1',
      'Energy by damage',
      ['Damage', 'Chips'],
      Array.from({ length: MOST_DAMAGE + 1 }, (_, damage) => ({
        head: `${damage}`,
        cells: [`${energyFor(damage)}`],
      })),
    ),
    steps(
      'P2 P3 P4 P5',
      'Everybody gets energy, then heals 1 damage.',
      'All plan in secret. Every chip of this turn and of the battery goes on an end of an axis, into the battery, or on initiative plus or minus, not both. The battery has no limit. A plan can be changed until the last one is made.',
      'Plans are opened. New speed is added to old, opposite chips cancel, and all of it is unmoved.',
    ),
  ],
};

const moving: Section = {
  id: 'moving',
  title: 'Moving',
  blocks: [
    steps(
      'O1 O2 O3 O4 O5',
      'Whoever has the most initiative moves next. Minus counts below 0.',
      'Among equals, the one with more unmoved speed.',
      'Then the one farther behind, by steps to the exit of the last tile.',
      'Then by lot. The next one is found after each move.',
    ),
    says(
      'M1 M2',
      'A mover takes its directions in any order. All unmoved speed of a direction is flown at once, 1 cell or elevation for each chip. Every unmoved chip must be flown. Chips on both ends of an axis fly each on their own.',
    ),
    says(
      'M3 M4 M5',
      'Once in its own move, between directions, a mover may use 1 chip of its battery: to add 1 speed anywhere, which must then be flown, or to take away 1 unmoved chip. The move ends when nothing is unmoved and the battery is not used. A UFO at rest has its move too.',
    ),
  ],
};

const hits: Section = {
  id: 'hits',
  title: 'Hits',
  blocks: [
    steps(
      'H1 H2 H3 H6',
      `Bulkhead: the UFO stops and takes 1 damage. Nobody has more than ${MOST_DAMAGE}. Floors and ceilings count too.`,
      'It sheds half of its chips of that direction, rounded up, moved and unmoved together, unmoved first.',
      'The rest turn round. Unmoved ones must still be flown this turn.',
    ),
    says(
      'H4 H5',
      'Sandwich: with a bulkhead on both sides of the cell it takes 2 damage and loses all chips of the axis. Spikes of either side add 1 damage. Weak walls on both sides go.',
    ),
    steps(
      'U1 U2 U3 U4 U5 U6 U9',
      'UFO: the striker stops before it. The struck one takes 1 damage, the striker none.',
      'The striker hands over half of its chips of that direction, rounded up, unmoved first.',
      'The struck UFO flies those chips at once, also after a bounce. Its own unmoved chips wait, but count where its speed is halved. What it sheds comes first from the chips it got.',
      'It may strike a third one: such chains are played to their end. Then the striker goes on with what is left.',
      'UFOs hit each other up and down too; at different elevations they pass over each other.',
    ),
    says(
      'U7 U8',
      'Pinned: with a bulkhead directly behind the struck UFO it takes 2 damage, both lose all chips in that direction, and nothing is handed over. Spikes add 1, a weak wall goes.',
    ),
  ],
};

const laying: Section = {
  id: 'laying',
  title: 'New tiles',
  blocks: [
    says(
      'X1 X2 X3',
      'Whoever ends its own move on the last tile turns up a card and lays the tile of that number and the next letter. Where the tile is on the table already, or neither face fits, another card is turned. A UFO that was pushed there does so at the end of its own next move. Once all tiles lie, no card is turned.',
    ),
    says(
      'F1 F2',
      'Crossing a finish line takes a chip, like any step. It counts at once, also when pushed, and nothing that was under way is played to its end.',
    ),
  ],
};

const reset: Section = {
  id: 'reset',
  title: 'End of a turn',
  blocks: [
    says(
      'R1 R2 R3',
      'When all have moved, chips on initiative are discarded, streams give their speed, all speed becomes unmoved, and opposite chips cancel.',
    ),
  ],
};

const knowing: Section = {
  id: 'knowing',
  title: 'Who knows what',
  blocks: [
    says(
      'Z1',
      'You can take back your plan until everybody has planned. What the others planned stays. A flight and a laid tile cannot be taken back.',
    ),
    says('I1 I2 I3', 'Everything is open but plans that are not opened yet, and cards and lots to come.'),
    says(
      'C1 Q1 Q2',
      'For whoever is late, the clock lays and places at random, and plans and flies calmly toward the exit. Par is the fewest turns in which a UFO alone, without a hit and without its battery, crosses a finish line of a track. Between 2 openings of a face it is counted from rest in the one to leaving by the other.',
    ),
  ],
};

export const SECTIONS: readonly Section[] = [
  aim,
  track,
  setUp,
  planning,
  moving,
  hits,
  laying,
  reset,
  knowing,
];
