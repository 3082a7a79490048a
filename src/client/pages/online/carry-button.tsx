import { createSignal, Show, Suspense } from 'solid-js';
import { Button, Dialog } from '../../../ui/parts.tsx';
import { CarrySeat } from '../../table/online/invite.tsx';
import { CARRY } from '../../table/online/text.ts';

/** For whoever sits down on one device and plays on another. */
export const CarryButton = (props: { readonly id: string }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button icon="pass" onPress={() => setOpen(true)}>
        {CARRY}
      </Button>
      <Show when={open()}>
        <Dialog title={CARRY} onClose={() => setOpen(false)}>
          <Suspense>
            <CarrySeat id={props.id} />
          </Suspense>
        </Dialog>
      </Show>
    </>
  );
};
