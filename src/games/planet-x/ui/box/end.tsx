import { createMemo, Show } from 'solid-js';
import type { Outcome } from '../../../../core/contract.ts';
import { Afterwards } from '../../../../deduction/ui/analysis.tsx';
import { ScoreSheet } from '../../../../deduction/ui/box/score-sheet.tsx';
import { createScores } from '../../../../deduction/ui/box/scores.ts';
import { EndPage } from '../../../../deduction/ui/end.tsx';
import { winnersSay } from '../../../../deduction/ui/end-text.ts';
import type { PartProps } from '../../../../ui/game-page.ts';
import type { PlanetXBox, View } from '../../box/types.ts';
import type { End as Ended } from '../../types.ts';
import { analysisGame } from '../analysis-game.ts';
import { endParts } from '../end.tsx';
import { WholeSky } from '../end-sky.tsx';
import { asGame } from './as-game.ts';
import * as text from './text.ts';
import './box.css';

/** The whole sky, and a score sheet that fills itself and can be set right. [E2] */
export const End = (props: PartProps<PlanetXBox>) => {
  const over = () => {
    const { end } = props.table.view.public;
    const { outcome } = props.table;
    return end && outcome ? { end, outcome } : undefined;
  };
  return (
    <Show when={over()}>{now => <Over table={props.table} end={now().end} outcome={now().outcome} />}</Show>
  );
};

const Over = (props: PartProps<PlanetXBox> & { readonly end: Ended; readonly outcome: Outcome }) => {
  const game = asGame(props.table);
  const known = () => props.table.view.public;
  const parts = createMemo(() => endParts(game, props.end));
  const scores = createScores(
    props.table,
    () => props.outcome,
    () => parts().columns,
  );
  /** Who has most points, if anybody has any. */
  const title = () => {
    const best = scores.best();
    const [one] = best;
    if (one === undefined || scores.total(one) === 0) return text.NOBODY;
    if (known().seats === 1) return known().finder === null ? text.NOBODY : undefined;
    return winnersSay(best, false, props.table.name, '');
  };
  return (
    <EndPage
      {...parts()}
      table={game}
      title={title()}
      ties={scores.isChanged() || title() === text.NOBODY ? '' : parts().ties}
      sky={<WholeSky puzzle={props.end.puzzle} />}
      points={
        <ScoreSheet
          table={props.table}
          scores={scores}
          columns={parts().columns}
          title={text.resultTitle(known().mode, props.end.puzzle.code)}
        />
      }
      afterwards={
        <Show when={isWhole(props.table.view)}>
          <Afterwards table={game} game={analysisGame} />
        </Show>
      }
    />
  );
};

/** Only where every question of everybody was asked here is there something to look back at. */
const isWhole = ({ box, public: known }: View): boolean =>
  box.tracked && !box.here.includes(false) && box.mistakes.length === 0 && known.finder !== null;
