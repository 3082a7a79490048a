import { createSignal, For, Match, Switch } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../../core/contract.ts';
import { Announce } from '../../../../deduction/ui/box/announce.tsx';
import { ThingChips } from '../../../../deduction/ui/dock.tsx';
import { Stepper } from '../../../../ui/composer.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Chip } from '../../../../ui/parts.tsx';
import { boardOf, onFrom, sectorAt } from '../../board.ts';
import { refuse } from '../../box/legal.ts';
import { tellText } from '../../box/notation.ts';
import type { Announced, PlanetXBox } from '../../box/types.ts';
import { titleText } from '../../text.ts';
import { type Sector, SIGHTS, type Sight, TOPICS, type Topic } from '../../types.ts';
import { VERB_ICONS } from '../dock-parts.tsx';
import { SURVEY_FOR, shortThing } from '../dock-text.ts';
import { iconOf } from '../icon-of.ts';
import { enteredBy, whoseTurn } from './desk.ts';
import * as text from './text.ts';

const KINDS = ['survey', 'target', 'research', 'locate'] as const;
type Kind = (typeof KINDS)[number];

/** What somebody announced who does not use this device. [C9] */
export const Others = (props: PartProps<PlanetXBox> & { readonly onClose: () => void }) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const away = () => seatsOf(known().seats).filter(seat => !props.table.view.box.here[seat]);
  const arrow = () => sectorAt(known().arrow, board());
  const [seat, setSeat] = createSignal(firstOf());
  const [kind, setKind] = createSignal<Kind | null>(null);
  const [of, setOf] = createSignal<Sight>('asteroid');
  const [from, setFrom] = createSignal<Sector>(arrow());
  const [to, setTo] = createSignal<Sector>(onFrom(arrow(), board().sectors / 2 - 1, board()));
  const [topic, setTopic] = createSignal<Topic | null>(null);
  const [found, setFound] = createSignal<boolean | null>(null);

  /** Whoever is expected now, or the only one there is. */
  function firstOf(): Seat | null {
    const turn = whoseTurn(props.table);
    if (turn !== null && away().includes(turn)) return turn;
    const [only, ...others] = away();
    return only !== undefined && others.length === 0 ? only : null;
  }
  const act = (): Announced | null => {
    switch (kind()) {
      case 'survey':
        return { type: 'survey', of: of(), from: from(), to: to() };
      case 'target':
        return { type: 'target', sector: from() };
      case 'research': {
        const chosen = topic();
        return chosen && { type: 'research', topic: chosen };
      }
      case 'locate': {
        const right = found();
        return right === null ? null : { type: 'locate', found: right };
      }
      case null:
        return null;
    }
  };
  const move = () => {
    const [who, done] = [seat(), act()];
    return who === null || done === null ? null : ({ type: 'announced', seat: who, act: done } as const);
  };
  const problem = () => {
    const now = move();
    if (!now) return kind() === 'locate' ? text.FOUND : text.TOPIC;
    const refusal = props.table.view.own ? refuse(props.table.view, now) : undefined;
    return refusal && text.refusalSays(refusal);
  };
  const words = () => {
    const now = move();
    return now ? text.announcedSays(props.table.player(now.seat).name, tellText(now.act)) : '';
  };
  const enter = async () => {
    const now = move();
    if (now && (await props.table.act(now, enteredBy(props.table)))) props.onClose();
  };
  const step = (set: (sector: Sector) => void, sector: () => Sector) => (by: number) =>
    set(onFrom(sector(), by, board()));
  return (
    <Announce
      table={props.table}
      seats={away()}
      seat={seat()}
      onSeat={setSeat}
      kinds={KINDS.map(one => ({ kind: one, name: text.actName[one], icon: VERB_ICONS[one] }))}
      kind={kind()}
      onKind={setKind}
      act={words()}
      problem={problem()}
      onCommit={() => void enter()}
      onClose={props.onClose}
    >
      <Switch>
        <Match when={kind() === 'survey'}>
          <ThingChips
            legend={SURVEY_FOR}
            things={SIGHTS}
            isChosen={sight => sight === of()}
            icon={iconOf}
            name={shortThing}
            onChoose={setOf}
          />
          <div class="box-range">
            <span>{text.FROM}</span>
            <SectorStepper label={text.FROM} value={from()} onStep={step(setFrom, from)} />
            <span>{text.TO}</span>
            <SectorStepper label={text.TO} value={to()} onStep={step(setTo, to)} />
          </div>
        </Match>
        <Match when={kind() === 'target'}>
          <div class="box-range">
            <span>{text.SECTOR}</span>
            <SectorStepper label={text.SECTOR} value={from()} onStep={step(setFrom, from)} />
          </div>
        </Match>
        <Match when={kind() === 'research'}>
          <fieldset class="box-topics">
            <legend class="label">{text.TOPIC}</legend>
            <For each={TOPICS}>
              {(one, index) => (
                <Chip chosen={topic() === one} onPress={() => setTopic(one)}>
                  <b class="data">{one}</b>
                  <span>{titleText(at(known().titles, index()), known().mode)}</span>
                </Chip>
              )}
            </For>
          </fieldset>
        </Match>
        <Match when={kind() === 'locate'}>
          <fieldset class="box-chips">
            <legend class="label">{text.FOUND}</legend>
            <Chip chosen={found() === true} onPress={() => setFound(true)}>
              {text.foundName.yes}
            </Chip>
            <Chip chosen={found() === false} onPress={() => setFound(false)}>
              {text.foundName.no}
            </Chip>
          </fieldset>
        </Match>
      </Switch>
    </Announce>
  );
};

export const SectorStepper = (props: {
  readonly label: string;
  readonly value: Sector;
  readonly onStep: (by: 1 | -1) => void;
}) => (
  <Stepper
    label={props.label}
    value={`${props.value}`}
    less={text.SECTOR_STEPS.less}
    more={text.SECTOR_STEPS.more}
    onStep={props.onStep}
  />
);
