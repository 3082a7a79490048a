import { createSignal, Show } from 'solid-js';
import { Commit, Stepper } from '../../../../ui/composer.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Dialog } from '../../../../ui/parts.tsx';
import { boardOf, onFrom, sectorAt } from '../../board.ts';
import { passingTo, refuse } from '../../box/legal.ts';
import type { Move, PlanetXBox } from '../../box/types.ts';
import { enteredBy } from './desk.ts';
import * as text from './text.ts';
import { passesMany, passingSays } from './turn-text.ts';

/** On to the sector that the arrow points to on the printed board. [C8] [P1] */
export const TurnSky = (props: PartProps<PlanetXBox> & { readonly onClose: () => void }) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const [to, setTo] = createSignal(onFrom(sectorAt(known().arrow, board()), 1, board()));
  const [isSure, setSure] = createSignal(false);
  const passing = () => passingTo(known(), to());
  const asksAgain = () => passesMany(passing()) && !isSure();
  const move = (): Move => ({ type: 'turn', to: to() });
  const problem = () => {
    const own = { ...props.table.view, viewer: enteredBy(props.table) ?? 'spectator' } as const;
    const refusal = own.own && refuse(own, move());
    return refusal ? text.refusalSays(refusal) : undefined;
  };
  const step = (by: 1 | -1) => {
    setSure(false);
    setTo(sector => onFrom(sector, by, board()));
  };
  const turn = async () => {
    if (asksAgain()) setSure(true);
    else if (await props.table.act(move(), enteredBy(props.table))) props.onClose();
  };
  return (
    <Dialog title={text.TURN_TITLE} class="box-dialog" onClose={props.onClose}>
      <p>{text.TURN_SAYS}</p>
      <Stepper
        label={text.SECTOR}
        value={`${to()}`}
        less={text.SECTOR_STEPS.less}
        more={text.SECTOR_STEPS.more}
        onStep={step}
      />
      <p role="status">{passingSays(passing())}</p>
      <p class="wrong" role="alert">
        <Show when={isSure()}>{text.turnWarns(to())}</Show>
      </p>
      <Commit
        act={isSure() ? text.TURN_ALL_THE_SAME : text.turnAct(to())}
        notNow={problem()}
        busy={props.table.busy}
        onCommit={() => void turn()}
      />
    </Dialog>
  );
};
