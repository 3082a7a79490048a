import './beside.css';
import { createSignal, For, Show } from 'solid-js';
import type { BesideLine, Seen } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Dialog, isBot, SeatMark } from '../../../ui/parts.tsx';
import type { Pieces } from './pieces.ts';
import * as text from './text.ts';

interface CardProps {
  readonly pieces: Pieces;
  readonly table: Seen;
}

/** Instead of the dock while something is to be done with the pieces, or a bot waits to be let. [A1] */
export const PiecesCard = (props: CardProps & { readonly thinking: boolean }) => {
  const [looksBack, setLooksBack] = createSignal(false);
  return (
    <section class="dock mine beside" aria-label={text.LABEL} tabindex={-1} data-refuge>
      <Show when={props.pieces.open().length > 0} fallback={<Turn {...props} />}>
        <h2 class="title">{text.title(props.pieces.open().filter(({ todo }) => todo).length)}</h2>
        <For each={props.table.facts.players.filter(isBot)}>
          {({ name }) => <p class="dim">{text.theAi(name)}</p>}
        </For>
        <Lines lines={props.pieces.open()} table={props.table} />
      </Show>
      <div class="row beside-foot">
        <Show when={props.pieces.earlier().length > 0}>
          <Button kind="quiet" icon="history" onPress={() => setLooksBack(true)}>
            {text.EARLIER}
          </Button>
        </Show>
        <span class="sp" />
        <Show
          when={props.pieces.open().length > 0}
          fallback={<Begin pieces={props.pieces} table={props.table} thinking={props.thinking} />}
        >
          <Button kind="primary" act onPress={props.pieces.done}>
            {text.DONE}
          </Button>
        </Show>
      </div>
      <Show when={looksBack()}>
        <EarlierSteps pieces={props.pieces} table={props.table} onClose={() => setLooksBack(false)} />
      </Show>
    </section>
  );
};

const nameOf = ({ pieces, table }: CardProps): string => {
  const seat = pieces.turnOf();
  return seat === null ? '' : table.name(seat);
};

const Turn = (props: CardProps) => (
  <>
    <h2 class="title">{text.turnTitle(nameOf(props))}</h2>
    <p class="dim">
      {text.theAi(nameOf(props))} {text.TURN_SAYS}
    </p>
  </>
);

const Begin = (props: CardProps & { readonly thinking: boolean }) => (
  <Button kind="primary" act busy={props.thinking} onPress={props.pieces.begin}>
    {props.thinking ? text.thinks(nameOf(props)) : text.begin(nameOf(props))}
  </Button>
);

/** By whose pieces they are; what only happened stands back. */
const Lines = (props: { readonly lines: readonly BesideLine[]; readonly table: Seen }) => (
  <ul class="beside-lines">
    <For each={props.lines}>
      {line => (
        <li classList={{ said: !line.todo }}>
          <Mark line={line} table={props.table} />
          <span>{line.says}</span>
        </li>
      )}
    </For>
  </ul>
);

const Mark = (props: { readonly line: BesideLine; readonly table: Seen }) => {
  const { seat, todo } = props.line;
  return seat === null ? (
    <Icon name={todo ? 'rotate' : 'notes'} />
  ) : (
    <SeatMark look={props.table.player(seat).look} />
  );
};

export const EarlierSteps = (props: CardProps & { readonly onClose: () => void }) => (
  <Dialog title={text.EARLIER_TITLE} onClose={props.onClose} class="beside-earlier">
    <For each={props.pieces.earlier()} fallback={<p>{text.NOTHING_EARLIER}</p>}>
      {lines => <Lines lines={lines} table={props.table} />}
    </For>
  </Dialog>
);
