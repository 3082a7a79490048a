import { createMemo, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Tool } from '../../../ui/parts.tsx';
import { text as gameText } from '../text.ts';
import type { UfoHunter } from '../types.ts';
import { readOf } from './desk.ts';
import { CardLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { newestFound } from './found.ts';

/** What was turned up through this screen, until it is put away or something else is decided. */
export const FoundSlip = (props: PartProps<UfoHunter>) => {
  const read = readOf(props.table);
  const newest = createMemo(() => {
    const { seat, actors, story } = props.table;
    return newestFound(story, seat === null ? actors : [seat]);
  });
  const unread = () => {
    const found = newest();
    return found && found.number !== read.draft().found ? found : undefined;
  };
  const says = (event: Parameters<typeof gameText.event>[0]) =>
    gameText.event(event, props.table.name, props.table.seat ?? undefined);
  return (
    <Show when={unread()}>
      {found => (
        <section class="uh-found" data-point="found" aria-label={text.TURNED_UP}>
          <p>
            <CardLine card={found().card} region={found().region} />
            {found().events.map(says).join(' ')}
          </p>
          <Tool icon="close" label={text.PUT_AWAY} onPress={() => read.change({ found: found().number })} />
        </section>
      )}
    </Show>
  );
};
