import type { Seat } from '../../../core/contract.ts';
import { refuseMessage } from '../legal.ts';
import type { Disclosure, Message, Refusal, View } from '../types.ts';

export const VERBS = ['have', 'have-no', 'counter', 'no-counter', 'propose', 'trust', 'accuse'] as const;
export type Verb = (typeof VERBS)[number];

/** A sentence in the making. What a verb does not need stays as it was, and is not said. */
export interface Draft {
  readonly verb: Verb;
  readonly of: Disclosure | null;
  readonly about: Seat | null;
  readonly holdouts: readonly Seat[];
  readonly swing: Seat | null;
}

export const BLANK: Draft = { verb: 'have', of: null, about: null, holdouts: [], swing: null };

export const needs = (verb: Verb): 'type' | 'seat' =>
  verb === 'trust' || verb === 'accuse' ? 'seat' : 'type';

/** Null until something is missing no more. */
export function messageOf({ verb, of, about, holdouts, swing }: Draft): Message | null {
  switch (verb) {
    case 'have':
    case 'have-no':
      return of && { type: 'claim-have', of, yes: verb === 'have' };
    case 'counter':
    case 'no-counter':
      return of && { type: 'claim-counter', of, yes: verb === 'counter' };
    case 'propose':
      return of && { type: 'propose', of, holdouts: [...holdouts].sort((a, b) => a - b), swing };
    case 'trust':
    case 'accuse':
      return about === null ? null : { type: verb, seat: about };
  }
}

export const PLACES = ['plays', 'holds-out', 'decides'] as const;
/** What a plan asks of a seat. */
export type Place = (typeof PLACES)[number];

export function placeOf({ holdouts, swing }: Draft, seat: Seat): Place {
  if (swing === seat) return 'decides';
  return holdouts.includes(seat) ? 'holds-out' : 'plays';
}

/** The same plan with one seat asked for something else. There is at most one that decides. */
export function placed(draft: Draft, seat: Seat, place: Place): Draft {
  const holdouts = draft.holdouts.filter(one => one !== seat);
  const swing = draft.swing === seat ? null : draft.swing;
  if (place === 'plays') return { ...draft, holdouts, swing };
  if (place === 'decides') return { ...draft, holdouts, swing: seat };
  return { ...draft, holdouts: [...holdouts, seat], swing };
}

/** Why this draft cannot be said by that seat now; undefined also while it is not whole. */
export function refuseDraft(view: View, speaker: Seat, draft: Draft): Refusal | undefined {
  const message = messageOf(draft);
  return message === null ? undefined : refuseMessage(view, speaker, message);
}
