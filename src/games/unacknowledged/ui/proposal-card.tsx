import { createMemo, createSignal, For, Show } from 'solid-js';
import { at, type Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Chip, SeatMark, SeatName } from '../../../ui/parts.tsx';
import { planNumber } from '../board.ts';
import { refuseMessage } from '../legal.ts';
import type { Discussion, Unacknowledged } from '../types.ts';
import { Words } from './card.tsx';
import { shortWhy } from './dock-text.ts';
import { answers } from './plans.ts';
import * as text from './rail-text.ts';

type Answer = 'agree' | 'refuse';

interface ProposalProps extends PartProps<Unacknowledged> {
  readonly discussion: Discussion;
  /** The number of its line, by which it is answered. */
  readonly index: number;
}

export const ProposalCard = (props: ProposalProps) => {
  const known = () => props.table.view.public;
  const line = () => at(props.discussion.lines, props.index);
  const proposal = () => {
    const { message } = line();
    return message.type === 'propose' ? message : null;
  };
  const number = () => planNumber(known().talk, props.discussion, line().message, props.index);
  const votes = createMemo(() => answers(props.discussion.lines, props.index, known().seats));
  const open = () => known().stage === 'discuss' && known().talk.at(-1) === props.discussion;
  const speakers = () => (open() ? props.table.actors.filter(seat => seat !== line().seat) : []);
  return (
    <article
      class="un-plan"
      classList={{ past: !open() }}
      aria-label={text.planBy(number(), props.table.name(line().seat))}
    >
      <header>
        <SeatMark look={props.table.player(line().seat).look} />
        <span>
          <b>{props.table.name(line().seat)}</b> {text.proposes(props.table.name(line().seat))}
        </span>
        <span class="un-plan-name data">{text.planTitle(number())}</span>
      </header>
      <Show when={proposal()}>
        {plan => (
          <p class="un-plan-text">
            <Words text={text.planAsks(plan(), props.table.name, known().seats)} />
          </p>
        )}
      </Show>
      <p class="un-votes">
        <Votes table={props.table} seats={votes().agree} says={text.AGREED} />
        <Votes table={props.table} seats={votes().refuse} says={text.REFUSED} />
        <Show when={votes().agree.length + votes().refuse.length === 0}>{text.NO_ANSWER}</Show>
      </p>
      <Show
        when={speakers().length > 0}
        fallback={
          <Show when={open() && line().seat === props.table.seat}>
            <p class="un-votes">{text.YOUR_PLAN}</p>
          </Show>
        }
      >
        <Answers
          table={props.table}
          index={props.index}
          number={number()}
          speakers={speakers()}
          votes={votes()}
        />
      </Show>
    </article>
  );
};

const Votes = (
  props: PartProps<Unacknowledged> & { readonly seats: readonly Seat[]; readonly says: string },
) => (
  <Show when={props.seats.length > 0}>
    <span>
      {props.says}
      <For each={props.seats}>
        {seat => (
          <>
            <SeatMark look={props.table.player(seat).look} />
            <span class="sr">{props.table.name(seat)}</span>
          </>
        )}
      </For>
    </span>
  </Show>
);

/** Around an open table one first says who speaks. */
const Answers = (
  props: PartProps<Unacknowledged> & {
    readonly index: number;
    readonly number: number;
    readonly speakers: readonly Seat[];
    readonly votes: Readonly<Record<Answer, readonly Seat[]>>;
  },
) => {
  const [asked, setAsked] = createSignal<Answer | null>(null);
  const refusal = (seat: Seat, type: Answer): string | undefined => {
    const code = refuseMessage(props.table.view, seat, { type, proposal: props.index });
    return code && shortWhy[code];
  };
  const only = () => (props.speakers.length === 1 ? props.speakers[0] : undefined);
  const answer = (type: Answer, seat: Seat) => {
    void props.table.act({ type: 'say', message: { type, proposal: props.index } }, seat);
    setAsked(null);
  };
  const press = (type: Answer) => {
    const seat = only();
    if (seat === undefined) setAsked(type);
    else answer(type, seat);
  };
  const whyNot = (type: Answer) => {
    const seat = only();
    return seat === undefined ? undefined : refusal(seat, type);
  };
  const chosen = (type: Answer) => {
    const seat = only();
    return seat !== undefined && props.votes[type].includes(seat);
  };
  return (
    <Show
      when={asked()}
      fallback={
        <div class="un-answers">
          <Chip
            icon="check"
            label={text.answerTo('agree', props.number)}
            onPress={() => press('agree')}
            notNow={whyNot('agree')}
            chosen={chosen('agree')}
            act={false}
          >
            {text.AGREE}
          </Chip>
          <Chip
            icon="close"
            label={text.answerTo('refuse', props.number)}
            onPress={() => press('refuse')}
            notNow={whyNot('refuse')}
            chosen={chosen('refuse')}
            act={false}
          >
            {text.REFUSE}
          </Chip>
        </div>
      }
    >
      {type => (
        <fieldset class="un-answers">
          <legend>{text.whoAnswers(type())}</legend>
          <For each={props.speakers}>
            {seat => (
              <Chip onPress={() => answer(type(), seat)} notNow={refusal(seat, type())} act={false}>
                <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
              </Chip>
            )}
          </For>
          <Chip icon="back" onPress={() => setAsked(null)} act={false}>
            {text.BACK}
          </Chip>
        </fieldset>
      )}
    </Show>
  );
};
