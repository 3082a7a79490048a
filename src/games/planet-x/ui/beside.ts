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
import { boardOf, movedOn, sectorAt, TARGETS } from '../board.ts';
import { text as gameText } from '../text.ts';
import type { Act, End, Event, Mode, PlanetX, Public, Reviewed, Theory } from '../types.ts';
import * as text from './beside-text.ts';

/** What of a table stands on its printed board, by public events alone. */
export type Printed = Pick<Public, 'mode' | 'time' | 'order' | 'arrow' | 'targets' | 'finder'> & {
  readonly theories: readonly Pick<Theory, 'seat' | 'sector' | 'fate' | 'body'>[];
  readonly arrowTo: number;
  /** Who has not laid down theories of a phase that has begun. */
  readonly waitsFor: number;
};

/** Before anything is laid out. */
export const NOTHING: Printed = {
  mode: 'standard',
  time: [],
  order: [],
  arrow: 0,
  arrowTo: 0,
  targets: [],
  theories: [],
  waitsFor: 0,
  finder: null,
};

export const beside: BesidePage<PlanetX> = {
  lines: (story, name, you) =>
    linesByStep(story, NOTHING, (printed, step) => afterStep(printed, step, { name, you })),
  inTurns: ({ public: { stage } }) => stage === 'act' || stage === 'last-acts',
};

export const afterStep = (printed: Printed, step: readonly Event[], names: Names): Laid<Printed> =>
  layStep(
    printed,
    step,
    (now, event) => after(now, event, names),
    now =>
      now.waitsFor === 0 && now.finder === null ? arrowAt(now, now.arrowTo, text.arrowText) : quietly(now),
  );

function after(printed: Printed, event: Event, names: Names): Laid<Printed> {
  switch (event.type) {
    case 'opened':
      return opened(event.mode, event.order, names);
    case 'acted':
      return acted(printed, event.act, names);
    case 'conference': {
      const mark = at(boardOf(printed.mode).conferenceMarks, event.number - 1);
      const there = arrowAt(printed, mark, to => text.conferenceAt(to, event.number));
      return together(there, { printed: there.printed, lines: [said(tell(event, names))] });
    }
    case 'theories-asked':
      return arrowAt({ ...printed, waitsFor: printed.order.length }, markOf(printed.mode, event.phase), to =>
        text.phaseText(to, event.phase),
      );
    case 'submitted':
      return submitted(printed, event, names);
    case 'reviewed':
      return shown(printed, event.theories, names);
    case 'paid':
      return moved(printed, event.seat, event.time, names);
    case 'found':
      return { printed: { ...printed, finder: event.seat }, lines: [said(tell(event, names), event.seat)] };
    case 'ended':
      return together(
        { printed, lines: [said(tell(event, names))] },
        shown(printed, hidden(printed, event), names),
      );
    case 'chose':
    case 'sealed':
    case 'decided':
    case 'knew':
    case 'facts-came':
    case 'answered':
      return quietly(printed);
  }
}

const tell = createTell<Event>(gameText);

/** [S2] [S3] */
function opened(mode: Mode, order: readonly Seat[], names: Names): Laid<Printed> {
  return {
    printed: { ...NOTHING, mode, order, time: order.map(() => 0), targets: order.map(() => TARGETS) },
    lines: [
      todo(text.layOut(boardOf(mode).sectors)),
      ...order.map((seat, place) => todo(text.startsText(seat, order.slice(0, place), names), seat)),
      ...order.map(seat => todo(text.suppliesText(seat, names), seat)),
    ],
  };
}

/** A last act moves nobody. [T2] [E2] */
function acted(printed: Printed, act: Act, names: Names): Laid<Printed> {
  const { seat, cost, type } = act;
  const isTarget = type === 'target';
  const did = seat === names.you ? [] : [said(tell({ type: 'acted', act }, names), seat)];
  const lines = isTarget ? [...did, todo(text.targetText(seat, names), seat)] : did;
  const targets = isTarget ? printed.targets.with(seat, at(printed.targets, seat) - 1) : printed.targets;
  const before = { printed: { ...printed, targets }, lines };
  if (cost === 0) return before;
  const there = together(before, moved(before.printed, seat, cost, names));
  const { time, order } = there.printed;
  return { ...there, printed: { ...there.printed, arrowTo: at(time, at(order, 0)) } };
}

function moved(printed: Printed, seat: Seat, by: number, names: Names): Laid<Printed> {
  const next = { ...printed, ...movedOn(printed, seat, by) };
  const to = sectorAt(at(next.time, seat), boardOf(next.mode));
  const there = alreadyThere(next, seat);
  return { printed: next, lines: [todo(text.pawnText(seat, { by, to, there }, names), seat)] };
}

/** [T4] */
function markOf(mode: Mode, phase: number): number {
  const { theoryMarks, sectors } = boardOf(mode);
  const lap = Math.floor((phase - 1) / theoryMarks.length);
  return lap * sectors + at(theoryMarks, (phase - 1) % theoryMarks.length);
}

function arrowAt(printed: Printed, arrow: number, says: (sector: number) => string): Laid<Printed> {
  if (arrow === printed.arrow) return quietly(printed);
  return {
    printed: { ...printed, arrow },
    lines: [todo(says(sectorAt(arrow, boardOf(printed.mode))))],
  };
}

/** When all have laid theirs down, every theory goes one step on; not at the end of the game. [H4] [E2] */
function submitted(
  printed: Printed,
  event: Extract<Event, { type: 'submitted' }>,
  names: Names,
): Laid<Printed> {
  const { seat, sectors } = event;
  const laid = sectors.map(sector => ({ seat, sector, fate: 'in-review', body: null }) as const);
  const theories = [...printed.theories, ...laid];
  const did = seat === names.you ? [] : [said(tell(event, names), seat)];
  const isLast = printed.waitsFor === 1 && theories.some(({ fate }) => fate === 'in-review');
  return {
    printed: { ...printed, theories, waitsFor: Math.max(0, printed.waitsFor - 1) },
    lines: [
      ...did,
      ...sectors.map(sector => todo(text.theoryText(seat, sector, names), seat)),
      ...(isLast ? [todo(text.INWARD)] : []),
    ],
  };
}

/** Of several of one seat about one sector, the oldest comes first. [H5] [H6] */
function shown(printed: Printed, reviewed: readonly Reviewed[], names: Names): Laid<Printed> {
  const theories = [...printed.theories];
  for (const { seat, sector, body, right } of reviewed) {
    const index = theories.findIndex(
      one => one.fate === 'in-review' && one.seat === seat && one.sector === sector,
    );
    theories[index] = { seat, sector, body, fate: right ? 'right' : 'wrong' };
  }
  return {
    printed: { ...printed, theories },
    lines: reviewed.map(one => todo(text.reviewText(one, names), one.seat)),
  };
}

/** What still lies face down when all is shown. [E3] */
function hidden({ theories }: Printed, { own, puzzle }: End): readonly Reviewed[] {
  const numbers = numbersByOwner(theories);
  return theories.flatMap(({ seat, sector, fate }, place) => {
    const body = at(at(own, seat).bodies, at(numbers, place));
    return fate === 'in-review' ? [{ seat, sector, body, right: puzzle.sky[sector - 1] === body }] : [];
  });
}
