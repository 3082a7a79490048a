import type { TableCard } from '../../../protocol/tells.ts';
import { addressOf } from '../../route.ts';
import * as text from '../../text/online.ts';
import { gameTitle } from '../../text.ts';
import { Part } from '../page.tsx';
import { Share } from '../share/index.tsx';
import { BigScreenButton } from './big-screen-button.tsx';

/** How others find this table. */
export const Invitation = (props: {
  readonly card: TableCard;
  readonly free: number;
  readonly primary: boolean;
}) => (
  <Part title={text.INVITE} says={text.inviteSays(props.free, props.card.watch)}>
    <p class="code data">
      <span class="sr">{text.CODE} </span>
      {text.spelled(props.card.code)}
    </p>
    <Share
      address={addressOf({ page: 'online', id: props.card.id })}
      title={text.invitationTo(gameTitle(props.card.game))}
      qr={text.QR}
      primary={props.primary}
    />
    <BigScreenButton id={props.card.id} />
  </Part>
);
