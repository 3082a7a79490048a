import { createEffect, createSignal, For, on, type ParentProps, Show } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button, Chip, SeatName } from '../../../ui/parts.tsx';
import { messagesLeft } from '../legal.ts';
import { text as gameText, typeName } from '../text.ts';
import { DISCLOSURES, type Unacknowledged } from '../types.ts';
import { glyph, tint } from './card.tsx';
import {
  BLANK,
  type Draft,
  messageOf,
  needs,
  PLACES,
  placed,
  placeOf,
  refuseDraft,
  VERBS,
} from './composer.ts';
import * as text from './dock-text.ts';

interface ComposerProps extends PartProps<Unacknowledged>, ParentProps {
  /** Null around an open table until somebody speaks. */
  readonly speaker: Seat | null;
  readonly onSaid?: () => void;
}

/** A sentence out of chips; beside it lies what else can be done. */
export const Composer = (props: ComposerProps) => {
  const [draft, setDraft] = createSignal<Draft>(BLANK);
  const left = () => (props.speaker === null ? 0 : messagesLeft(props.table.view, props.speaker));
  const speaking = () => (props.speaker === null || left() === 0 ? null : { seat: props.speaker });
  const isReady = () => props.speaker !== null && props.table.view.public.done[props.speaker] === true;
  createEffect(
    on(
      () => `${props.speaker} ${props.table.view.public.talk.length}`,
      () => setDraft(BLANK),
      { defer: true },
    ),
  );
  const said = (whole: Draft) => {
    if (draft() === whole) setDraft(whole.verb === 'propose' ? BLANK : { ...BLANK, verb: whole.verb });
    props.onSaid?.();
  };
  return (
    <div class="un-composer" classList={{ unhurried: isReady() }} data-talk data-point="composer">
      <Show when={speaking()}>
        {speaker => <Chips table={props.table} speaker={speaker().seat} draft={draft()} change={setDraft} />}
      </Show>
      <Show when={props.speaker !== null && left() === 0}>
        <p class="dim">{gameText.refusal('no-messages-left')}</p>
      </Show>
      <div class="un-commit">
        <Show when={speaking()}>
          {speaker => <Say table={props.table} speaker={speaker().seat} draft={draft()} said={said} />}
        </Show>
        {props.children}
      </div>
    </div>
  );
};

interface DraftProps extends PartProps<Unacknowledged> {
  readonly speaker: Seat;
  readonly draft: Draft;
}

const Say = (props: DraftProps & { readonly said: (draft: Draft) => void }) => {
  const message = () => messageOf(props.draft);
  const whyNot = () => {
    if (message() === null) return needs(props.draft.verb) === 'seat' ? text.CHOOSE_SEAT : text.CHOOSE_TYPE;
    const code = refuseDraft(props.table.view, props.speaker, props.draft);
    return code && gameText.refusal(code);
  };
  const preview = () => {
    const whole = message();
    return whole && text.sentence(whole, props.table.name, props.speaker);
  };
  const say = async () => {
    const { draft, speaker } = props;
    const whole = messageOf(draft);
    if (whole !== null && (await props.table.act({ type: 'say', message: whole }, speaker)))
      props.said(draft);
  };
  return (
    <>
      <Show when={message() !== null && whyNot()}>
        {why => (
          <p class="un-why" role="status">
            {why()}
          </p>
        )}
      </Show>
      <Button class="un-say" notNow={whyNot()} busy={props.table.busy} onPress={() => void say()}>
        {text.sayIt(preview())}
      </Button>
    </>
  );
};

const Chips = (props: DraftProps & { readonly change: (draft: Draft) => void }) => (
  <>
    <fieldset class="un-chips un-verbs">
      <legend class="sr">{text.WHAT_KIND}</legend>
      <For each={VERBS}>
        {verb => (
          <Chip
            chosen={props.draft.verb === verb}
            onPress={() => props.change({ ...props.draft, verb })}
            label={text.verbName[verb]}
          >
            <span class="un-long">{text.verbName[verb]}</span>
            <span class="un-short">{text.verbShort[verb]}</span>
          </Chip>
        )}
      </For>
    </fieldset>
    <Show when={needs(props.draft.verb) === 'type'} fallback={<About {...props} />}>
      <Types {...props} />
    </Show>
    <Show when={props.draft.verb === 'propose'}>
      <Places {...props} />
    </Show>
  </>
);

type ChipsProps = Parameters<typeof Chips>[0];

/** A plan is refused as a whole, beside the button that says it. */
const whyNot = (props: ChipsProps, change: Partial<Draft>): string | undefined => {
  if (props.draft.verb === 'propose') return undefined;
  const code = refuseDraft(props.table.view, props.speaker, { ...props.draft, ...change });
  return code && text.shortWhy[code];
};

const Types = (props: ChipsProps) => (
  <fieldset class="un-chips un-types">
    <legend class="sr">{text.WHICH_TYPE}</legend>
    <For each={DISCLOSURES}>
      {of => (
        <Chip
          class={tint(of)}
          chosen={props.draft.of === of}
          notNow={whyNot(props, { of })}
          onPress={() => props.change({ ...props.draft, of })}
        >
          <Icon name={glyph(of)} />
          {typeName[of]}
        </Chip>
      )}
    </For>
  </fieldset>
);

const About = (props: ChipsProps) => (
  <fieldset class="un-chips un-about">
    <legend class="sr">{text.WHO}</legend>
    <For each={seatsOf(props.table.view.public.seats).filter(seat => seat !== props.speaker)}>
      {about => (
        <Chip
          chosen={props.draft.about === about}
          notNow={whyNot(props, { about })}
          onPress={() => props.change({ ...props.draft, about })}
        >
          <SeatName look={props.table.player(about).look} name={props.table.name(about)} />
        </Chip>
      )}
    </For>
  </fieldset>
);

const Places = (props: ChipsProps) => {
  const next = (seat: Seat) => at(PLACES, (PLACES.indexOf(placeOf(props.draft, seat)) + 1) % PLACES.length);
  return (
    <fieldset class="un-chips un-places">
      <legend class="sr">{text.WHO_DOES_WHAT}</legend>
      <For each={seatsOf(props.table.view.public.seats)}>
        {seat => (
          <Chip
            class={placeOf(props.draft, seat)}
            label={text.placeLabel(props.table.name(seat), placeOf(props.draft, seat))}
            onPress={() => props.change(placed(props.draft, seat, next(seat)))}
          >
            <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
            <small>{text.placeName(props.table.name(seat), placeOf(props.draft, seat))}</small>
          </Chip>
        )}
      </For>
    </fieldset>
  );
};
