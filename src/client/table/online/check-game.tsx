import { createSignal, lazy, Show, Suspense } from 'solid-js';
import type { TableLink } from '../../../ui/link.ts';
import { Button, Dialog } from '../../../ui/parts.tsx';
import type { OnlineTable } from '../../online/online.ts';
import * as text from './text.ts';

// It computes the whole game again, with all the rules.
const CheckReport = lazy(async () => ({ default: (await import('./check-report.tsx')).CheckReport }));

export const CheckGame = (props: {
  readonly link: TableLink;
  /** Nothing for a table of this device, which came from a file. */
  readonly online: OnlineTable | undefined;
}) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button icon="check" onPress={() => setOpen(true)}>
        {text.CHECK}
      </Button>
      <Show when={open()}>
        <Dialog title={text.CHECK} onClose={() => setOpen(false)}>
          <Suspense fallback={<p role="status">{text.CHECKING}</p>}>
            <CheckReport link={props.link} online={props.online} />
          </Suspense>
        </Dialog>
      </Show>
    </>
  );
};
