import { list } from '../../core/words.ts';
import type { LacksPart } from '../../protocol/dealing.ts';
import type { BrokenOffDeals, ChatLine, HandOver, TableCard } from '../../protocol/tells.ts';
import type { You } from '../online/online.ts';
import type { Missing } from '../pages/online/gathering.ts';
import { span } from './span.ts';

/* The waiting room */
/** On the tab of the browser. */
export const tabTitle = (game: string, yours: boolean) =>
  `${game} · ${yours ? 'waits for you' : 'gathering'}`;
export const SEATS = 'The seats';
export const FREE = 'Free';
export const SIT_HERE = 'Sit here';
export const sitOn = (seat: number) => `${SIT_HERE}: seat ${seat + 1}`;
export const playedBy = (seat: number) => `Seat ${seat + 1}: played by`;
export const ADD_BOT = 'Add a bot';
export const botOn = (seat: number) => `${ADD_BOT}: seat ${seat + 1}`;
/** From 2 on. */
export const fillWithBots = (free: number) => `Fill ${free} seats with bots`;
export const remove = (name: string) => `Remove ${name}`;
export const STAND = 'Leave my seat';
export const YOU = 'you';
export const HOST = 'host';
export const READY = 'ready';
export const NOT_READY = 'not ready yet';
export const AWAY = 'away';
export const READY_AWAY = 'ready, but away';
/** Windows, not people: nobody knows who is behind one that holds no seat. Beside the one that shows it. */
export const standingBy = (count: number) =>
  count === 1
    ? '1 other window is open here without a seat.'
    : `${count} other windows are open here without a seat.`;
export const YOUR_NAME = 'Your name';
export const YOUR_LOOK = 'Your color and shape';
export const LOOK_TAKEN = 'taken';
export const sitDownAs = (name: string) => `Sit down as ${name}`;
export const I_AM_READY = 'I am ready';
export const NOT_READY_AFTER_ALL = 'Not ready after all';
export const START = 'Start the game';
export const REMOVED = 'You do not sit here any more.';
export const REMOVED_SAYS = 'You left in another window, or the host freed the seat. You can sit down again.';
export const NOT_KEPT = 'This browser keeps nothing.';
export const NOT_KEPT_SAYS =
  'Your seat is lost when this page closes, unless you carry it to another device before.';
export const CARRIED_IN_VAIN = 'This link holds no seat at this table.';
export const CARRIED_IN_VAIN_SAYS =
  'Perhaps the seat was given up since, or a letter is wrong. On the other device, show the link once more.';

/** What a table still needs, for whoever reads it. */
export function missing(what: Missing, { seat, host }: You): string {
  switch (what.type) {
    case 'people-to-sit':
      return `${freeSeats(what.free)} ${host ? 'Send the link, or add bots.' : 'The table waits for people.'}`;
    case 'somebody':
      return 'At least one person must sit down.';
    case 'ready':
      if (what.names.length === 0) return 'Everybody else is ready.';
      return `Waiting for ${list(what.you ? ['you', ...what.names] : what.names)} to get ready.`;
    case 'start':
      return host
        ? 'Everybody is ready.'
        : `Everybody is ready. ${seat === null ? 'The game' : 'Your host'} starts soon.`;
  }
}

const freeSeats = (free: number): string => (free === 1 ? '1 seat is free.' : `${free} seats are free.`);

/* Dealing */
export const SHUFFLING = 'Shuffling together. Every device adds its part.';
export const waitingForParts = (names: readonly string[]) =>
  names.length === 1 ? `Waiting for ${names[0]}’s device.` : `Waiting for the devices of ${list(names)}.`;
export const PART_ELSEWHERE = 'Your part is on another device, or lost.';
export const IN_A_MINUTE = 'If this takes a minute, anyone here can go back.';
export const LACKS: Readonly<Record<LacksPart, string>> = {
  'no-part-yet': 'Nothing can be dealt without any part.',
  'host-part-missing': 'Nothing can be dealt without the host’s part.',
};
export const DEAL_WITHOUT_SAYS = 'If you deal, the record says whose part is missing.';
export const dealWithout = (names: readonly string[]) =>
  names.length === 1 ? `Deal without ${names[0]}’s part` : `Deal without the parts of ${list(names)}`;
export const BREAK_OFF = 'Back to the waiting room';
export const BREAK_OFF_SAYS = 'If you go back, everyone shuffles again and sees it was you.';
/** Beside a name, while parts are collected. */
export const ADDED = 'added a part';
export const NOT_ADDED = 'no answer yet';

