import { createMemo, type JSX, Show } from 'solid-js';
import type { GameTypes, Outcome, Score, Seat } from '../../../core/contract.ts';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { EndPage, type EndParts } from '../end.tsx';
import { winnersSay } from '../end-text.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { createScores } from './scores.ts';

interface BoxTypes extends GameTypes {
  View: {
    readonly public: { readonly seats: number; readonly finder: Seat | null };
    readonly box: {
      readonly tracked: boolean;
      readonly here: readonly boolean[];
      readonly mistakes: readonly number[];
    };
  };
}

interface BoxEndProps<Box extends BoxTypes, Game extends GameTypes> extends PartProps<Box> {
  /** The same table as one of its game. */
  readonly game: Seen<Game>;
  readonly parts: EndParts;
  /** Who wins with these points. */
  readonly winners: (scores: readonly Score[]) => readonly Seat[];
  /** "Nobody found the UAP" */
  readonly nobody: string;
  /** What stands above the numbers of a copied result: game, mode and code. */
  readonly resultTitle: string;
  readonly sky: JSX.Element;
  /** Shown where there is something to look back at. */
  readonly afterwards: JSX.Element;
}

/** The whole sky, and a score sheet that fills itself and can be set right. [E2] */
export const BoxEnd = <Box extends BoxTypes, Game extends GameTypes>(props: BoxEndProps<Box, Game>) => (
  <Show when={props.table.outcome}>{outcome => <Over {...props} outcome={outcome()} />}</Show>
);

const Over = <Box extends BoxTypes, Game extends GameTypes>(
  props: BoxEndProps<Box, Game> & { readonly outcome: Outcome },
) => {
  const known = () => props.table.view.public;
  const parts = createMemo(() => props.parts);
  const scores = createScores(
    props.table,
    () => props.outcome,
    () => parts().columns,
    shown => props.winners(shown),
  );
  /** Who has most points, if anybody has any. */
  const title = () => {
    const best = scores.best();
    const [one] = best;
    if (one === undefined || scores.total(one) === 0) return props.nobody;
    if (known().seats === 1) return known().finder === null ? props.nobody : undefined;
    return winnersSay(best, false, props.table.name, '');
  };
  return (
    <EndPage
      {...parts()}
      table={props.game}
      title={title()}
      ties={scores.isChanged() || title() === props.nobody ? '' : parts().ties}
      sky={props.sky}
      points={
        <ScoreSheet table={props.table} scores={scores} columns={parts().columns} title={props.resultTitle} />
      }
      afterwards={<Show when={isWhole(props.table.view)}>{props.afterwards}</Show>}
    />
  );
};

/** Only where every question of everybody was asked here is there something to look back at. */
const isWhole = ({ box, public: known }: BoxTypes['View']): boolean =>
  box.tracked && !box.here.includes(false) && box.mistakes.length === 0 && known.finder !== null;
