import { createSignal, For, type ParentProps, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../../core/contract.ts';
import { Announce } from '../../../../deduction/ui/box/announce.tsx';
import { DueList } from '../../../../deduction/ui/box/due-list.tsx';
import { ThingChips } from '../../../../deduction/ui/dock.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Button, Dialog, SeatMark } from '../../../../ui/parts.tsx';
import { refuse } from '../../box/legal.ts';
import type { UapsBox } from '../../box/types.ts';
import { type Quadrant, type Sector, SUBJECTS, type Subject } from '../../types.ts';
import { iconOf } from '../icon-of.ts';
import { shortThing } from '../text.ts';
import { enter } from './desk.ts';
import { duePhotos, otherPhotos } from './photos.ts';
import { QuadrantChips, SectorsIn } from './quadrant-sectors.tsx';
import * as text from './text.ts';

type WindowProps = PartProps<UapsBox> & { readonly onClose: () => void };

/** What lies on the board, and what is to be turned up. [U2] [U3] */
export const Photos = (props: ParentProps<WindowProps & { readonly onAdd: () => void }>) => {
  const due = () =>
    duePhotos(props.table.view).map(photo => ({
      number: photo.number,
      seat: photo.seat,
      says: text.dueSays(photo, props.table.name),
      isKnown: false,
    }));
  return (
    <Dialog title={text.PHOTOS_TITLE} class="box-dialog" onClose={props.onClose}>
      <DueList<UapsBox, Subject>
        table={props.table}
        title={text.TURN_UP_NOW}
        items={due()}
        things={() => SUBJECTS}
        icon={iconOf}
        name={subject => shortThing[subject]}
        onTurnUp={(photo, subject) => {
          if (subject) void enter(props.table, { type: 'verify', photo, subject });
        }}
      />
      <ul class="box-list">
        <For
          each={otherPhotos(props.table.view)}
          fallback={
            <Show when={due().length === 0}>
              <li class="dim">{text.NO_PHOTOS}</li>
            </Show>
          }
        >
          {photo => (
            <li>
              <p>
                <SeatMark look={props.table.player(photo.seat).look} />
                <span>{text.photoSays(photo, props.table.name)}</span>
                <Show when={photo.subject}>
                  {subject => <Icon name={iconOf(subject())} class={iconOf(subject())} />}
                </Show>
              </p>
            </li>
          )}
        </For>
      </ul>
      <Button onPress={props.onAdd}>{text.ADD_PHOTO}</Button>
      {props.children}
    </Dialog>
  );
};

/** One that was not entered when it was taken. [U3] */
export const AddPhoto = (props: WindowProps) => {
  const known = () => props.table.view.public;
  const [seat, setSeat] = createSignal<Seat | null>(null);
  const [quadrant, setQuadrant] = createSignal<Quadrant | null>(null);
  const [sector, setSector] = createSignal<Sector | null>(null);
  const [subject, setSubject] = createSignal<Subject | null>(null);
  const move = () => {
    const [who, where, what] = [seat(), sector(), subject()];
    if (who === null || where === null || what === null) return null;
    return { type: 'verify-other', seat: who, sector: where, subject: what } as const;
  };
  const problem = () => {
    const now = move();
    if (!now) return text.SAY_ALL;
    const refusal = props.table.seat === null ? undefined : refuse(props.table.view, now);
    return refusal === undefined ? undefined : text.refusalSays(refusal);
  };
  const words = () => {
    const now = move();
    return now ? text.addSays(props.table.name(now.seat), now.sector, now.subject) : '';
  };
  const commit = async () => {
    const now = move();
    if (now && (await enter(props.table, now))) props.onClose();
  };
  return (
    <Announce<UapsBox, never>
      table={props.table}
      title={text.ADD_TITLE}
      seats={seatsOf(known().seats)}
      seat={seat()}
      onSeat={setSeat}
      kinds={[]}
      kind={null}
      onKind={() => undefined}
      act={words()}
      problem={problem()}
      onCommit={() => void commit()}
      onClose={props.onClose}
    >
      <QuadrantChips
        mode={known().mode}
        legend={text.WHERE}
        chosen={quadrant()}
        onChoose={one => {
          setQuadrant(one);
          setSector(null);
        }}
      />
      <SectorsIn
        known={known()}
        quadrant={quadrant()}
        chosen={[sector()].filter(one => one !== null)}
        onChoose={setSector}
      />
      <ThingChips
        legend={text.SHOWS}
        icon={iconOf}
        name={thing => shortThing[thing]}
        things={SUBJECTS}
        isChosen={thing => subject() === thing}
        onChoose={setSubject}
      />
    </Announce>
  );
};
