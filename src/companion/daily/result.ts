import type { LocalTables } from '../../client/local/index.ts';
import { at, fail, type Outcome, ok, type Result } from '../../core/contract.ts';
import type * as planetX from '../../games/planet-x/types.ts';
import type * as uaps from '../../games/uaps/types.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { type Boxed, gameOf } from '../code.ts';

/** How a daily table of one person ended, without anything of its sky. [A2] */
export interface DailyResult {
  readonly claims: 'theory' | 'photo';
  /** When it was found. */
  readonly time: number | null;
  readonly right: number;
  readonly wrong: number;
  readonly points: number;
}

/** Of a table that is over. */
export async function resultOfTable(
  tables: Pick<LocalTables, 'open'>,
  kind: PuzzleKind,
  id: string,
): Promise<Result<DailyResult, null>> {
  const opened = await tables.open(id);
  if (!opened.ok) return fail(null);
  const link = opened.value;
  const result = await new Promise<Result<DailyResult, null>>(resolve => {
    link.listen({
      news: ({ view, outcome }) => resolve(outcome ? ok(resultOf(gameOf(kind), view, outcome)) : fail(null)),
      status: ({ held }) => {
        if (held === 'unreachable') resolve(fail(null));
      },
    });
    link.look('spectator');
  });
  link.close();
  return result;
}

export function resultOf(game: Boxed, view: object, outcome: Outcome): DailyResult {
  // A view belongs to the game of its table; types cannot say that.
  const facts = game === 'planet-x' ? ofPlanetX(view as planetX.View) : ofUaps(view as uaps.View);
  return { ...facts, points: at(outcome.scores, 0).total };
}

function ofPlanetX({ public: { acts, theories } }: planetX.View) {
  const found = acts.find(act => act.type === 'locate' && act.found);
  return { claims: 'theory' as const, time: found?.at ?? null, ...counted(theories) };
}

function ofUaps({ public: { acts, photos } }: uaps.View) {
  const found = acts.find(act => act.type === 'find' && act.found);
  return { claims: 'photo' as const, time: found?.at ?? null, ...counted(photos) };
}

const counted = (claims: readonly { readonly fate: string }[]) => ({
  right: claims.filter(({ fate }) => fate === 'right').length,
  wrong: claims.filter(({ fate }) => fate === 'wrong').length,
});
