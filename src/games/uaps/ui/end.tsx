import { Show } from 'solid-js';
import type { Score, Seat } from '../../../core/contract.ts';
import { Afterwards } from '../../../deduction/ui/analysis.tsx';
import { type Claim, EndPage } from '../../../deduction/ui/end.tsx';
import type { PointsColumn } from '../../../deduction/ui/points.ts';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { type End as Ended, type Public, type Puzzle, SUBJECTS, type Uaps } from '../types.ts';
import { analysisGame } from './analysis-game.ts';
import { WholeSky } from './end-sky.tsx';
import * as text from './end-text.ts';
import { changesIn, foundAt, hasOtherModifiers, judgedOf, placeOfUap } from './ending.ts';
import { iconOf } from './icon-of.ts';
import './end.css';

export const End = (props: PartProps<Uaps>) => (
  <Show when={props.table.view.public.end}>{end => <Over table={props.table} end={end()} />}</Show>
);

const Over = (props: PartProps<Uaps> & { readonly end: Ended }) => (
  <EndPage
    {...endParts(props.table, props.end)}
    table={props.table}
    sky={<WholeSky table={props.table} puzzle={props.end.puzzle} />}
    afterwards={<Afterwards table={props.table} game={analysisGame} />}
  />
);

/** What every end of this game says. */
export function endParts(
  table: Seen<Uaps>,
  { puzzle }: Ended,
  behind: (seat: Seat) => number | null = seat => behindOf(table.view.public, seat),
) {
  const { public: known } = table.view;
  const scores = table.outcome?.scores ?? [];
  return {
    seats: known.seats,
    says: howItEnded(table, puzzle, behind),
    found: text.FOUND_IT,
    ties: known.solo === null ? text.HOW_TIES_GO : text.HOW_SOLO_TIES_GO,
    code: puzzle.code,
    codeSays: text.codeSays(hasOtherModifiers(known, puzzle)),
    columns: columnsOf(scores),
    notes: changesIn(scores).map(change => text.changeSays(change, table.name)),
    claims: text.PHOTOS,
    claimsOf: (seat: Seat): readonly Claim[] =>
      judgedOf(known, seat).map(photo => ({
        icon: iconOf(photo.subject),
        says: text.photoSays(photo),
        right: photo.right,
        fate: text.fateSays(photo),
      })),
  };
}

const behindOf = ({ finder, time }: Public, seat: Seat): number =>
  finder === null ? 0 : (time[finder] ?? 0) - (time[seat] ?? 0);

/** Where the UAP was, and who found it. */
function howItEnded(table: Seen<Uaps>, puzzle: Puzzle, behind: (seat: Seat) => number | null): string {
  const { public: known } = table.view;
  const { finder, alsoFound, turns } = known;
  const { sector, before, after, stacked } = placeOfUap(puzzle, turns);
  return [
    text.placeSays(sector, before, after, stacked),
    ...(finder === null ? [] : [text.finderSays(table.name(finder), foundAt(known, finder))]),
    ...alsoFound.map(seat => text.alsoSays(table.name(seat), behind(seat))),
  ].join(' ');
}

/** What modifiers change stands in one column, and in words below. */
const columnsOf = (scores: readonly Score[]): readonly PointsColumn[] => [
  { parts: ['find'], name: text.partLabel('find'), icon: iconOf('uap') },
  ...SUBJECTS.map(subject => ({
    ...{ parts: [subject], name: text.partLabel(subject), icon: iconOf(subject), mayMiss: true },
  })),
  {
    parts: changesIn(scores).map(({ modifier }) => modifier),
    name: text.BY_MODIFIERS,
    short: text.MORE_OR_LESS,
    mayMiss: true,
  },
];
