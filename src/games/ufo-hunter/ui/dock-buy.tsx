import { Button } from '../../../ui/parts.tsx';
import type { AskedProps } from './dock.tsx';
import { createDeciding, TurnLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { drawnLast } from './found.ts';

/** Each further token is asked for after the one before was seen, so it is named. */
export const BuyMore = (props: AskedProps<'buy'>) => {
  const { player, act } = createDeciding(props);
  return (
    <>
      <TurnLine {...props} title={text.buyAsk(props.asked.price)}>
        {text.buySays(drawnLast(props.table.story, props.actor), player().money)}
      </TurnLine>
      <div class="uh-two" data-point="buy-more">
        <Button act busy={props.table.busy} onPress={() => act({ type: 'buy', more: false })}>
          {text.ENOUGH}
        </Button>
        <Button kind="primary" busy={props.table.busy} onPress={() => act({ type: 'buy', more: true })}>
          {text.buyMore(props.asked.price)}
        </Button>
      </div>
    </>
  );
};
