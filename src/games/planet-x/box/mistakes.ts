import { at } from '../../../core/contract.ts';
import { changed, withOwn } from '../steps.ts';
import type { Act } from '../types.ts';
import { withLastAct } from './end.ts';
import { isLast } from './legal.ts';
import { placeAmongOwn, type Said, type Stepped, toAll, withBox } from './steps.ts';
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

const markedIn = (before: State, { public: { acts }, box }: State): readonly Said[] => [
  ...box.mistakes
    .slice(before.box.mistakes.length)
    .map(number => toAll({ type: 'mistaken', number, act: at(acts, number) })),
  ...box.entries.flatMap((entry, number) =>
    entry.isMistake && !before.box.entries[number]?.isMistake
      ? [toAll({ type: 'entry-mistaken', number, entry })]
      : [],
  ),
];

const marked = (state: State, isIt: (entry: Entry) => boolean): State =>
  withBox(state, {
    entries: state.box.entries.map(entry => (isIt(entry) ? { ...entry, isMistake: true } : entry)),
  });

function givenBack(state: State, { seat, type, cost, ...act }: Act): State {
  const { targets, finder, alsoFound, stage } = state.public;
  if (type === 'target') return changed(state, { targets: targets.with(seat, at(targets, seat) + 1) });
  if (type !== 'locate' || stage !== 'last-acts') return state;
  const found = 'found' in act && act.found;
  if (found && seat === finder) return notFound(state);
  if (cost > 0) return state;
  return withLastAct(changed(state, { alsoFound: alsoFound.filter(other => other !== seat) }), seat);
}

/** Last acts never were. [E1] */
function notFound(state: State): State {
  const last = state.public.theories.filter(({ phase }) => isLast(state.public, phase));
  const without = last.reduce(withoutTheory, state);
  const passes = marked(without, ({ type }) => type === 'pass');
  const { mistakes } = passes.box;
  const tries = state.public.acts.flatMap(({ type, cost }, number) =>
    type === 'locate' && cost === 0 && !mistakes.includes(number) ? [number] : [],
  );
  return changed(withBox(passes, { mistakes: [...mistakes, ...tries] }), {
    ...{ finder: null, lastActs: [], alsoFound: [], stage: 'act' },
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
    case 'place': {
      const without = withoutTheory(state, entry);
      return isLast(state.public, entry.phase) ? withLastAct(without, entry.seat) : without;
    }
    case 'review':
      return changed(state, {
        theories: theories.map(theory =>
          isAt(entry, theory) ? { ...theory, body: null, fate: 'in-review' } : theory,
        ),
      });
    case 'turn':
      return state;
    case 'pass':
      return withLastAct(state, entry.seat);
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
