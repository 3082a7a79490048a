import { at, type Seat } from '../../../core/contract.ts';
import {
  alreadyThere,
  createTell,
  type Laid,
  layStep,
  linesByStep,
  numbersByOwner,
  quietly,
  said,
  todo,
  together,
} from '../../../deduction/ui/beside.ts';
import type { Names } from '../../../deduction/ui/beside-text.ts';
import type { BesidePage } from '../../../ui/game-page.ts';
import { boardOf, linesBefore } from '../board.ts';
import { movedOn } from '../legal.ts';
import { text as gameText } from '../text.ts';
import type { Act, End, Event, Photo, Public, Uaps, Verified } from '../types.ts';
import * as text from './beside-text.ts';

/** What of a table stands on its printed board, by public events alone. */
export type Printed = Pick<Public, 'mode' | 'time' | 'order' | 'quadrants' | 'turns' | 'lines'> & {
  readonly photos: readonly Photo[];
  /** A token that goes on when what comes before it is done: a turn by Hadron, those who follow. [M15] [M16] */
  readonly going: { readonly seat: Seat; readonly by: number } | null;
  readonly asksToFollow: boolean;
};

/** Before anything is laid out. */
export const NOTHING: Printed = {
  mode: 'basic',
  time: [],
  order: [],
  quadrants: [],
  turns: 0,
  lines: 0,
  photos: [],
  going: null,
  asksToFollow: false,
};

export const beside: BesidePage<Uaps> = {
  lines: (story, name, you) =>
    linesByStep(story, NOTHING, (printed, step) => afterStep(printed, step, { name, you })),
  inTurns: ({ public: { stage } }) => stage === 'place' || stage === 'act' || stage === 'last-acts',
};

export const afterStep = (printed: Printed, step: readonly Event[], names: Names): Laid<Printed> =>
  layStep(
    printed,
    step,
    (now, event) => after(now, event, names),
    now => (now.asksToFollow ? quietly(now) : gone(now, names)),
  );

function after(printed: Printed, event: Event, names: Names): Laid<Printed> {
  switch (event.type) {
    case 'opened':
      return opened(event, names);
    case 'placed':
      return walked(printed, event.seat, event.quadrant, text.placedText, names);
    case 'acted':
      return acted(printed, event.act, names);
    case 'follow-asked':
      return quietly({ ...printed, asksToFollow: true });
    case 'followed':
      return event.seats.reduce<Laid<Printed>>(
        (laid, seat) => together(laid, walked(laid.printed, seat, event.to, text.walkedText, names)),
        quietly({ ...printed, asksToFollow: false }),
      );
    case 'turned':
      return turned(printed, event.by, names);
    case 'verified':
      return shown(printed, event.photos, names);
    case 'listed':
      return { printed, lines: [said(tell(event, names))] };
    case 'paid':
      return moved(printed, event.seat, event.time, names);
    case 'found': {
      const there = gone(printed, names);
      return { ...there, lines: [...there.lines, said(tell(event, names), event.seat)] };
    }
    case 'ended':
      return together(
        { printed, lines: [said(tell(event, names))] },
        shown(printed, hidden(printed, event), names),
      );
    case 'chose':
    case 'decided':
    case 'knew':
    case 'facts-came':
    case 'answered':
    case 'report':
    case 'answered-follow':
    case 'wished':
      return quietly(printed);
  }
}

const tell = createTell<Event>(gameText);

/** [S3] */
function opened(event: Extract<Event, { type: 'opened' }>, names: Names): Laid<Printed> {
  const { mode, luna, modifiers, order } = event;
  return {
    printed: { ...NOTHING, mode, order, time: order.map(() => 0), quadrants: order.map(() => null) },
    lines: [
      todo(text.layOut(boardOf(mode))),
      todo(text.lunaText(luna)),
      ...modifiers.map((modifier, index) => todo(text.modifierText(index + 1, modifier, mode))),
      ...order.map((seat, place) => todo(text.startsText(seat, order.slice(0, place), names), seat)),
      ...order.map(seat => todo(text.suppliesText(seat, names), seat)),
    ],
  };
}

/** The token goes on later. A last act, and a move for nothing, move no token. */
function acted(printed: Printed, act: Act, names: Names): Laid<Printed> {
  const { seat, cost } = act;
  const did = seat === names.you ? [] : [said(tell({ type: 'acted', act }, names), seat)];
  const going = cost === 0 ? null : { seat, by: cost };
  const doing = { printed: { ...printed, going }, lines: did };
  if (act.type === 'move')
    return together(doing, walked(doing.printed, seat, act.to, text.walkedText, names));
  if (act.type !== 'photo') return doing;
  const taken = act.sectors.map((sector): Photo => ({ seat, sector, fate: 'face-down', subject: null }));
  return together(doing, {
    printed: { ...doing.printed, photos: [...printed.photos, ...taken] },
    lines: act.sectors.map(sector => todo(text.photoText(seat, sector, names), seat)),
  });
}

function walked(
  printed: Printed,
  seat: Seat,
  to: number,
  says: typeof text.walkedText,
  names: Names,
): Laid<Printed> {
  return {
    printed: { ...printed, quadrants: printed.quadrants.with(seat, to) },
    lines: [todo(says(seat, to, printed.mode, names), seat)],
  };
}

function gone(printed: Printed, names: Names): Laid<Printed> {
  const { going } = printed;
  return going ? moved({ ...printed, going: null }, going.seat, going.by, names) : quietly(printed);
}

function moved(printed: Printed, seat: Seat, by: number, names: Names): Laid<Printed> {
  const next = { ...printed, ...movedOn(printed, seat, by) };
  const where = { by, time: at(next.time, seat), there: alreadyThere(next, seat) };
  return { printed: next, lines: [todo(text.tokenText(seat, where, names), seat)] };
}

/** Penalties after Hadron may bring the last token over a line before the one that acts goes on. [T3] [T4] [M15] */
function turned(printed: Printed, by: Seat | null, names: Names): Laid<Printed> {
  const isDue = linesBefore(at(printed.time, at(printed.order, 0))) > printed.lines;
  const before = by === null && !isDue ? gone(printed, names) : quietly(printed);
  const { turns, lines } = before.printed;
  return together(before, {
    printed: { ...before.printed, turns: turns + 1, lines: by === null ? lines + 1 : lines },
    lines: [todo(by === null ? text.TURN : text.TURN_BY_HADRON)],
  });
}

/** All that are face down are verified together, in their order. [T3] */
function shown(printed: Printed, verified: readonly Verified[], names: Names): Laid<Printed> {
  const left = [...verified];
  const photos = printed.photos.map((photo): Photo => {
    const one = photo.fate === 'face-down' ? left.shift() : undefined;
    return one ? { ...photo, subject: one.subject, fate: one.right ? 'right' : 'wrong' } : photo;
  });
  return {
    printed: { ...printed, photos },
    lines: verified.map(one => todo(text.verifiedText(one, names), one.seat)),
  };
}

/** What still lies face down when all is shown. [E3] */
function hidden({ photos }: Printed, { own, puzzle }: End): readonly Verified[] {
  const numbers = numbersByOwner(photos);
  return photos.flatMap(({ seat, sector, fate }, place) => {
    const subject = at(at(own, seat).subjects, at(numbers, place));
    return fate === 'face-down' ? [{ seat, sector, subject, right: puzzle.sky[sector - 1] === subject }] : [];
  });
}
