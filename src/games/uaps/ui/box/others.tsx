import { createSignal, For, Match, Show, Switch } from 'solid-js';
import { seatsOf } from '../../../../core/contract.ts';
import { Announce } from '../../../../deduction/ui/box/announce.tsx';
import { ThingChips } from '../../../../deduction/ui/dock.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Chip } from '../../../../ui/parts.tsx';
import { boardOf } from '../../board.ts';
import type { UapsBox } from '../../box/types.ts';
import { SATELLITES, SURVEYED } from '../../types.ts';
import { FORMS } from '../dock-draft.ts';
import { VERB_ICONS } from '../dock-parts.tsx';
import { formName, verbName } from '../dock-text.ts';
import { iconOf } from '../icon-of.ts';
import { shortThing } from '../text.ts';
import {
  actSaid,
  type Kind,
  kindsAt,
  movesFor,
  NOTHING_SAID,
  type Saying,
  saidBy,
  withSector,
  withThing,
} from './announcing.ts';
import { enter, whoseTurn } from './desk.ts';
import { QuadrantChips, SectorsIn } from './quadrant-sectors.tsx';
import * as text from './text.ts';

/** What somebody announced who does not use this device. [C9] */
export const Others = (props: PartProps<UapsBox> & { readonly onClose: () => void }) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const away = () => {
    const { here } = props.table.view.box;
    const seats = seatsOf(known().seats).filter(seat => !here[seat]);
    return known().stage === 'last-acts' ? seats.filter(seat => known().lastActs.includes(seat)) : seats;
  };
  const first = () => {
    const turn = whoseTurn(props.table);
    const [only, ...more] = away();
    const seat = turn !== null && away().includes(turn) ? turn : more.length === 0 ? only : undefined;
    return seat === undefined ? NOTHING_SAID : saidBy(NOTHING_SAID, seat, known());
  };
  const [saying, setSaying] = createSignal<Saying>(first());
  const moves = () => movesFor(saying(), known(), board());
  const words = () => {
    const { seat } = saying();
    if (seat === null) return '';
    const act = actSaid(saying(), known(), board());
    const name = props.table.name(seat);
    return act ? text.announcedSays(name, act) : text.passSays(name);
  };
  const commit = async () => {
    if (await enter(props.table, ...moves())) props.onClose();
  };
  return (
    <Announce<UapsBox, Kind>
      table={props.table}
      seats={away()}
      seat={saying().seat}
      onSeat={seat => setSaying(now => saidBy(now, seat, known()))}
      kinds={kindsAt(known()).map(kind => ({
        kind,
        ...(kind === 'pass'
          ? { name: text.NO_LAST_ACT, icon: 'close' }
          : { name: verbName[kind], icon: VERB_ICONS[kind] }),
      }))}
      kind={saying().kind}
      onKind={kind => setSaying(now => ({ ...now, kind, sectors: [] }))}
      act={words()}
      problem={moves().length === 0 ? text.SAY_ALL : undefined}
      onCommit={() => void commit()}
      onClose={props.onClose}
    >
      <Details table={props.table} saying={saying()} onChange={setSaying} />
    </Announce>
  );
};

interface DetailsProps extends PartProps<UapsBox> {
  readonly saying: Saying;
  readonly onChange: (saying: Saying) => void;
}

/** Whatever more there is to say of it. */
const Details = (props: DetailsProps) => {
  const known = () => props.table.view.public;
  const kind = () => (props.saying.seat === null ? null : props.saying.kind);
  const change = (change: Partial<Saying>) => props.onChange({ ...props.saying, ...change });
  const standsSomewhere = () => kind() !== null && kind() !== 'find' && kind() !== 'pass';
  const namesSectors = () =>
    kind() === 'target' ||
    kind() === 'photo' ||
    (kind() === 'survey' && (props.saying.form === 'stack' || props.saying.form === 'sector'));
  return (
    <>
      <Show when={standsSomewhere()}>
        <QuadrantChips
          mode={known().mode}
          legend={text.STANDS_IN}
          chosen={props.saying.from}
          onChoose={from => change({ from, sectors: [] })}
        />
      </Show>
      <Switch>
        <Match when={kind() === 'move'}>
          <QuadrantChips
            mode={known().mode}
            legend={text.GOES_TO}
            chosen={props.saying.to}
            onChoose={to => change({ to })}
          />
        </Match>
        <Match when={kind() === 'survey'}>
          <SurveySaid {...props} />
        </Match>
        <Match when={kind() === 'analyze'}>
          <fieldset class="box-chips">
            <legend class="label">{text.SATELLITE}</legend>
            <For each={SATELLITES}>
              {satellite => (
                <Chip chosen={props.saying.satellite === satellite} onPress={() => change({ satellite })}>
                  <Icon name={iconOf(satellite)} class={iconOf(satellite)} />
                  {text.satelliteName(satellite)}
                </Chip>
              )}
            </For>
          </fieldset>
        </Match>
        <Match when={kind() === 'find'}>
          <fieldset class="box-chips">
            <legend class="label">{text.FOUND}</legend>
            <Chip chosen={props.saying.found === true} onPress={() => change({ found: true })}>
              {text.foundName.yes}
            </Chip>
            <Chip chosen={props.saying.found === false} onPress={() => change({ found: false })}>
              {text.foundName.no}
            </Chip>
          </fieldset>
        </Match>
      </Switch>
      <Show when={namesSectors()}>
        <SectorsIn
          known={known()}
          quadrant={props.saying.from}
          chosen={props.saying.sectors}
          onChoose={sector => props.onChange(withSector(props.saying, sector))}
        />
      </Show>
    </>
  );
};

const SurveySaid = (props: DetailsProps) => (
  <>
    <fieldset class="box-chips">
      <legend class="label">{text.WHERE}</legend>
      <For each={FORMS}>
        {form => (
          <Chip
            chosen={props.saying.form === form}
            onPress={() => props.onChange({ ...props.saying, form, sectors: [] })}
          >
            {formName[form]}
          </Chip>
        )}
      </For>
    </fieldset>
    <ThingChips
      legend={text.FOR_WHAT}
      icon={iconOf}
      name={thing => shortThing[thing]}
      things={SURVEYED}
      isChosen={thing => props.saying.of.includes(thing)}
      onChoose={thing => props.onChange(withThing(props.saying, thing))}
    />
  </>
);
