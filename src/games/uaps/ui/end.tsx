import { Show } from 'solid-js';
import type { Score, Seat } from '../../../core/contract.ts';
import { Afterwards } from '../../../deduction/ui/analysis.tsx';
import { EndPage } from '../../../deduction/ui/end.tsx';
import type { PointsColumn } from '../../../deduction/ui/end-points.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { type End as Ended, SUBJECTS, type Uaps } from '../types.ts';
import { analysisGame } from './analysis-game.ts';
import { WholeSky } from './end-sky.tsx';
import * as text from './end-text.ts';
import { changesIn, foundAt, hasOtherModifiers, judgedOf, placeOfUap } from './ending.ts';
import { iconOf } from './icon-of.ts';
import './end.css';

export const End = (props: PartProps<Uaps>) => (
  <Show when={props.table.view.public.end}>{end => <Over table={props.table} end={end()} />}</Show>
);

const Over = (props: PartProps<Uaps> & { readonly end: Ended }) => {
  const known = () => props.table.view.public;
  const behind = (seat: Seat) => {
    const { time, finder } = known();
    return finder === null ? 0 : (time[finder] ?? 0) - (time[seat] ?? 0);
  };
  const scores = () => props.table.outcome?.scores ?? [];
  /** Where the UAP was, and who found it. */
  const says = () => {
    const { finder, alsoFound, turns } = known();
    const { sector, before, after, stacked } = placeOfUap(props.end.puzzle, turns);
    return [
      text.placeSays(sector, before, after, stacked),
      ...(finder === null ? [] : [text.finderSays(props.table.name(finder), foundAt(known(), finder))]),
      ...alsoFound.map(seat => text.alsoSays(props.table.name(seat), behind(seat))),
    ].join(' ');
  };
  return (
    <EndPage
      table={props.table}
      seats={known().seats}
      says={says()}
      found={text.FOUND_IT}
      ties={known().solo === null ? text.HOW_TIES_GO : text.HOW_SOLO_TIES_GO}
      sky={<WholeSky table={props.table} puzzle={props.end.puzzle} />}
      code={props.end.puzzle.code}
      codeSays={text.codeSays(hasOtherModifiers(known(), props.end.puzzle))}
      columns={columnsOf(scores())}
      notes={changesIn(scores()).map(change => text.changeSays(change, props.table.name))}
      claims={text.PHOTOS}
      claimsOf={seat =>
        judgedOf(known(), seat).map(photo => ({
          icon: iconOf(photo.subject),
          says: text.photoSays(photo),
          right: photo.right,
          fate: text.fateSays(photo),
        }))
      }
      afterwards={<Afterwards table={props.table} game={analysisGame} />}
    />
  );
};

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
