import { Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import { Afterwards } from '../../../deduction/ui/analysis.tsx';
import { EndPage } from '../../../deduction/ui/end.tsx';
import type { PointsColumn } from '../../../deduction/ui/end-points.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { BODIES, type End as Ended, type PlanetX } from '../types.ts';
import { analysisGame } from './analysis-game.ts';
import { WholeSky } from './end-sky.tsx';
import * as text from './end-text.ts';
import { judgedOf, locatedAt, placeOfX } from './ending.ts';
import { iconOf } from './icon-of.ts';
import './end.css';

export const End = (props: PartProps<PlanetX>) => (
  <Show when={props.table.view.public.end}>{end => <Over table={props.table} end={end()} />}</Show>
);

const Over = (props: PartProps<PlanetX> & { readonly end: Ended }) => {
  const known = () => props.table.view.public;
  const behind = (seat: Seat) => {
    const { time, finder } = known();
    return finder === null ? 0 : (time[finder] ?? 0) - (time[seat] ?? 0);
  };
  /** Where Planet X was, and who found it. */
  const says = () => {
    const { sector, before, after } = placeOfX(props.end.puzzle);
    const { finder, alsoFound, mode } = known();
    return [
      text.placeSays(sector, before, after),
      ...(finder === null
        ? []
        : [text.finderSays(props.table.name(finder), locatedAt(known(), finder), mode)]),
      ...alsoFound.map(seat => text.alsoSays(props.table.name(seat), behind(seat))),
    ].join(' ');
  };
  const columns = (): readonly PointsColumn[] =>
    (props.table.outcome?.scores[0]?.parts ?? []).map(({ what }) => {
      const column = { parts: [what], name: text.partLabel(what, known().mode) };
      const icon = partIcon(what);
      return icon ? { ...column, icon } : { ...column, short: text.FIRST };
    });
  return (
    <EndPage
      table={props.table}
      seats={known().seats}
      says={says()}
      found={text.FOUND_IT}
      ties={text.HOW_TIES_GO}
      sky={<WholeSky puzzle={props.end.puzzle} />}
      code={props.end.puzzle.code}
      codeSays={text.CODE_SAYS}
      columns={columns()}
      claims={text.THEORIES}
      claimsOf={seat =>
        judgedOf(known(), seat).map(theory => ({
          icon: iconOf(theory.body),
          says: text.theorySays(theory),
          right: theory.right,
          fate: text.fateSays(theory),
        }))
      }
      afterwards={<Afterwards table={props.table} game={analysisGame} />}
    />
  );
};

/** The icon of a part of the score; being first has a word. */
const partIcon = (what: string): string | undefined => {
  const body = BODIES.find(one => one === what);
  if (body) return iconOf(body);
  return what === 'locate' ? 'o-planetx' : undefined;
};
