import { For, Match, Show, Switch } from 'solid-js';
import { at } from '../../../core/contract.ts';
import { ThingChips } from '../../../deduction/ui/dock.tsx';
import { Commit, Stepper } from '../../../ui/composer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip } from '../../../ui/parts.tsx';
import { boardOf } from '../board.ts';
import { researchedLast } from '../legal.ts';
import { titleText } from '../text.ts';
import { SIGHTS, TOPICS } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import type { ActorProps } from './dock.tsx';
import { stepped, surveyedFor, widened, withVerb } from './dock-choose.ts';
import { type Composing, createComposing } from './dock-composing.ts';
import { type Verb, verbsAt } from './dock-draft.ts';
import { costInDraft } from './dock-landing.ts';
import { Locate } from './dock-locate.tsx';
import { ActButton } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { SECTOR } from './text.ts';
import { span } from './words.ts';

export interface ComposerProps extends ActorProps {
  readonly composing: Composing;
}

/** One's turn: what to do, what it costs, where it leads. */
export const Acting = (props: ActorProps) => {
  const known = () => props.table.view.public;
  const composing = createComposing(props.table, () => props.actor);
  const { draft, move, problem, warning, landing, change, commit } = composing;
  const notNow = (verb: Verb): string | undefined => {
    if (verb === 'target' && known().targets[props.actor] === 0) return text.NONE_LEFT;
    if (verb === 'research' && researchedLast(known(), props.actor)) return text.NOT_TWICE;
    return verb === 'locate' && props.table.seat === null ? text.OWN_PAGE_FIRST : undefined;
  };
  const leads = (words: typeof text.landingSays) => {
    const there = landing();
    return there ? words(there, props.actor, props.table.name) : '';
  };
  const toDo = (verb: Verb) =>
    problem() ?? text.answeredThen(verb, leads(text.landingSays), props.table.seat === null);
  const act = (verb: Verb, words: typeof text.actSays) => {
    const now = move();
    return now ? words(now) : text.verbName[verb];
  };
  /** Where its chip has room for signs only. */
  const topic = () => {
    const { verb, topic: chosen } = draft();
    const title = chosen && verb === 'research' ? known().titles[TOPICS.indexOf(chosen)] : undefined;
    return title ? titleText(title, known().mode) : '';
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.turnOf(props.table.name(props.actor))}</strong>
        <Show when={draft().verb} fallback={<span class="dim">{text.FARTHEST_BACK}</span>}>
          <span class="dim narrow-only">
            {problem() ?? leads(text.landingShort)} {topic()}
          </span>
        </Show>
      </p>
      <div class="px-acts">
        <For each={verbsAt('act')}>
          {verb => (
            <ActButton
              verb={verb}
              chosen={draft().verb === verb}
              cost={text.costsOf(verb, known().mode)}
              says={verb === 'target' ? text.targetsLeft(at(known().targets, props.actor)) : undefined}
              notNow={notNow(verb)}
              onPress={() => change(withVerb(draft(), verb, known()))}
            />
          )}
        </For>
      </div>
      <Show when={draft().verb}>
        {verb => (
          <div class={`px-composer told-above ${verb()}`}>
            <Composer table={props.table} actor={props.actor} composing={composing} />
            <Commit
              says={toDo(verb())}
              act={act(verb(), text.actSays)}
              short={act(verb(), text.actShort)}
              cost={costInDraft(draft(), known())}
              notNow={problem()}
              busy={props.table.busy}
              warning={warning()}
              onCommit={commit}
            >
              <Button kind="quiet" class="px-cancel" onPress={() => change({ ...draft(), verb: null })}>
                {text.CANCEL}
              </Button>
            </Commit>
          </div>
        )}
      </Show>
    </>
  );
};

/** What one kind of act wants to know. */
export const Composer = (props: ComposerProps) => (
  <Switch>
    <Match when={props.composing.draft().verb === 'survey'}>
      <Survey {...props} />
    </Match>
    <Match when={props.composing.draft().verb === 'target'}>
      <Target {...props} />
    </Match>
    <Match when={props.composing.draft().verb === 'research'}>
      <Research {...props} />
    </Match>
    <Match when={props.composing.draft().verb === 'locate'}>
      <Locate table={props.table} composing={props.composing} />
    </Match>
  </Switch>
);

const Survey = (props: ComposerProps) => {
  const known = () => props.table.view.public;
  const { draft, change } = props.composing;
  const range = () => {
    const now = draft().range;
    return now ? span(now.from, now.to) : text.NO_SECTOR;
  };
  return (
    <>
      <ThingChips
        legend={text.SURVEY_FOR}
        things={SIGHTS}
        isChosen={sight => sight === draft().of}
        icon={iconOf}
        name={text.shortThing}
        onChoose={of => change(surveyedFor(draft(), of, known()))}
      />
      <Stepper
        label={text.RANGE}
        value={range()}
        less={text.FEWER}
        more={text.MORE}
        onStep={by => change(widened(draft(), by, known().arrow, boardOf(known().mode)))}
      />
    </>
  );
};

const Target = (props: ComposerProps) => {
  const { draft, change } = props.composing;
  return (
    <Stepper
      label={SECTOR}
      value={text.sectorValue(draft().sector)}
      less={text.SECTOR_BEFORE}
      more={text.SECTOR_AFTER}
      onStep={by => change(stepped(draft(), by, props.table.view.public))}
    />
  );
};

const Research = (props: ComposerProps) => {
  const known = () => props.table.view.public;
  const { draft, change } = props.composing;
  const heard = (topic: (typeof TOPICS)[number]) =>
    known().acts.some(act => act.seat === props.actor && act.type === 'research' && act.topic === topic);
  return (
    <fieldset class="px-topics" data-point="topics">
      <legend class="sr">{text.TOPICS_LABEL}</legend>
      <For each={TOPICS}>
        {(topic, index) => (
          <Chip
            class={heard(topic) ? 'heard' : ''}
            chosen={draft().topic === topic}
            onPress={() => change({ ...draft(), topic })}
          >
            <b class="data">{topic}</b>
            <span class="px-topic-title">{titleText(at(known().titles, index()), known().mode)}</span>
            <span class="px-topic-things">
              <For each={at(known().titles, index())}>
                {body => <Icon name={iconOf(body)} class={iconOf(body)} />}
              </For>
            </span>
            <Show when={heard(topic)}>
              <small>{text.HEARD}</small>
            </Show>
          </Chip>
        )}
      </For>
    </fieldset>
  );
};
