import type { Seat } from '../../../core/contract.ts';
import { boardOf, QUADRANTS, sectorsOfQuadrant } from '../board.ts';
import { barredBecause, effectFor, refuseAct, standsIn } from '../legal.ts';
import { type Action, type Area, type Public, type Refusal, type Sector, TOPICS } from '../types.ts';
import { FORMS, type Form, type Verb } from './dock-draft.ts';
import { type Price, priceOf } from './dock-landing.ts';

/** What a verb costs here and now, in all its forms that are open. */
export interface Prices {
  readonly costs: readonly number[];
  /** Without modifiers. */
  readonly usual: readonly number[];
  /** Why there is none. */
  readonly barred: Refusal | undefined;
}

export function pricesOf(known: Public, seat: Seat, verb: Verb): Prices {
  const all = examples(known, seat, verb);
  const barred =
    barredBecause(known, seat, verb) ??
    (all.every(move => refuseAct(known, seat, move) !== undefined)
      ? firstRefusal(known, seat, all)
      : undefined);
  const open = all.filter(move => refuseAct(known, seat, move) === undefined);
  const prices = (open.length === 0 ? all : open).map(move => priceOf(known, seat, move));
  return {
    costs: prices.map(({ cost }) => cost),
    usual: prices.map(({ usual }) => usual),
    barred,
  };
}

/** What a survey of this form costs. */
export const formPrice = (known: Public, seat: Seat, form: Form): Price =>
  priceOf(known, seat, surveyOf(form, firstSector(known, seat)));

const firstRefusal = (known: Public, seat: Seat, all: readonly Action[]): Refusal | undefined =>
  all.map(move => refuseAct(known, seat, move)).find(refusal => refusal !== undefined);

const firstSector = (known: Public, seat: Seat): Sector =>
  sectorsOfQuadrant(standsIn(known, seat), known.turns, boardOf(known.mode))[0] ?? 1;

/** One of each form that has a price of its own. */
function examples(known: Public, seat: Seat, verb: Verb): readonly Action[] {
  const from = standsIn(known, seat);
  const here = sectorsOfQuadrant(from, known.turns, boardOf(known.mode));
  const [sector = 1, other = 2] = here;
  switch (verb) {
    case 'move':
      return QUADRANTS.filter(to => to !== from).map(to => ({ type: 'move', to }));
    case 'survey':
      return FORMS.map(form => surveyOf(form, sector));
    case 'target':
      return effectFor(known, seat).target?.bothFor === undefined
        ? [{ type: 'target', sectors: [sector] }]
        : [
            { type: 'target', sectors: [sector] },
            { type: 'target', sectors: [sector, other] },
          ];
    case 'photo':
      return here.map(one => ({ type: 'photo', sector: one, subject: 'meteor' }));
    case 'analyze':
      return TOPICS.map(topic => ({ type: 'analyze', topic }));
    case 'find':
      return [{ type: 'find', sector, before: 'junk', after: 'junk', stacked: 'junk' }];
  }
}

const surveyOf = (form: Form, sector: Sector): Action => ({
  type: 'survey',
  of: ['junk'],
  area: exampleArea(form, sector),
});

function exampleArea(form: Form, sector: Sector): Area {
  switch (form) {
    case 'quadrant':
      return { form };
    case 'inner':
    case 'outer':
      return { form: 'orbit', orbit: form };
    case 'stack':
      return { form, inner: sector };
    case 'sector':
      return { form, sector };
  }
}