/* A deal that was not made */
export const brokenOff = ({ by }: BrokenOffDeals) =>
  by === null ? 'The host broke the deal off.' : `${by} broke the deal off.`;
export function brokenOffSays({ times, shown }: BrokenOffDeals): string {
  const had =
    shown.length === 0
      ? 'No part had been added.'
      : `${list(shown)} had added ${shown.length === 1 ? 'a part' : 'their parts'}.`;
  const often = times === 1 ? '' : ` That was the ${ordinal(times)} time at this table.`;
  return `${had} Everyone shuffles again with new parts.${often}`;
}
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (number: number): string => `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`;

/* How others find it */
export const INVITE = 'Invite people';
export function inviteSays(free: number, watch: TableCard['watch']): string {
  if (free > 0) return 'Anyone with the link or the code can sit down. No account needed.';
  return `All seats are taken. ${
    watch === 'public'
      ? 'Whoever has the link or the code can watch.'
      : 'Whoever has the link or the code sees the game when it is over.'
  }`;
}
export const CODE = 'Code:';
/** As one reads it out; whoever joins may write it in any way. */
export const spelled = (code: string) => (code.match(/.{1,3}/g) ?? []).join('-').toUpperCase();
export const QR = 'The link as a square code for a camera';
export const invitationTo = (game: string) => `${game} at Area Five`;

/* What holds for a table */
export const terms = (card: TableCard): string =>
  `${[
    card.listed ? 'Listed as an open table' : 'By link only',
    card.watch === 'public' ? 'watchers see what is public' : 'watchers see it when it is over',
    ...(card.perMove === null ? [] : [`${span(card.perMove)} per move`]),
    ...(card.perGame === null ? [] : [`${span(card.perGame)} each for the game`]),
    ...(card.standIn === null ? [] : [`a bot stands in after ${span(card.standIn)} away`]),
  ].join(', ')}.`;

export const FAIR = 'The deal can be checked';
export const FAIR_SAYS =
  'The server fixes its part of the shuffle before you make yours. Every device adds a part of its own when the game starts, so nobody chooses the deal. A deal that is broken off, or made without somebody’s part, is on record. When the game is over, all parts are shown, and anyone can compute the deal again.';
export const COMMITMENT = 'What the server promised';

/* Chat */
export const CHAT = 'Chat';
export const EARLIER = 'Show earlier messages';
export const NOTHING_SAID = 'Nothing is said yet.';
export const ONLY_PLAYERS_WRITE = 'Only those who sit here can write.';
export const CHAT_CLOSED = 'The game keeps the table quiet now. The chat opens again by itself.';
export const YOUR_WORDS = 'Say something';
export const SAY = 'Say';
export const saidBy = (name: string) => `${name}:`;
/** What happened beside the game. */
export function remark(line: Exclude<ChatLine, { type: 'said' }>): string {
  const { name } = line;
  switch (line.type) {
    case 'ran-out':
      return `${name} ran out of time. The clock moved.`;
    case 'handed-over':
      return HANDED_OVER[line.why](name);
    case 'handed-back':
      return `${name} plays again.`;
    case 'paused':
      return `${name} paused the table.`;
    case 'resumed':
      return `${name} let the table go on.`;
    case 'broken-off':
      return `${name} broke the deal off.`;
    case 'left-out':
      return `Dealt without ${name}’s part.`;
  }
}
const HANDED_OVER: Readonly<Record<HandOver, (name: string) => string>> = {
  asked: name => `${name} lets a bot play.`,
  host: name => `The host lets a bot play for ${name}.`,
  away: name => `${name} is away. A bot stands in.`,
};

/** Under what holds for a table that has not started. */
export const keptFor = (seconds: number) => `Removed after ${span(seconds)} without any change.`;

/* A table that is not there */
export const CLOSED_TABLE = 'This table is closed';
export const CLOSED_TABLE_SAYS = 'The people who run this server have closed it. You can open a new one.';
export const NO_TABLE = 'The table cannot be opened';
export const JOIN_BY_CODE = 'Join with a code';

/* The connection */
export const OFFLINE = 'No connection.';
export const OFFLINE_SAYS = 'Nothing you do is sent. The page comes back by itself.';
export const TRY_NOW = 'Try now';
export const CLOSED = 'This page has left the table.';
export const LOAD_AGAIN = 'Load again';
export const COMPLAINT = 'The server says:';
