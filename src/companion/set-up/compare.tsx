import { Show } from 'solid-js';
import { Part } from '../../client/pages/page.tsx';
import { Share } from '../../client/pages/share/index.tsx';
import { addressOf, linkTo } from '../../client/route.ts';
import { BigCode } from '../big-code.tsx';
import { gameOf, type TableCode, written } from '../code.ts';
import { CopyCode } from '../copy-code.tsx';
import { BigButton } from '../frame.tsx';
import * as text from '../text/set-up.ts';
import { Modifiers } from './modifiers.tsx';

/** The code large, and every way to give it to the others. [C3] */
export const Compare = (props: {
  readonly code: TableCode;
  readonly onChange: (code: TableCode) => void;
  readonly starting: boolean;
  /** [C16] */
  readonly onJustMe: () => void;
}) => (
  <>
    <div class="compare">
      <BigCode code={written(props.code)} />
      <CopyCode code={written(props.code)} />
      <BigButton icon="play" {...text.JUST_ME} busy={props.starting} onPress={props.onJustMe} />
    </div>
    <Show when={gameOf(props.code.kind) === 'uaps'} fallback={<Send code={props.code} />}>
      <Modifiers code={props.code} onChange={props.onChange}>
        <Send code={props.code} />
      </Modifiers>
    </Show>
  </>
);

const Send = (props: { readonly code: TableCode }) => (
  <Part title={text.SEND}>
    <Share
      address={addressOf({ page: 'companion', at: 'new', what: written(props.code) })}
      title={text.LINK}
      qr={text.QR}
    />
    <p class="row wrap">
      <a class="more-link" href={linkTo({ page: 'companion', at: 'print', what: written(props.code) })}>
        {text.PRINT}
      </a>
      <a class="more-link" href={linkTo({ page: 'companion', at: 'solo', what: written(props.code) })}>
        {text.SOLO}
      </a>
    </p>
  </Part>
);
