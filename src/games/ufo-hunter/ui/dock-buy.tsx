import { Button } from '../../../ui/parts.tsx';
import type { AskedProps } from './dock.tsx';
import { createDeciding, TurnLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';

/** Each further token is asked for after the one before was seen. */
export const BuyMore = (props: AskedProps<'buy'>) => {
  const { known, player, act } = createDeciding(props);
  return (
    <>
      <TurnLine {...props} title={text.buyAsk(props.asked.price)}>
        {text.buySays(known().doing.bought, player().money)}
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
