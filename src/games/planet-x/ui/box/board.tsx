import { CodeBand } from '../../../../deduction/ui/box/code-band.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { modeName } from '../../text.ts';
import { Board as GameBoard } from '../board.tsx';
import { asGame } from './as-game.ts';

/** The circle of the game under the code of the table. */
export const Board = (props: PartProps<PlanetXBox>) => (
  <div class="box-board">
    <CodeBand code={props.table.view.box.code} mode={modeName[props.table.view.public.mode]} />
    <GameBoard table={asGame(props.table)} />
  </div>
);
