import { createSignal, Show } from 'solid-js';
import { Button, Dialog } from '../../../ui/parts.tsx';
import { ToBigScreen } from '../../table/online/invite.tsx';
import { TO_BIG_SCREEN } from '../../table/online/text.ts';

/** For people around one table who have a television, too. */
export const BigScreenButton = (props: { readonly id: string }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <div>
      <Button icon="see" kind="quiet" onPress={() => setOpen(true)}>
        {TO_BIG_SCREEN}
      </Button>
      <Show when={open()}>
        <Dialog title={TO_BIG_SCREEN} onClose={() => setOpen(false)}>
          <ToBigScreen id={props.id} />
        </Dialog>
      </Show>
    </div>
  );
};
