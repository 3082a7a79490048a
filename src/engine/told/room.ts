import type { Viewer } from '../../core/contract.ts';
import { seatsOf } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import type { Room, TableCard, TableLine, You } from '../../protocol/tells.ts';
import type { Chair, Standing } from '../log/standing.ts';
import type { Card } from '../store/store.ts';
import { resultOf } from './result.ts';

/** What everybody at the table may know about who is there: by allow-list, since a chair has a key and a part. */
export function roomOf(standing: Standing, here: readonly You[], now: number, keptFor: number | null): Room {
  const { stage, pausedBy, followedBy, closed, truth } = standing;
  const chairs = seatsOf(standing.chairs.length).map(seat => {
    const chair: Chair = standing.chairs[seat] ?? { by: 'nobody' };
    if (chair.by !== 'person') return chair;
    const { by, name, look, ready, commitment, part, standIn, host } = chair;
    return {
      by,
      name,
      look,
      ready,
      here: here.some(one => one.seat === seat),
      host,
      commitment,
      revealed: part !== null,
      standIn: standIn?.level ?? null,
    };
  });
  const host = here.find(one => one.host && one.seat !== null)?.seat ?? null;
  const watchers = here.filter(one => one.seat === null).length;
  return {
    ...{ stage, chairs, pausedBy, host, watchers, next: followedBy, ...dealOf(standing, now), keptFor },
    ...(closed ? { closed: truth ? 'started' : 'unstarted' } : {}),
  };
}

/** What is public of how the cards are, or were, dealt. */
function dealOf(standing: Standing, now: number): Pick<Room, 'commitment' | 'waited' | 'brokenOff'> {
  const { server, stage } = standing;
  const brokenOff = lastBrokenOff(standing);
  return {
    commitment: server.commitment,
    ...(stage === 'dealing' ? { waited: waitedOn(standing, now) } : {}),
    ...(brokenOff ? { brokenOff } : {}),
  };
}

/** Since the stage began. A log that was written by a clock ahead of this one must not keep a table where it is. */
export const waitedOn = ({ stageSince }: Standing, now: number): number => Math.abs(now - stageSince);

function lastBrokenOff({ brokenOff }: Standing): Room['brokenOff'] {
  const last = brokenOff.at(-1);
  if (!last) return undefined;
  const { by, seats } = last;
  return {
    times: brokenOff.length,
    by: by === null ? null : (seats[by]?.name ?? null),
    shown: seats.flatMap(seat => (seat && seat.part !== null ? [seat.name] : [])),
  };
}

export function cardOf({ created, server: { commitment } }: Standing): TableCard {
  const { id, game, options, seats, code, listed, watch, perMove, perGame, standIn } = created;
  return { id, game, options, seats, code, listed, watch, perMove, perGame, standIn, commitment };
}

export function lineOf(standing: Standing, created: number): TableLine {
  const { created: table, chairs, stage, closed } = standing;
  return {
    table: table.id,
    game: table.game,
    stage,
    ...(closed ? { closed } : {}),
    seats: table.seats,
    names: chairs.flatMap(chair => (chair.by === 'nobody' ? [] : [chair.name])),
    free: stage === 'gathering' ? chairs.filter(({ by }) => by === 'nobody').length : 0,
    watch: table.watch,
    perMove: table.perMove,
    perGame: table.perGame,
    created,
  };
}

/** What the store looks a table up by. A code leads there until the end, and can then be given again. */
export function storeCard(
  standing: Standing,
  created: number,
  origin: string,
  wakeAt = wakeAtFor(standing, created),
): Card {
  const { created: table, stage } = standing;
  const result = resultOf(standing, created);
  return {
    table: table.id,
    host: origin,
    code: stage === 'over' || stage === 'frozen' ? null : table.code,
    listed: table.listed && stage !== 'over' && stage !== 'frozen',
    wakeAt,
    created,
    shown: JSON.stringify(lineOf(standing, created)),
    result: result && JSON.stringify(result),
  };
}

/** At once, where something may happen without anybody's doing: then a restarted server must look after it. */
export function wakeAtFor({ stage, created: table, chairs }: Standing, created: number): number | null {
  if (stage !== 'playing') return null;
  const timed = table.perMove !== null || table.perGame !== null || table.standIn !== null;
  const played = chairs.some(chair => chair.by === 'bot' || (chair.by === 'person' && chair.standIn));
  return timed || played ? created : null;
}

/** When the game is over, nothing is hidden any more. */
export function mayLook({ created, stage, chairs }: Standing, { seat }: You, viewer: Viewer): boolean {
  if (stage === 'over') return viewer === 'spectator' || viewer in chairs;
  if (viewer === 'spectator') return seat !== null || created.watch === 'public';
  return viewer === seat;
}

/** As the page of a table knows them; a bot that stands in keeps the name of whom it stands in for. */
export const playersOf = ({ chairs }: Standing): readonly Player[] =>
  chairs.map((chair, seat): Player => {
    if (chair.by === 'nobody') throw new Error(`nobody sits on seat ${seat} of a running game`);
    const { name, look } = chair;
    if (chair.by === 'bot') return { name, look, by: 'bot', level: chair.level };
    return chair.standIn
      ? { name, look, by: 'bot', level: chair.standIn.level }
      : { name, look, by: 'person' };
  });
