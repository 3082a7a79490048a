import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { at, type Seat } from '../../../../core/contract.ts';
import { BigAct, BigActs, TableActs } from '../../../../deduction/ui/box/big-act.tsx';
import { WhoActs } from '../../../../deduction/ui/box/who-acts.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { boardOf, sectorAt } from '../../board.ts';
import { counted } from '../../box/legal.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { researchedLast } from '../../legal.ts';
import { withVerb } from '../dock-choose.ts';
import { deskOf } from '../dock-desk.ts';
import type { Verb } from '../dock-draft.ts';
import { VERB_ICONS } from '../dock-parts.tsx';
import { costsOf, NONE_LEFT, NOT_TWICE, targetsLeft, verbKey, verbName } from '../dock-text.ts';
import { asGame } from './as-game.ts';
import { boxDeskOf, enteredBy, mayAsk, type Window, whoseTurn } from './desk.ts';
import { phaseToFill } from './phase.ts';
import * as text from './text.ts';

const QUESTIONS = ['survey', 'target', 'research', 'locate'] as const;

/** Whose turn it is, and everything that can be done or entered. */
export const Turn = (props: PartProps<PlanetXBox>) => (
  <>
    <Line table={props.table} />
    <Show when={props.table.seat !== null ? { seat: props.table.seat } : undefined}>
      {mine => (
        <BigActs>
          <Questions table={props.table} actor={mine().seat} />
        </BigActs>
      )}
    </Show>
    <Entries table={props.table} />
  </>
);

const Line = (props: PartProps<PlanetXBox>) => {
  const known = () => props.table.view.public;
  const box = () => props.table.view.box;
  const desk = boxDeskOf(props.table);
  const turn = () => {
    const seat = whoseTurn(props.table);
    return seat === null ? undefined : { seat };
  };
  const says = (seat: Seat) =>
    known().stage === 'last-acts'
      ? text.LAST_ACTS
      : text.farthestBack(props.table.name(seat), at(known().time, seat), known().mode);
  const anyway = (seat: Seat) =>
    props.table.seat !== null && seat !== props.table.seat && known().stage === 'act' && !desk.draft().anyway
      ? () => desk.change({ ...desk.draft(), anyway: true })
      : undefined;
  const take = (seat: Seat) => {
    const { openPage } = props.table;
    return openPage && box().here[seat] ? () => openPage(seat) : undefined;
  };
  const finder = () => {
    const { finder: found } = known();
    return found === null ? undefined : text.foundBy(props.table.name(found));
  };
  const rest = () => {
    if (known().stage === 'know') return text.WAIT_FOR_START;
    if (known().stage === 'last-acts' && known().lastActs.length === 0) return text.ALL_DONE;
    if (known().stage === 'last-acts') return text.LAST_ACTS_COME;
    return props.table.seat === null ? text.OPEN_TABLE : text.UNTRACKED;
  };
  return (
    <>
      <Show when={finder()}>{says => <p class="dim">{says()}</p>}</Show>
      <Show
        when={turn()}
        fallback={
          <p class="turnline">
            <strong>{rest()}</strong>
          </p>
        }
      >
        {now => (
          <WhoActs
            table={props.table}
            seat={now().seat}
            isHere={box().here[now().seat] === true}
            says={says(now().seat)}
            onAnyway={anyway(now().seat)}
            onTake={take(now().seat)}
          />
        )}
      </Show>
    </>
  );
};

const Questions = (props: PartProps<PlanetXBox> & { readonly actor: Seat }) => {
  const known = () => props.table.view.public;
  const desk = deskOf(asGame(props.table));
  const choose = (verb: Verb) => desk.change(withVerb(desk.draft(), verb, known()));
  const notNow = (verb: Verb): string | undefined => {
    if (verb === 'target' && known().targets[props.actor] === 0) return NONE_LEFT;
    return verb === 'research' && researchedLast(counted(props.table.view), props.actor)
      ? NOT_TWICE
      : undefined;
  };
  return (
    <Switch>
      <Match when={known().stage === 'act' && mayAsk(props.table)}>
        <For each={QUESTIONS}>
          {verb => (
            <BigAct
              icon={VERB_ICONS[verb]}
              name={verbName[verb]}
              says={verb === 'target' ? targetsLeft(at(known().targets, props.actor)) : undefined}
              cost={costsOf(verb, known().mode)}
              notNow={notNow(verb)}
              keys={verbKey[verb]}
              point={verb}
              onPress={() => choose(verb)}
            />
          )}
        </For>
      </Match>
      <Match when={known().lastActs.includes(props.actor)}>
        <BigAct
          icon={VERB_ICONS.locate}
          name={verbName.locate}
          keys={verbKey.locate}
          onPress={() => choose('locate')}
        />
        <Pass table={props.table} seat={props.actor} />
      </Match>
    </Switch>
  );
};

const Pass = (props: PartProps<PlanetXBox> & { readonly seat: Seat }) => (
  <BigAct
    icon="pass"
    name={text.PASS}
    says={props.table.name(props.seat)}
    onPress={() => void props.table.act({ type: 'pass', seat: props.seat }, enteredBy(props.table))}
  />
);

const Entries = (props: PartProps<PlanetXBox>) => {
  const known = () => props.table.view.public;
  const box = () => props.table.view.box;
  const desk = boxDeskOf(props.table);
  const open = (window: Window) => desk.change({ ...desk.draft(), window });
  const faceDown = () => known().theories.filter(({ fate }) => fate === 'in-review').length;
  const turnIsAway = () => {
    const turn = whoseTurn(props.table);
    return turn !== null && box().here[turn] === false;
  };
  const asked = createMemo(() => phaseToFill(props.table));
  const theories = () => {
    if (box().due.length > 0) return text.dueCount(box().due.length);
    const phase = asked();
    return phase === null ? text.tokensOut(faceDown()) : text.phaseNews(phase);
  };
  const isOver = () => known().stage === 'last-acts' && known().lastActs.length === 0;
  return (
    <TableActs>
      <Show when={known().stage !== 'know'}>
        <BigAct
          icon="a-theory"
          name={text.THEORIES}
          says={theories()}
          waits={box().due.length > 0 || asked() !== null}
          keys={text.keyOf.theories}
          onPress={() => open('theories')}
        />
      </Show>
      <Show when={box().here.includes(false)}>
        <BigAct
          icon="people"
          name={text.OTHERS}
          waits={turnIsAway()}
          keys={text.keyOf.others}
          onPress={() => open('others')}
        />
      </Show>
      <For each={known().lastActs.filter(seat => !box().here[seat])}>
        {seat => <Pass table={props.table} seat={seat} />}
      </For>
      <Show when={!box().tracked && known().stage === 'act'}>
        <BigAct
          icon="rotate"
          name={text.TURN_SKY}
          says={text.arrowAt(sectorAt(known().arrow, boardOf(known().mode)))}
          keys={text.keyOf.turn}
          onPress={() => open('turn')}
        />
      </Show>
      <BigAct icon="clock" name={text.TRACK} keys={text.keyOf.track} onPress={() => open('track')} />
      <BigAct
        icon="o-planetx"
        name={text.END}
        waits={isOver()}
        keys={text.keyOf.end}
        onPress={() => open('reveal')}
      />
    </TableActs>
  );
};
