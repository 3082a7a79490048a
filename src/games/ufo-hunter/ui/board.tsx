import { createMemo } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { cardOf, distance, rangeOf, wayTo, within } from '../board.ts';
import type { Action, Pending, Region, TravelAction, UfoHunter } from '../types.ts';
import { lastRound } from './beats.ts';
import { ASKED_HERE, knownSays, LOOKED_AGAIN } from './board-text.ts';
import { actorOf, againOf, deskOf } from './desk.ts';
import { LOOK_HERE } from './dock-text.ts';
import { RegionMap } from './map.tsx';
import type { MapHunter, MapRumor, Trail, Way } from './map-types.ts';
import { typeLetter, typeWord } from './names-text.ts';
import { offerOf } from './offers.ts';
import { numbersOf } from './pins.ts';
import { SeatRow } from './seat-row.tsx';
import './board.css';

export const Board = (props: PartProps<UfoHunter>) => (
  <div class="uh-board">
    <SeatRow table={props.table} />
    <div class="uh-world">
      <World table={props.table} />
    </div>
  </div>
);

const World = (props: PartProps<UfoHunter>) => {
  const known = () => props.table.view.public;
  const desk = deskOf(props.table);
  const actor = createMemo(() => actorOf(props.table));
  const numbers = createMemo(() => numbersOf(props.table.story));
  const isMine = (seat: Seat) => seat === (props.table.seat ?? actor());
  const who = (seat: Seat) => ({
    seat,
    look: props.table.player(seat).look,
    name: props.table.name(seat),
    mine: isMine(seat),
  });
  const hunters = createMemo((): readonly MapHunter[] =>
    seatsOf(known().seats).map(seat => ({ ...who(seat), region: at(known().players, seat).region })),
  );
  const rumors = createMemo((): readonly MapRumor[] =>
    known().rumors.map(({ region, looked, stake, holders }) => ({
      number: numbers().get(region) ?? region,
      region,
      stakes: holders.map(seat => ({ ...who(seat), amount: stake })),
      looked: looked.map(who),
      known: knownOf(props.table, region),
    })),
  );
  const open = createMemo((): ReadonlyMap<Region, string> | undefined => {
    const { pending } = known();
    if (pending?.type === 'look' && pending.seat === actor())
      return new Map(pending.among.map(region => [region, LOOK_HERE]));
    return undefined;
  });
  const beat = createMemo(() => {
    const { step } = againOf(props.table).draft();
    return step === null ? undefined : lastRound(props.table.story)?.beats[step];
  });
  const trails = createMemo((): readonly Trail[] => {
    const trail = beat()?.trail ?? newestTrail(props.table);
    return trail ? [{ ...who(trail.seat), path: wayTo(trail.from, trail.to) }] : [];
  });
  const lit = createMemo((): ReadonlyMap<Region, string> => {
    const asked = askedOf(known().pending);
    const again = beat();
    if (again) return new Map(again.regions.map(region => [region, LOOKED_AGAIN]));
    return new Map(asked === null ? [] : [[asked, ASKED_HERE]]);
  });
  const choose = (region: Region) => {
    desk.change({ ...desk.draft(), region: desk.draft().region === region ? null : region });
  };
  return (
    <RegionMap
      hunters={hunters()}
      rumors={rumors()}
      ways={waysOf(props.table, actor(), desk.draft().action)}
      open={open()}
      lit={lit()}
      chosen={desk.draft().region}
      trails={trails()}
      onPress={choose}
    />
  );
};

/** The region that the table waits for a decision about. */
const askedOf = (pending: Pending | null): Region | null =>
  pending !== null && 'region' in pending ? pending.region : null;

/** What only whoever looks through this screen knows. */
function knownOf({ view }: Seen<UfoHunter>, region: Region): MapRumor['known'] {
  const seen = view.own?.seen.find(one => one.region === region);
  if (!seen) return null;
  const { title, type } = cardOf(seen.card);
  return { tag: typeLetter[type], says: knownSays(title, typeWord[type]) };
}

/** Where one may go now, or could with the card that one is about to choose. */
function waysOf(
  { view: { public: known } }: Seen<UfoHunter>,
  actor: Seat | null,
  action: Action | null,
): ReadonlyMap<Region, Way> | null {
  if (actor === null) return null;
  const { pending, stage } = known;
  const player = at(known.players, actor);
  if (pending?.type === 'travel' && pending.seat === actor) return reachOf(player.region, pending.range, 0);
  if (stage === 'choose' && isTravel(action))
    return reachOf(player.region, rangeOf(action, player), offerOf(action, player, known).cost);
  return null;
}

const isTravel = (action: Action | null): action is TravelAction => action === 'train' || action === 'air';

const reachOf = (from: Region, range: number, cost: number): ReadonlyMap<Region, Way> =>
  new Map(within(from, range).map(to => [to, { steps: distance(from, to), path: wayTo(from, to), cost }]));

/** Where a hunter has just gone. */
function newestTrail({ fresh }: Seen<UfoHunter>) {
  const event = fresh.find(one => one.type === 'traveled');
  return event?.type === 'traveled' ? event : undefined;
}
