import { startInMiddle } from '../../../../deduction/ui/box/board.ts';
import { CodeBand } from '../../../../deduction/ui/box/code-band.tsx';
import { createFacing } from '../../../../deduction/ui/facing.ts';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Tool } from '../../../../ui/parts.tsx';
import type { PlanetXBox } from '../../box/types.ts';
import { modeName } from '../../text.ts';
import { Board as GameBoard } from '../board.tsx';
import { asGame } from './as-game.ts';
import * as text from './text.ts';

const QUARTER = 90;

/** The circle of the game under the code of the table; it can be turned to one's side of the table. */
export const Board = (props: PartProps<PlanetXBox>) => {
  const { facing, turnTo, lock } = createFacing(props.table);
  return (
    <div class="box-board" ref={startInMiddle} classList={{ turned: facing().degrees % 360 !== 0 }}>
      <CodeBand code={props.table.view.box.code} mode={modeName[props.table.view.public.mode]} />
      <GameBoard table={asGame(props.table)} facing={facing().degrees} isOpen />
      <div class="box-facing">
        <Tool
          icon={facing().locked ? 'lock' : 'unlock'}
          label={facing().locked ? text.UNLOCK_BOARD : text.LOCK_BOARD}
          onPress={() => lock(!facing().locked)}
        />
        <Tool
          icon="rotate"
          label={facing().locked ? text.BOARD_LOCKED : text.TURN_BOARD}
          onPress={() => turnTo(facing().degrees + QUARTER)}
        />
      </div>
    </div>
  );
};
