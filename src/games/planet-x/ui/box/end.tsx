import { Show } from 'solid-js';
import { Afterwards } from '../../../../deduction/ui/analysis.tsx';
import { BoxEnd } from '../../../../deduction/ui/box/end.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { behindIn, winnersIn } from '../../box/legal.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { analysisGame } from '../analysis-game.ts';
import { endParts } from '../end.tsx';
import { WholeSky } from '../end-sky.tsx';
import { asGame } from './as-game.ts';
import * as text from './text.ts';
import './box.css';

export const End = (props: PartProps<PlanetXBox>) => {
  const game = asGame(props.table);
  return (
    <Show when={props.table.view.public.end}>
      {end => (
        <BoxEnd
          table={props.table}
          game={game}
          parts={endParts(game, end(), seat => behindIn(props.table.view, seat))}
          winners={scores => winnersIn(props.table.view, scores)}
          nobody={text.NOBODY}
          resultTitle={text.resultTitle(props.table.view.public.mode, end().puzzle.code)}
          sky={<WholeSky puzzle={end().puzzle} />}
          afterwards={<Afterwards table={game} game={analysisGame} />}
        />
      )}
    </Show>
  );
};
