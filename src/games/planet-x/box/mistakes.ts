import { at } from '../../../core/contract.ts';
import { lastActsIn, markedIn, withBox } from '../../../deduction/box.ts';
import { changed, withOwn } from '../steps.ts';
import type { Act } from '../types.ts';
import { isLast } from './legal.ts';
import { placeAmongOwn, type Stepped } from './steps.ts';
import { retraced, unturned } from './track.ts';
import type { Entry, Placed, State } from './types.ts';

/** Time, order and limits are given back; that it was asked, and what was learned, stays. [C14] */
export function mistaken(state: State, number: number): Stepped {
  const act = at(state.public.acts, number);
  const counted = withBox(state, { mistakes: [...state.box.mistakes, number] });
  const next = givenBack(counted, act);
  return {
    state: unturned(retraced(next)),
    events: markedIn(state, next),
  };
}

/** Of what is no act. That the device said it stays in `entries`; the board is as if it had not. [C14] */
export function entryMistaken(state: State, number: number): Stepped {
  const entry = at(state.box.entries, number);
  const next = undone(
    marked(state, one => one === entry),
    entry,
  );
  return { state: unturned(retraced(next)), events: markedIn(state, next) };
}

const marked = (state: State, isIt: (entry: Entry) => boolean): State =>
  withBox(state, {
    entries: state.box.entries.map(entry => (isIt(entry) ? { ...entry, isMistake: true } : entry)),
  });

function givenBack(state: State, { seat, type, ...act }: Act): State {
  const { targets, finder } = state.public;
  if (type === 'target') return changed(state, { targets: targets.with(seat, at(targets, seat) + 1) });
  return 'found' in act && act.found && seat === finder ? notFound(state) : state;
}

/** Last acts never were. [E1] */
function notFound(state: State): State {
  const { acts, theories } = state.public;
  const last = theories.filter(({ phase }) => isLast(state.public, phase));
  const passes = marked(last.reduce(withoutTheory, state), ({ type }) => type === 'pass');
  const tries = lastActsIn(state).map(act => acts.indexOf(act));
  return changed(withBox(passes, { mistakes: [...passes.box.mistakes, ...tries] }), {
    finder: null,
    stage: 'act',
  });
}

function undone(state: State, entry: Entry): State {
  const { theories } = state.public;
  switch (entry.type) {
    case 'know': {
      const { seat } = entry;
      const { seasons, levels } = state.box;
      const unchosen = { seasons: seasons.with(seat, null), levels: levels.with(seat, null) };
      return changed(withBox(withOwn(state, seat, { level: null, facts: [] }), unchosen), { stage: 'know' });
    }
    case 'place':
      return withoutTheory(state, entry);
    case 'review':
      return changed(state, {
        theories: theories.map(theory =>
          isAt(entry, theory) ? { ...theory, body: null, fate: 'in-review' } : theory,
        ),
      });
    case 'turn':
    case 'pass':
      return state;
  }
}

/** Off the board, with its verdict; its owner has the token again. */
function withoutTheory(state: State, placed: Placed): State {
  const { theories, tokens } = state.public;
  const { seat } = placed;
  const number = theories.findIndex(theory => isAt(placed, theory));
  const { bodies } = at(state.own, seat);
  const left = bodies.toSpliced(placeAmongOwn(state.public, number), 1);
  const without = changed(withOwn(state, seat, { bodies: left }), {
    theories: theories.toSpliced(number, 1),
    tokens: tokens.with(seat, at(tokens, seat) + 1),
  });
  return marked(without, entry => (entry.type === 'place' || entry.type === 'review') && isAt(placed, entry));
}

/** Nobody places two in one phase about one sector. */
const isAt = (one: Placed, other: Placed): boolean =>
  one.seat === other.seat && one.sector === other.sector && one.phase === other.phase;
