import * as v from 'valibot';
import type { Result } from '../../core/contract.ts';
import { readAs, wholeNumber } from '../../core/read.ts';
import { ACTIONS, CONTACTS, EQUIPMENT, type Move, type Options } from './types.ts';

const MOST_HANDED_OVER = 48;

/** In the order of kinds. A seat hands over fewer than there are in the game. */
const some = <const Kind extends string>(kinds: readonly Kind[]) =>
  v.pipe(
    v.array(v.picklist(kinds)),
    v.maxLength(MOST_HANDED_OVER),
    v.transform(list => [...list].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b))),
    v.readonly(),
  );

const equipment = some(EQUIPMENT);

const move = v.variant('type', [
  v.strictObject({ type: v.literal('stake'), amount: wholeNumber }),
  v.strictObject({ type: v.literal('choose'), action: v.picklist(ACTIONS) }),
  v.strictObject({ type: v.literal('travel'), to: wholeNumber }),
  v.strictObject({ type: v.literal('investigate'), yes: v.boolean() }),
  v.strictObject({ type: v.literal('option'), option: wholeNumber }),
  v.strictObject({ type: v.literal('lose'), equipment, contacts: some(CONTACTS) }),
  v.strictObject({ type: v.literal('buy'), more: v.boolean() }),
  v.strictObject({ type: v.literal('look'), region: wholeNumber }),
  v.strictObject({ type: v.literal('bid'), bid: wholeNumber }),
  v.strictObject({ type: v.literal('pay'), equipment }),
  v.strictObject({ type: v.literal('sell'), equipment, evidence: wholeNumber }),
]);

export const readMove = (json: unknown): Result<Move> => readAs(move, json, 'a move');

export const readOptions = (json: unknown): Result<Options> =>
  readAs(v.strictObject({}), json, 'the options');
