import * as v from 'valibot';
import type { Result, Seat } from '../../core/contract.ts';
import { readAs, wholeNumber } from '../../core/read.ts';
import { CARDS, DISCLOSURES, type Move, type Options } from './types.ts';

/** Whether such a seat sits at the table is a question for `refuse`: a move is read without a view. */
const seat = v.pipe(
  wholeNumber,
  v.transform(n => n as Seat),
);
const of = v.picklist(DISCLOSURES);
const card = v.picklist(CARDS);

const holdouts = v.pipe(
  v.array(seat),
  v.check(seats => new Set(seats).size === seats.length, 'names a seat twice'),
  v.transform(seats => [...seats].sort((a, b) => a - b)),
  v.readonly(),
);

const proposal = v.strictObject({ type: v.literal('propose'), of, holdouts, swing: v.nullable(seat) });

const message = v.variant('type', [
  v.strictObject({ type: v.picklist(['claim-have', 'claim-counter']), of, yes: v.boolean() }),
  proposal,
  v.strictObject({
    type: v.picklist(['agree', 'refuse']),
    proposal: wholeNumber,
  }),
  v.strictObject({ type: v.picklist(['accuse', 'trust']), seat }),
]);

const move = v.variant('type', [
  v.strictObject({ type: v.picklist(['pick', 'play', 'discard']), card }),
  v.strictObject({ type: v.literal('say'), message }),
  v.strictObject({ type: v.literal('ready') }),
]);

export const readMove = (json: unknown): Result<Move> => readAs(move, json, 'a move');

export const readOptions = (json: unknown): Result<Options> =>
  readAs(v.strictObject({}), json, 'the options');
