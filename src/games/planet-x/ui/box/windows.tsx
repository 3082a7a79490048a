import { Match, Show, Switch } from 'solid-js';
import { SetRight } from '../../../../deduction/ui/box/set-right.tsx';
import { ENTERED } from '../../../../deduction/ui/box/text.ts';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Button, Confirm } from '../../../../ui/parts.tsx';
import { latest } from '../../box/legal.ts';
import type { Move, PlanetXBox } from '../../box/types.ts';
import { Coming } from '../rail.tsx';
import { asGame } from './as-game.ts';
import { boxDeskOf, enteredBy, type Window } from './desk.ts';
import { Entered } from './entered.tsx';
import { Others } from './others.tsx';
import * as text from './text.ts';
import { AddTheory, Theories } from './theories.tsx';
import { TurnSky } from './turn-sky.tsx';

/** To what can be marked as a mistake. [C14] */
export const EnteredButton = (props: PartProps<PlanetXBox>) => {
  const desk = boxDeskOf(props.table);
  return (
    <Show when={props.table.actors.length > 0}>
      <Button onPress={() => desk.change({ ...desk.draft(), window: 'entered' })}>{ENTERED}</Button>
    </Show>
  );
};

/** What is entered over the page. */
export const Windows = (props: PartProps<PlanetXBox>) => {
  const desk = boxDeskOf(props.table);
  const isOpen = (window: Window) => desk.draft().window === window;
  // One that made room for another closes late.
  const close = (window: Window) => () => {
    if (isOpen(window)) desk.change({ ...desk.draft(), window: null });
  };
  const known = () => props.table.view.public;
  const enter = (move: Move) => props.table.act(move, enteredBy(props.table));
  /** Where nobody tracks others, only pawns of this device are known. */
  const placed = () =>
    known().order.filter(seat => props.table.view.box.tracked || props.table.view.box.here[seat]);
  return (
    <Switch>
      <Match when={isOpen('others')}>
        <Others table={props.table} onClose={close('others')} />
      </Match>
      <Match when={isOpen('theories')}>
        <Theories table={props.table} onClose={close('theories')}>
          <EnteredButton table={props.table} />
        </Theories>
      </Match>
      <Match when={isOpen('add-theory')}>
        <AddTheory table={props.table} onClose={close('add-theory')} />
      </Match>
      <Match when={isOpen('turn')}>
        <TurnSky table={props.table} onClose={close('turn')} />
      </Match>
      <Match when={isOpen('track')}>
        <SetRight
          table={props.table}
          title={text.TRACK_TITLE}
          seats={placed()}
          time={seat => known().time[seat] ?? 0}
          most={latest(known())}
          place={time => text.placeSays(time, known().mode)}
          onSet={(seat, time) => enter({ type: 'set-time', seat, time })}
          onClose={close('track')}
        >
          <Coming table={asGame(props.table)} />
          <EnteredButton table={props.table} />
        </SetRight>
      </Match>
      <Match when={isOpen('entered')}>
        <Entered table={props.table} onClose={close('entered')} />
      </Match>
      <Match when={isOpen('reveal')}>
        <Confirm
          title={text.REVEAL_TITLE}
          says={text.revealSays(props.table.view.box.due.length)}
          doIt={text.REVEAL}
          keep={text.KEEP_PLAYING}
          onConfirm={() => void enter({ type: 'reveal' })}
          onClose={close('reveal')}
        />
      </Match>
    </Switch>
  );
};
