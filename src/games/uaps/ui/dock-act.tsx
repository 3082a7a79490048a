import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import type { Action, Quadrant } from '../types.ts';
import type { ActorProps } from './dock.tsx';
import { Analyze } from './dock-analyze.tsx';
import { toggledVerb } from './dock-choose.ts';
import { type Composing, createComposing } from './dock-composing.ts';
import { type Verb, verbsAt } from './dock-draft.ts';
import { Find } from './dock-find.tsx';
import { WishChoice } from './dock-follow.tsx';
import { isAction, priceOf, stacksOf } from './dock-landing.ts';
import { MoveTo } from './dock-move.tsx';
import { ActButton } from './dock-parts.tsx';
import { TakePhoto } from './dock-photo.tsx';
import { pricesOf } from './dock-prices.ts';
import { Survey, Target } from './dock-survey.tsx';
import * as text from './dock-text.ts';

export interface ComposerProps extends ActorProps {
  readonly composing: Composing;
}

/** One's turn: what to do, what it costs here and now, where it leads. */
export const Acting = (props: ActorProps) => {
  const known = () => props.table.view.public;
  const composing = createComposing(props.table, () => props.actor);
  const { draft, move, problem, warning, landing, commit } = composing;
  const stands = (): Quadrant => known().quadrants[props.actor] ?? 1;
  const standing = () => (known().freeMove ? text.standsAfterFreeMove : text.standsIn);
  const leads = () => {
    const there = landing();
    return there ? text.landingSays(there, props.actor, known(), props.table.name) : '';
  };
  const leadsShort = () => {
    const there = landing();
    return there ? text.landingShort(there, props.actor, props.table.name) : '';
  };
  const action = createMemo((): Action | null => {
    const now = move();
    return now && isAction(now) ? now : null;
  });
  const cost = () => {
    const now = action();
    return now ? priceOf(known(), props.actor, now).cost : null;
  };
  const act = (verb: Verb, words: typeof text.actSays) => {
    const now = move();
    return now ? words(now, known(), stands()) : text.verbName[verb];
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.turnOf(props.table.name(props.actor))}</strong>
        <span class="dim" classList={{ 'wide-only': draft().verb !== null }}>
          {standing()(stands(), stacksOf(known(), stands()))}
        </span>
        <Show when={draft().verb}>
          <span class="dim narrow-only">{problem() ?? leadsShort()}</span>
        </Show>
      </p>
      <div class="ua-acts">
        <For each={verbsAt('act')}>{verb => <VerbButton {...props} verb={verb} composing={composing} />}</For>
      </div>
      <Show when={draft().verb} fallback={<WishChoice {...props} />}>
        {verb => (
          <div class={`ua-composer told-above ${verb()}`}>
            <Composer {...props} composing={composing} />
            <Commit
              says={problem() ?? text.answeredThen(verb(), leads(), props.table.seat === null)}
              act={act(verb(), text.actSays)}
              short={act(verb(), text.actShort)}
              cost={cost()}
              notNow={problem()}
              busy={props.table.busy}
              warning={warning()}
              onCommit={commit}
            />
          </div>
        )}
      </Show>
    </>
  );
};

const VerbButton = (props: ComposerProps & { readonly verb: Verb }) => {
  const known = () => props.table.view.public;
  const prices = createMemo(() => pricesOf(known(), props.actor, props.verb));
  const notNow = () => {
    const { barred } = prices();
    if (barred !== undefined) return text.barredShort(barred, known().modifiers[stands() - 1] ?? 'blank');
    const isPrivate = props.verb === 'find' || props.verb === 'photo' || props.verb === 'analyze';
    return isPrivate && props.table.seat === null ? text.OWN_PAGE_FIRST : undefined;
  };
  const stands = () => known().quadrants[props.actor] ?? 1;
  return (
    <ActButton
      verb={props.verb}
      chosen={props.composing.draft().verb === props.verb}
      prices={prices()}
      notNow={notNow()}
      onPress={() => props.composing.change(toggledVerb(props.composing.draft(), props.verb))}
    />
  );
};

/** What one kind of act wants to know. */
export const Composer = (props: ComposerProps) => {
  const verb = () => props.composing.draft().verb;
  return (
    <Switch>
      <Match when={verb() === 'move'}>
        <MoveTo {...props} />
      </Match>
      <Match when={verb() === 'survey'}>
        <Survey {...props} />
      </Match>
      <Match when={verb() === 'target'}>
        <Target {...props} />
      </Match>
      <Match when={verb() === 'photo'}>
        <TakePhoto {...props} />
      </Match>
      <Match when={verb() === 'analyze'}>
        <Analyze {...props} />
      </Match>
      <Match when={verb() === 'find'}>
        <Find {...props} />
      </Match>
    </Switch>
  );
};
