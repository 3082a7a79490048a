import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isBot, Sealed, SeatMark, SeatName } from '../../../ui/parts.tsx';
import { boardOf, sectorAt } from '../board.ts';
import type { PlanetX } from '../types.ts';
import { comingMarks } from './circle-marks.ts';
import { type Announced, announcedIn } from './rail-lines.ts';
import * as text from './text.ts';
import './rail.css';

const COMING = 3;

/** Who stands where, what comes, and what was announced, newest first. */
export const Rail = (props: PartProps<PlanetX>) => {
  const lines = createMemo(() => announcedIn(props.table.story).toReversed());
  return (
    <div class="px-rail">
      <Order table={props.table} />
      <Coming table={props.table} />
      <SkyCode table={props.table} />
      <section class="px-announced" data-point="announced">
        <h2 class="label">{text.ANNOUNCED}</h2>
        {/* The live line of the table says what is new. */}
        <div class="px-lines" role="log" aria-live="off" aria-label={text.ANNOUNCED} tabindex="0">
          <ol>
            <For each={lines()} fallback={<li class="px-none it">{text.NOTHING_YET}</li>}>
              {line => <Line table={props.table} line={line} />}
            </For>
          </ol>
        </div>
      </section>
    </div>
  );
};

/** Where one person plays, there is one from the start. */
export const SkyCode = (props: PartProps<PlanetX>) => (
  <Show when={props.table.facts.options.code}>
    {code => (
      <section class="px-code">
        <h2 class="label">{text.CODE}</h2>
        <p class="data">{code()}</p>
      </section>
    )}
  </Show>
);

const Order = (props: PartProps<PlanetX>) => {
  const known = () => props.table.view.public;
  const says = (seat: Seat) => {
    const own = known().theories.filter(theory => theory.seat === seat);
    const of = (fate: (typeof own)[number]['fate']) => own.filter(theory => theory.fate === fate).length;
    return text.standing(known().targets[seat] ?? 0, of('in-review'), of('right'));
  };
  const waits = (seat: Seat) => props.table.actors.includes(seat) && props.table.toAct.includes(seat);
  return (
    <section class="px-order" data-point="order">
      <h2 class="label">{text.ORDER}</h2>
      <ol>
        <For each={known().order}>
          {seat => (
            <li classList={{ now: waits(seat), 'to-act': props.table.toAct.includes(seat) }}>
              <span class="px-who">
                <SeatName
                  look={props.table.player(seat).look}
                  name={props.table.name(seat)}
                  bot={isBot(props.table.player(seat))}
                />
                <small>{says(seat)}</small>
              </span>
              <span class="data px-place">
                <span class="sr">{text.SECTOR}</span>
                {sectorAt(known().time[seat] ?? 0, boardOf(known().mode))}
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

/** What the next marks on the rim bring. */
export const Coming = (props: PartProps<PlanetX>) => {
  const known = () => props.table.view.public;
  return (
    <Show when={known().finder === null}>
      <section class="px-coming" data-point="calendar">
        <h2 class="label">{text.COMING}</h2>
        <ul>
          <For each={comingMarks(known(), COMING)}>
            {mark => (
              <li>
                <Icon name={mark.type === 'conference' ? 'o-planetx' : 'a-theory'} class="s" />
                <b class="data">{mark.sector}</b>
                <span>{text.markSays(mark, known().mode)}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
};

const Line = (props: PartProps<PlanetX> & { readonly line: Announced }) => {
  const seat = () => ('seat' in props.line ? { seat: props.line.seat } : undefined);
  return (
    <Show when={seat()} fallback={<Passage table={props.table} line={props.line} />}>
      {whose => (
        <li class="px-said">
          <SeatMark look={props.table.player(whose().seat).look} />
          <span>
            <b>{props.table.name(whose().seat)}</b> {words(props.line, props.table.name(whose().seat))}{' '}
            <Hidden table={props.table} line={props.line} />
          </span>
        </li>
      )}
    </Show>
  );
};

const words = (line: Announced, name: string): string => {
  switch (line.type) {
    case 'acted':
      return text.did(line.act);
    case 'submitted':
      return text.submittedSays(line.sectors);
    case 'reviewed':
      return text.reviewedWords(line.reviewed, name);
    case 'paid':
      return text.paidWords(line.time);
    case 'phase':
    case 'conference':
      return '';
  }
};

/** The answer where it is one's own, else that there is one. Whether a locate was right is no secret. */
const Hidden = (props: PartProps<PlanetX> & { readonly line: Announced }) => {
  const act = () => (props.line.type === 'acted' ? props.line : undefined);
  return (
    <Show when={act()}>
      {line => (
        <Show
          when={line().answer}
          fallback={
            <Show when={line().act.type !== 'locate'}>
              <Sealed />
              <span class="sr">{text.HIDDEN}</span>
            </Show>
          }
        >
          {answer => (
            <span class="slip paper">{text.answerSays(answer(), props.table.view.public.mode)}</span>
          )}
        </Show>
      )}
    </Show>
  );
};

const Passage = (props: PartProps<PlanetX> & { readonly line: Announced }) => {
  const says = () => {
    const { line } = props;
    if (line.type === 'phase') return text.phasePassage(line.phase);
    return line.type === 'conference' ? text.conferencePassage(line.event) : '';
  };
  return (
    <li class="px-passage it" classList={{ 'px-phase': props.line.type === 'phase' }}>
      {says()}
    </li>
  );
};
