import type { TableCard } from '../../protocol/tells.ts';
import { Qr } from '../pages/share/qr.tsx';
import { addressOf } from '../route.ts';
import { CODE, QR, spelled } from '../text/online.ts';
import * as text from './text.ts';

/** While a game runs all seats are taken: whoever comes now can watch. */
export const SmallCode = (props: { readonly card: TableCard }) => (
  <section class="big-small-code big-words">
    <Qr address={addressOf({ page: 'online', id: props.card.id })} label={QR} />
    <div>
      <h2>{text.WATCH_HERE}</h2>
      <p class="data">
        <span class="sr">{CODE} </span>
        {spelled(props.card.code)}
      </p>
    </div>
  </section>
);
