import { Show } from 'solid-js';
import type { Outcome, Seat } from '../../../core/contract.ts';
import { Afterwards } from '../../../deduction/ui/analysis.tsx';
import { type Claim, EndPage } from '../../../deduction/ui/end.tsx';
import type { PointsColumn } from '../../../deduction/ui/points.ts';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { BODIES, type End as Ended, type Mode, type PlanetX, type Public, type Puzzle } from '../types.ts';
import { analysisGame } from './analysis-game.ts';
import { WholeSky } from './end-sky.tsx';
import * as text from './end-text.ts';
import { judgedOf, locatedAt, placeOfX } from './ending.ts';
import { iconOf } from './icon-of.ts';
import './end.css';

export const End = (props: PartProps<PlanetX>) => (
  <Show when={props.table.view.public.end}>{end => <Over table={props.table} end={end()} />}</Show>
);

const Over = (props: PartProps<PlanetX> & { readonly end: Ended }) => (
  <EndPage
    {...endParts(props.table, props.end)}
    table={props.table}
    sky={<WholeSky puzzle={props.end.puzzle} />}
    afterwards={<Afterwards table={props.table} game={analysisGame} />}
  />
);

/** What every end of this game says. */
export function endParts(
  table: Seen<PlanetX>,
  { puzzle }: Ended,
  behind: (seat: Seat) => number | null = seat => behindOf(table.view.public, seat),
) {
  const { public: known } = table.view;
  return {
    seats: known.seats,
    says: howItEnded(table, puzzle, behind),
    found: text.FOUND_IT,
    ties: text.HOW_TIES_GO,
    code: puzzle.code,
    codeSays: text.CODE_SAYS,
    columns: columnsOf(table.outcome, known.mode),
    claims: text.THEORIES,
    claimsOf: (seat: Seat): readonly Claim[] =>
      judgedOf(known, seat).map(theory => ({
        icon: iconOf(theory.body),
        says: text.theorySays(theory),
        right: theory.right,
        fate: text.fateSays(theory),
      })),
  };
}

const behindOf = ({ finder, time }: Public, seat: Seat): number =>
  finder === null ? 0 : (time[finder] ?? 0) - (time[seat] ?? 0);

/** Where Planet X was, and who found it. */
function howItEnded(table: Seen<PlanetX>, puzzle: Puzzle, behind: (seat: Seat) => number | null): string {
  const { public: known } = table.view;
  const { sector, before, after } = placeOfX(puzzle);
  const { finder, alsoFound, mode } = known;
  return [
    text.placeSays(sector, before, after),
    ...(finder === null ? [] : [text.finderSays(table.name(finder), locatedAt(known, finder), mode)]),
    ...alsoFound.map(seat => text.alsoSays(table.name(seat), behind(seat))),
  ].join(' ');
}

const columnsOf = (outcome: Outcome | null, mode: Mode): readonly PointsColumn[] =>
  (outcome?.scores[0]?.parts ?? []).map(({ what }) => {
    const column = { parts: [what], name: text.partLabel(what, mode) };
    const icon = partIcon(what);
    return icon ? { ...column, icon } : { ...column, short: text.FIRST };
  });

/** The icon of a part of the score; being first has a word. */
const partIcon = (what: string): string | undefined => {
  const body = BODIES.find(one => one === what);
  if (body) return iconOf(body);
  return what === 'locate' ? 'o-planetx' : undefined;
};
