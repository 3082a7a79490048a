import type { Seat, Viewer } from '../../core/contract.ts';

/**
 * What one screen shows. `own`: there is one person, who needs no curtain. `decide`: it was handed over because a
 * private decision waits. `answer`: the own page tells what the open table does not. `look`: somebody wanted to see the
 * own page, or reads there. `after`: the game is over and all is open.
 */
export type Screen =
  | { readonly at: 'open' }
  | { readonly at: 'page'; readonly seat: Seat; readonly why: 'own' | 'decide' | 'look' | 'after' }
  | { readonly at: 'curtain'; readonly seat: Seat; readonly why: Handed };

export type Handed = 'decide' | 'answer' | 'look';

/** What everybody around the table may know about whom it waits for. */
export interface Moment {
  readonly here: readonly Seat[];
  readonly toAct: readonly Seat[];
  readonly needsPaper: boolean;
  /** Whose own pages tell something that they have not read. */
  readonly answers: readonly Seat[];
  readonly over: boolean;
}

export function firstScreen(here: readonly Seat[]): Screen {
  const [only, ...others] = here;
  return only !== undefined && others.length === 0 ? { at: 'page', seat: only, why: 'own' } : { at: 'open' };
}

/** While the screen changes hands, it looks through nobody. */
export function viewerOf(screen: Screen): Viewer | null {
  switch (screen.at) {
    case 'open':
      return 'spectator';
    case 'page':
      return screen.seat;
    case 'curtain':
      return null;
  }
}

/**
 * `last` had the screen before: the next one is looked for from there on, round the table. `isTold`: this page just got
 * something to read.
 */
export function screenAfter(screen: Screen, moment: Moment, last: Seat | null, isTold = false): Screen {
  const next = nextToDecide(moment, last);
  if (screen.at === 'open') {
    const reads = moment.over ? undefined : nextAfter(moment.answers, last);
    if (reads !== undefined) return { at: 'curtain', seat: reads, why: 'answer' };
    return next === undefined ? screen : { at: 'curtain', seat: next, why: 'decide' };
  }
  if (screen.at === 'curtain') return screen;
  const mustDecide = next !== undefined && moment.toAct.includes(screen.seat);
  switch (screen.why) {
    case 'own':
    case 'after':
      return screen;
    case 'decide':
      if (mustDecide) return screen;
      return isTold && !moment.over ? { ...screen, why: 'look' } : { at: 'open' };
    case 'look':
      return mustDecide ? { ...screen, why: 'decide' } : screen;
  }
}

/**
 * Who gets the screen when this page is closed. Nobody where its owner has to act, where only others do who are not
 * here, or where several go on together around the open table.
 */
export function nextHolder(seat: Seat, moment: Moment): Seat | undefined {
  if (moment.over || moment.toAct.includes(seat)) return undefined;
  const then = screenAfter({ at: 'open' }, moment, seat);
  if (then.at === 'curtain') return then.seat;
  const [next, ...others] = moment.here.filter(one => moment.toAct.includes(one));
  return others.length === 0 ? next : undefined;
}

/** Nobody looks at the page, or looks away: what is private is covered where several share the screen. */
export function covered(screen: Screen): Screen {
  if (screen.at !== 'page' || screen.why === 'own' || screen.why === 'after') return screen;
  return { at: 'curtain', seat: screen.seat, why: screen.why };
}

/** Who acts through this screen. A seat that has decided may still change its mind, so it counts too. */
export function actorsOf(screen: Screen, here: readonly Seat[]): readonly Seat[] {
  switch (screen.at) {
    case 'open':
      return here;
    case 'page':
      return screen.why === 'after' ? [] : [screen.seat];
    case 'curtain':
      return [];
  }
}

/** The person whose private decision this screen waits for. */
function nextToDecide({ here, toAct, needsPaper, over }: Moment, last: Seat | null): Seat | undefined {
  if (here.length < 2 || over || !needsPaper) return undefined;
  return nextAfter(
    here.filter(seat => toAct.includes(seat)),
    last,
  );
}

const nextAfter = (waiting: readonly Seat[], last: Seat | null): Seat | undefined =>
  waiting.find(seat => last !== null && seat > last) ?? waiting[0];
