import { createSignal, lazy, Show, Suspense } from 'solid-js';
import { Button, Dialog } from '../../../ui/parts.tsx';
import type { AtTable } from './at-table.ts';
import * as text from './text.ts';

// It computes the whole game again, with all the rules.
const CheckReport = lazy(async () => ({ default: (await import('./check-report.tsx')).CheckReport }));

export const CheckGame = (props: { readonly at: AtTable }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button icon="check" onPress={() => setOpen(true)}>
        {text.CHECK}
      </Button>
      <Show when={open()}>
        <Dialog title={text.CHECK} onClose={() => setOpen(false)}>
          <Suspense fallback={<p role="status">{text.CHECKING}</p>}>
            <CheckReport table={props.at.table} />
          </Suspense>
        </Dialog>
      </Show>
    </>
  );
};
