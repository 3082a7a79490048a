import { For, Match, Show, Switch } from 'solid-js';
import { seatsOf } from '../../../../core/contract.ts';
import { Entered } from '../../../../deduction/ui/box/entered.tsx';
import { SetRight } from '../../../../deduction/ui/box/set-right.tsx';
import { ENTERED } from '../../../../deduction/ui/box/text.ts';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Button, Confirm } from '../../../../ui/parts.tsx';
import { FARTHEST, isTimed } from '../../box/legal.ts';
import type { UapsBox } from '../../box/types.ts';
import { Coming } from '../rail.tsx';
import { asGame } from './as-game.ts';
import { boxDeskOf, enter, type Window } from './desk.ts';
import { enteredIn } from './entered.ts';
import { Others } from './others.tsx';
import { knownFaceDown, unknownFaceDown } from './photos.ts';
import { AddPhoto, Photos } from './photos.tsx';
import { QuadrantChips } from './quadrant-sectors.tsx';
import * as text from './text.ts';

/** What lies over the page, one thing at a time. */
export const Windows = (props: PartProps<UapsBox>) => {
  const desk = boxDeskOf(props.table);
  const window = () => desk.draft().window;
  /** One that made room for another closes late. */
  const closes = (one: Window) => () => {
    if (window() === one) desk.change({ ...desk.draft(), window: null });
  };
  return (
    <Switch>
      <Match when={window() === 'others'}>
        <Others table={props.table} onClose={closes('others')} />
      </Match>
      <Match when={window() === 'photos'}>
        <Photos
          table={props.table}
          onAdd={() => desk.change({ ...desk.draft(), window: 'add-photo' })}
          onClose={closes('photos')}
        >
          <EnteredButton table={props.table} />
        </Photos>
      </Match>
      <Match when={window() === 'add-photo'}>
        <AddPhoto table={props.table} onClose={closes('add-photo')} />
      </Match>
      <Match when={window() === 'turn'}>
        <Confirm
          title={text.TURN_TITLE}
          says={text.turnSays(props.table.view.box.tracked, knownFaceDown(props.table.view))}
          doIt={text.TURN}
          keep={text.NOT_YET}
          onConfirm={() => void enter(props.table, { type: 'turn' })}
          onClose={closes('turn')}
        />
      </Match>
      <Match when={window() === 'set-right'}>
        <Places table={props.table} onClose={closes('set-right')} />
      </Match>
      <Match when={window() === 'entered'}>
        <Entered
          table={props.table}
          items={enteredIn(props.table)}
          onMistake={key => {
            const marked = enteredIn(props.table).find(item => item.key === key);
            if (marked) void enter(props.table, marked.mistake);
          }}
          onClose={closes('entered')}
        />
      </Match>
      <Match when={window() === 'reveal'}>
        <Confirm
          title={text.REVEAL_TITLE}
          says={text.revealSays(unknownFaceDown(props.table.view))}
          doIt={text.REVEAL}
          keep={text.KEEP_PLAYING}
          onConfirm={() => void enter(props.table, { type: 'reveal' })}
          onClose={closes('reveal')}
        />
      </Match>
    </Switch>
  );
};

/** To what can be marked as a mistake. [C14] */
export const EnteredButton = (props: PartProps<UapsBox>) => {
  const desk = boxDeskOf(props.table);
  return (
    <Show when={props.table.actors.length > 0}>
      <Button onPress={() => desk.change({ ...desk.draft(), window: 'entered' })}>{ENTERED}</Button>
    </Show>
  );
};

/** Tokens on the track, and researchers on the Earth. [C10] */
const Places = (props: PartProps<UapsBox> & { readonly onClose: () => void }) => {
  const known = () => props.table.view.public;
  const seats = () => seatsOf(known().seats);
  return (
    <SetRight
      table={props.table}
      seats={known().order.filter(seat => isTimed(props.table.view.box, seat))}
      time={seat => known().time[seat] ?? 0}
      most={FARTHEST}
      place={text.placeSays}
      onSet={(seat, time) => enter(props.table, { type: 'set-time', seat, time })}
      onClose={props.onClose}
    >
      <Show when={props.table.view.box.tracked}>
        <Coming table={asGame(props.table)} />
      </Show>
      <For each={seats()}>
        {seat => (
          <QuadrantChips
            mode={known().mode}
            legend={text.quadrantOf(props.table.name(seat))}
            chosen={known().quadrants[seat] ?? null}
            onChoose={quadrant => {
              if (known().quadrants[seat] !== quadrant)
                void enter(props.table, { type: 'stand', seat, quadrant });
            }}
          />
        )}
      </For>
      <EnteredButton table={props.table} />
    </SetRight>
  );
};
