import { startInMiddle } from '../../../../deduction/ui/box/board.ts';
import { CodeBand } from '../../../../deduction/ui/box/code-band.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { writtenCode } from '../../box/text.ts';
import type { UapsBox } from '../../box/types.ts';
import { Board as GameBoard } from '../board.tsx';
import { asGame } from './as-game.ts';
import { reachAt } from './asking.ts';
import * as text from './text.ts';
import './box.css';

/** Both orbits and the Earth, under the code of the table. */
export const Board = (props: PartProps<UapsBox>) => (
  <div class="box-board" ref={startInMiddle}>
    <CodeBand
      code={writtenCode(props.table.facts.options)}
      mode={text.modeSays(props.table.view.public.mode)}
    />
    <GameBoard table={asGame(props.table)} isOpen reach={seat => reachAt(props.table, seat)} />
  </div>
);
