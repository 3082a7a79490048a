import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Sealed, SeatMark } from '../../../ui/parts.tsx';
import { planNumber } from '../board.ts';
import type { Discussion, Line, Public, Unacknowledged } from '../types.ts';
import { Words } from './card.tsx';
import { ClaimsTable } from './claims-table.tsx';
import { negator } from './ending.ts';
import { ProposalCard } from './proposal-card.tsx';
import * as text from './rail-text.ts';
import './rail.css';

export const Rail = (props: PartProps<Unacknowledged>) => {
  const known = () => props.table.view.public;
  const [claimsOpen, setClaimsOpen] = createSignal(false);
  let talk: HTMLDivElement | undefined;
  const toEnd = () => {
    if (talk) talk.scrollTop = talk.scrollHeight;
  };
  /** Of this round, as the claims are; the log has the rest. */
  const talkNow = createMemo(() => known().talk.filter(({ round }) => round === known().round));
  onMount(() => {
    // The dock below grows and shrinks; the newest words stay in sight.
    const room = new ResizeObserver(toEnd);
    if (talk) room.observe(talk);
    onCleanup(() => room.disconnect());
  });
  createEffect(() => {
    const { talk: discussions, turns, stage } = known();
    const heard = `${discussions.length} ${discussions.at(-1)?.lines.length} ${turns.length} ${stage}`;
    if (heard === '') return;
    // Not in the task that draws them: to know where the end is, the page must be laid out.
    const frame = requestAnimationFrame(toEnd);
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return (
    <div class="un-rail" classList={{ 'claims-open': claimsOpen() }}>
      <section class="un-claims" data-point="claims">
        <h2 class="label">
          <span class="un-rail-title">{claimsOpen() ? text.CLAIMS : text.TALK}</span>
          <button
            type="button"
            class="un-toggle"
            aria-expanded={claimsOpen()}
            onClick={() => setClaimsOpen(open => !open)}
          >
            {text.SHOW_CLAIMS}
            <Icon name={claimsOpen() ? 'up' : 'down'} class="s" />
          </button>
          <span class="un-claims-title">
            {text.CLAIMS} · {text.CLAIMS_SAYS}
          </span>
        </h2>
        <ClaimsTable table={props.table} />
      </section>
      <div class="un-talk" role="log" aria-label={text.TALK} tabindex="0" data-point="talk" ref={talk}>
        <For each={talkNow()} fallback={<p class="un-nothing it">{text.NOTHING_SAID}</p>}>
          {discussion => <Talk table={props.table} discussion={discussion} />}
        </For>
        <Show when={closed(known())}>{why => <Sealed>{why()}</Sealed>}</Show>
      </div>
    </div>
  );
};

const closed = ({ stage }: Public): string | null => {
  if (stage === 'choose') return text.TALK_CLOSED;
  if (stage === 'draft') return text.TALK_CLOSED_DRAFT;
  return stage === 'discard' ? text.TALK_WAITS : null;
};

const Talk = (props: PartProps<Unacknowledged> & { readonly discussion: Discussion }) => {
  const known = () => props.table.view.public;
  const turn = () =>
    known().turns.find(
      ({ round, turn }) => round === props.discussion.round && turn === props.discussion.turn,
    );
  return (
    <>
      <Show when={props.discussion.turn === 1}>
        <p class="un-passage it">{text.roundPassage(props.discussion.round)}</p>
      </Show>
      <For each={props.discussion.lines}>
        {(line, index) => (
          <Show
            when={line.message.type === 'propose'}
            fallback={
              <Said
                table={props.table}
                line={line}
                plan={planNumber(known().talk, props.discussion, line.message, index())}
              />
            }
          >
            <ProposalCard table={props.table} discussion={props.discussion} index={index()} />
          </Show>
        )}
      </For>
      <Show when={turn()}>
        {shown => <p class="un-passage it">{text.passage(shown(), negator(shown()))}</p>}
      </Show>
    </>
  );
};

const Said = (props: PartProps<Unacknowledged> & { readonly line: Line; readonly plan: number }) => (
  <p class="un-said" classList={{ me: props.line.seat === props.table.seat }}>
    <SeatMark look={props.table.player(props.line.seat).look} />
    <span>
      <b>{props.table.name(props.line.seat)}:</b>{' '}
      <Words
        text={text.said(props.line.message, props.plan, props.table.name, props.line.seat, props.table.seat)}
      />
    </span>
  </p>
);
