import { Show } from 'solid-js';
import { Afterwards } from '../../../../deduction/ui/analysis.tsx';
import { BoxEnd } from '../../../../deduction/ui/box/end.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { behindIn, winnersIn } from '../../box/legal.ts';
import { writtenCode } from '../../box/text.ts';
import type { UapsBox } from '../../box/types.ts';
import { analysisGame } from '../analysis-game.ts';
import { endParts } from '../end.tsx';
import { WholeSky } from '../end-sky.tsx';
import { asGame } from './as-game.ts';
import * as text from './text.ts';

export const End = (props: PartProps<UapsBox>) => {
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
          resultTitle={text.resultTitle(props.table.view.public.mode, writtenCode(props.table.facts.options))}
          sky={<WholeSky table={game} puzzle={end().puzzle} />}
          afterwards={<Afterwards table={game} game={analysisGame} />}
        />
      )}
    </Show>
  );
};
