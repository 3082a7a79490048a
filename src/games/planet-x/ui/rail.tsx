import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import * as rail from '../../../deduction/ui/rail.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { boardOf, sectorAt } from '../board.ts';
import type { Answer, PlanetX } from '../types.ts';
import { comingMarks } from './circle-marks.ts';
import { type Announced, announcedIn } from './rail-lines.ts';
import * as text from './text.ts';

const COMING = 3;

/** Who stands where, what comes, and what was announced, newest first. */
export const Rail = (props: PartProps<PlanetX>) => {
  const lines = createMemo(() => announcedIn(props.table.story).toReversed());
  return (
    <rail.RailParts lines={lines()} line={line => <Line table={props.table} line={line} />}>
      <Order table={props.table} />
      <Coming table={props.table} />
      <rail.SkyCode table={props.table} />
    </rail.RailParts>
  );
};

const Order = (props: PartProps<PlanetX>) => {
  const known = () => props.table.view.public;
  const says = (seat: Seat) => {
    const own = known().theories.filter(theory => theory.seat === seat);
    const of = (fate: (typeof own)[number]['fate']) => own.filter(theory => theory.fate === fate).length;
    return text.standing(known().targets[seat] ?? 0, of('in-review'), of('right'));
  };
  return (
    <rail.Order
      table={props.table}
      order={known().order}
      says={says}
      placeLabel={text.SECTOR}
      place={seat => sectorAt(known().time[seat] ?? 0, boardOf(known().mode))}
    />
  );
};

/** What the next marks on the rim bring. */
export const Coming = (props: PartProps<PlanetX>) => {
  const known = () => props.table.view.public;
  return (
    <Show when={known().finder === null}>
      <rail.Calendar title={text.COMING}>
        <For each={comingMarks(known(), COMING)}>
          {mark => (
            <li>
              <Icon name={mark.type === 'conference' ? 'o-planetx' : 'a-theory'} class="s" />
              <b class="data">{mark.sector}</b>
              <span>{text.markSays(mark, known().mode)}</span>
            </li>
          )}
        </For>
      </rail.Calendar>
    </Show>
  );
};

export const Line = (
  props: PartProps<PlanetX> & { readonly line: Announced; readonly mark?: JSX.Element },
) => {
  const seat = () => ('seat' in props.line ? { seat: props.line.seat } : undefined);
  return (
    <Show when={seat()} fallback={<Passage line={props.line} />}>
      {whose => (
        <rail.Said table={props.table} seat={whose().seat} mark={props.mark}>
          {words(props.line, props.table.name(whose().seat))}{' '}
          <Answered table={props.table} line={props.line} />
        </rail.Said>
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

/** Whether a locate was right is no secret. */
const Answered = (props: PartProps<PlanetX> & { readonly line: Announced }) => {
  const acted = () => {
    const { line } = props;
    return line.type === 'acted' && (line.answer || line.act.type !== 'locate') ? line : undefined;
  };
  const saysOf = (answer: Answer | null) => answer && text.answerSays(answer, props.table.view.public.mode);
  return <Show when={acted()}>{line => <rail.Hidden answer={saysOf(line().answer)} />}</Show>;
};

const Passage = (props: { readonly line: Announced }) => {
  const says = () => {
    const { line } = props;
    if (line.type === 'phase') return text.phasePassage(line.phase);
    return line.type === 'conference' ? text.conferencePassage(line.event) : '';
  };
  return <rail.Passage aside={props.line.type === 'phase'}>{says()}</rail.Passage>;
};
