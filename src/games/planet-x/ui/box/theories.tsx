import { createSignal, For, type ParentProps, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../../core/contract.ts';
import { Announce } from '../../../../deduction/ui/box/announce.tsx';
import { type Due, DueList } from '../../../../deduction/ui/box/due-list.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Button, Chip, Dialog, SeatMark } from '../../../../ui/parts.tsx';
import { boardOf, onFrom, sectorAt } from '../../board.ts';
import { phasesFor, refuse } from '../../box/legal.ts';
import type { Move, PlanetXBox } from '../../box/types.ts';
import { BODIES, type Body, type Sector } from '../../types.ts';
import { withVerb } from '../dock-choose.ts';
import { deskOf } from '../dock-desk.ts';
import { shortThing } from '../dock-text.ts';
import { iconOf } from '../icon-of.ts';
import { asGame } from './as-game.ts';
import { phaseOf } from './ask.ts';
import { boxDeskOf, enteredBy } from './desk.ts';
import { PhaseStepper } from './dock-ask.tsx';
import { SectorStepper } from './others.tsx';
import * as text from './text.ts';

interface WindowProps extends PartProps<PlanetXBox> {
  readonly onClose: () => void;
}

/** What lies on the board, what is to be turned up, and what can be added. [P2] [P3] [P4] */
export const Theories = (props: ParentProps<WindowProps>) => {
  const view = () => props.table.view;
  const theories = () => view().public.theories;
  const desk = boxDeskOf(props.table);
  const due = (): readonly Due[] =>
    view().box.due.flatMap(number => {
      const theory = theories()[number];
      if (!theory) return [];
      const isKnown = view().box.here[theory.seat] === true;
      return [{ number, seat: theory.seat, says: text.dueSays(theory, props.table.name, isKnown), isKnown }];
    });
  const noPhase = () => (phasesFor(view()).length === 0 ? text.NO_PHASE : undefined);
  const placeOwn = () => {
    const draft = deskOf(asGame(props.table));
    props.onClose();
    draft.change(withVerb({ ...draft.draft(), picks: [], writes: 0 }, 'theory', view().public));
  };
  return (
    <Dialog title={text.THEORIES_TITLE} class="box-dialog" onClose={props.onClose}>
      <DueList
        table={props.table}
        title={text.TURN_UP_NOW}
        items={due()}
        things={() => BODIES}
        icon={iconOf}
        name={shortThing}
        onTurnUp={(theory, body) =>
          void props.table.act({ type: 'review', theory, body }, enteredBy(props.table))
        }
      />
      <section>
        <h3 class="label">{text.ON_BOARD}</h3>
        <ul class="box-list">
          <For each={theories()} fallback={<li class="dim">{text.NONE_ON_BOARD}</li>}>
            {theory => (
              <li>
                <p>
                  <SeatMark look={props.table.player(theory.seat).look} />
                  <Show when={theory.body}>
                    {body => <Icon name={iconOf(body())} class={iconOf(body())} />}
                  </Show>
                  <span>{text.theorySays(theory, props.table.name)}</span>
                  <Show when={theory.fate !== 'in-review'}>
                    <Icon name={theory.fate === 'right' ? 'check' : 'close'} class="s" />
                  </Show>
                </p>
              </li>
            )}
          </For>
        </ul>
      </section>
      <div class="box-window-buttons">
        <Show when={props.table.seat !== null && props.table.actors.length > 0}>
          <Button notNow={noPhase()} onPress={placeOwn}>
            {text.PLACE_OWN}
          </Button>
        </Show>
        <Show when={view().box.here.includes(false)}>
          <Button notNow={noPhase()} onPress={() => desk.change({ ...desk.draft(), window: 'add-theory' })}>
            {text.ADD_OTHER}
          </Button>
        </Show>
        <Show when={noPhase()}>{why => <p class="dimmer">{why()}</p>}</Show>
        {props.children}
      </div>
    </Dialog>
  );
};

/** A token of somebody who does not use this device; face down, or as it was turned up. [P2] [P4] */
export const AddTheory = (props: WindowProps) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const away = () => seatsOf(known().seats).filter(seat => !props.table.view.box.here[seat]);
  const [seat, setSeat] = createSignal<Seat | null>(onlyOne());
  const [sector, setSector] = createSignal<Sector>(sectorAt(known().arrow, board()));
  const [body, setBody] = createSignal<Body | null>(null);

  function onlyOne(): Seat | null {
    const [only, ...others] = away();
    return only !== undefined && others.length === 0 ? only : null;
  }
  const placed = () => {
    const [who, phase] = [seat(), phaseOf(props.table)];
    return who === null || phase === null ? null : { seat: who, sector: sector(), phase };
  };
  const move = (): Move | null => {
    const [now, shows] = [placed(), body()];
    if (!now) return null;
    return shows === null
      ? { type: 'place', ...now, body: null }
      : { type: 'review-other', ...now, body: shows };
  };
  const problem = () => {
    const now = move();
    if (!now) return text.NO_PHASE;
    const refusal = props.table.view.own ? refuse(props.table.view, now) : undefined;
    return refusal && text.refusalSays(refusal);
  };
  const words = () => {
    const now = placed();
    return now ? text.addedSays(now, whose => props.table.player(whose).name, body()) : '';
  };
  const enter = async () => {
    const now = move();
    if (now && (await props.table.act(now, enteredBy(props.table)))) props.onClose();
  };
  return (
    <Announce
      table={props.table}
      title={text.ADD_OTHER}
      seats={away()}
      seat={seat()}
      onSeat={setSeat}
      kinds={[]}
      kind={null}
      onKind={() => undefined}
      act={words()}
      problem={problem()}
      onCommit={() => void enter()}
      onClose={props.onClose}
    >
      <div class="box-range">
        <span>{text.SECTOR}</span>
        <SectorStepper
          label={text.SECTOR}
          value={sector()}
          onStep={by => setSector(onFrom(sector(), by, board()))}
        />
        <PhaseStepper table={props.table} />
      </div>
      <fieldset class="box-chips">
        <legend class="label">{text.SHOWS}</legend>
        <Chip chosen={body() === null} onPress={() => setBody(null)}>
          {text.FACE_DOWN}
        </Chip>
        <For each={BODIES}>
          {one => (
            <Chip chosen={body() === one} onPress={() => setBody(one)}>
              <Icon name={iconOf(one)} class={iconOf(one)} />
              {shortThing(one)}
            </Chip>
          )}
        </For>
      </fieldset>
    </Announce>
  );
};
