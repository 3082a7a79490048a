import { For, Match, Show, Switch } from 'solid-js';
import { othersChoosing } from '../../../deduction/ui/dock.ts';
import { ThingChips } from '../../../deduction/ui/dock.tsx';
import { CHANGE } from '../../../deduction/ui/dock-text.ts';
import { Commit, Stepper } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip } from '../../../ui/parts.tsx';
import { boardOf } from '../board.ts';
import { mostTheories, tokensLeft } from '../legal.ts';
import { BODIES, type Body, type Public } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import type { ActorProps } from './dock.tsx';
import { stepped, withAnother, withVerb, written } from './dock-choose.ts';
import { type Composing, createComposing } from './dock-composing.ts';
import { type Draft, othersIn, pickIn, verbsAt } from './dock-draft.ts';
import { Locate } from './dock-locate.tsx';
import { ActButton } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { SECTOR } from './text.ts';

/** A theory phase: all choose at once, face down, or pass. */
export const Theories = (props: ActorProps) => {
  const known = () => props.table.view.public;
  const composing = createComposing(props.table, () => props.actor);
  const decided = () => known().done[props.actor] === true;
  const hasTokens = () => (known().tokens[props.actor] ?? 0) > 0;
  const toDo = () => {
    if (!hasTokens()) return text.NO_TOKENS;
    const sealed = props.table.view.own?.sealed;
    return decided() && sealed
      ? text.sealedSays(sealed)
      : text.theoriesToDo(mostTheories(known(), props.actor));
  };
  return (
    <>
      <p class="turnline" classList={{ mine: !decided() }}>
        <strong>{toDo()}</strong>
        <span class="dim">
          {decided() ? CHANGE : text.THEORIES_SAY} {othersChoosing(props.table, props.actor)}
        </span>
      </p>
      <Show when={hasTokens()}>
        <div class="px-composer theory">
          <Claims {...props} composing={composing} />
          <Submit {...props} composing={composing} pass={text.NO_THEORY} passed={isPassed()} />
        </div>
      </Show>
    </>
  );

  function isPassed(): boolean {
    return props.table.view.own?.sealed?.length === 0;
  }
};

/** The one act that is left when somebody has found Planet X. */
export const LastAct = (props: ActorProps) => {
  const known = () => props.table.view.public;
  const composing = createComposing(props.table, () => props.actor);
  const { draft, change } = composing;
  return (
    <>
      <p class="turnline mine">
        <strong>{text.lastActToDo(known(), props.actor)}</strong>
        <span class="dim">{text.LAST_ACT_SAYS}</span>
      </p>
      <div class="px-acts">
        <For each={verbsAt('last-acts')}>
          {verb => (
            <ActButton
              verb={verb}
              chosen={draft().verb === verb}
              cost=""
              onPress={() => change(withVerb(draft(), verb, known()))}
            />
          )}
        </For>
      </div>
      <div class={`px-composer ${draft().verb}`}>
        <Switch>
          <Match when={draft().verb === 'theory'}>
            <Claims {...props} composing={composing} />
          </Match>
          <Match when={draft().verb === 'locate'}>
            <Locate table={props.table} composing={composing} />
          </Match>
        </Switch>
        <Submit {...props} composing={composing} pass={text.LAST_PASS} passed={false} />
      </div>
    </>
  );
};

export interface ClaimsProps extends ActorProps {
  readonly composing: Composing;
}

/** Sectors and things, on paper: nobody else may know the things. */
export const Claims = (props: ClaimsProps) => {
  const known = () => props.table.view.public;
  const { draft, change } = props.composing;
  const left = (body: Body) => {
    const { own } = props.table.view;
    const used = othersIn(draft()).filter(pick => pick.body === body).length;
    return own ? tokensLeft(own, body, boardOf(known().mode)) - used : 0;
  };
  const most = () => mostTheories(known(), props.actor);
  return (
    <section class="dock-private paper" aria-label={text.THEORIES_PRIVATE} data-point="claims">
      <div class="dock-private-row">
        <Show when={most() > 1 && draft().picks.length > 0} fallback={<span>{SECTOR}</span>}>
          <Picks draft={draft()} most={most()} known={known()} onChange={change} />
        </Show>
        <Stepper
          label={SECTOR}
          value={text.sectorValue(pickIn(draft())?.sector ?? null)}
          less={text.SECTOR_BEFORE}
          more={text.SECTOR_AFTER}
          onStep={by => change(stepped(draft(), by, known()))}
        />
      </div>
      <ThingChips
        legend={text.HOLDS}
        things={BODIES}
        isChosen={body => body === (pickIn(draft())?.body ?? draft().body)}
        icon={iconOf}
        name={text.shortThing}
        says={body => text.tokens(left(body))}
        notNow={body => (left(body) > 0 ? undefined : text.NONE_LEFT)}
        onChoose={body => change(written(draft(), body))}
      />
    </section>
  );
};

/** Which of several theories is being written. */
const Picks = (props: {
  readonly draft: Draft;
  readonly most: number;
  readonly known: Public;
  readonly onChange: (next: Draft) => void;
}) => (
  <fieldset class="px-picks">
    <legend class="sr">{text.WHICH_THEORY}</legend>
    <For each={props.draft.picks}>
      {(pick, index) => (
        <Chip
          act={false}
          chosen={props.draft.writes === index()}
          label={text.pickSays(pick)}
          onPress={() => props.onChange({ ...props.draft, writes: index() })}
        >
          <Show when={pick.body}>{body => <Icon name={iconOf(body())} class={iconOf(body())} />}</Show>
          <span class="data">{pick.sector}</span>
        </Chip>
      )}
    </For>
    <Show when={props.draft.picks.length < props.most}>
      <Chip
        act={false}
        icon="plus"
        label={text.ANOTHER_THEORY}
        onPress={() => props.onChange(withAnother(props.draft, props.known))}
      />
    </Show>
  </fieldset>
);

const Submit = (props: ClaimsProps & { readonly pass: string; readonly passed: boolean }) => {
  const { draft, move, problem, warning, change, commit } = props.composing;
  const act = () => {
    const now = move();
    return now ? text.actSays(now) : text.verbName[draft().verb ?? 'theory'];
  };
  const pass = () => {
    change({ ...draft(), picks: [] });
    void props.table.act({ type: 'submit', theories: [] }, props.actor);
  };
  return (
    <Commit act={act()} notNow={problem()} busy={props.table.busy} warning={warning()} onCommit={commit}>
      <Button
        act
        point="pass"
        keys={text.PASS_KEY}
        busy={props.table.busy}
        notNow={props.passed ? text.PASSED : undefined}
        onPress={pass}
      >
        {props.pass}
      </Button>
    </Commit>
  );
};
