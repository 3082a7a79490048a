import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import * as rail from '../../../deduction/ui/rail.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatMark } from '../../../ui/parts.tsx';
import { QUADRANTS, spaceAt } from '../board.ts';
import { effectOf } from '../legal.ts';
import type { Act, Answer, Quadrant, Uaps } from '../types.ts';
import { nextReport } from './board-reports.ts';
import { countPhotos, photosLeftOf, researchersIn } from './board-sector.ts';
import { quadrantHere } from './dock-desk.ts';
import { nextTurn } from './dock-landing.ts';
import { type Announced, announcedIn } from './rail-lines.ts';
import * as text from './rail-text.ts';
import { SkyCode } from './sky-code.tsx';
import { answerSays, plateSays, quadrantName, REPORT, reportSays } from './text.ts';
import './rail.css';

/** Who stands where, what holds where, what comes, and what was announced, newest first. */
export const Rail = (props: PartProps<Uaps>) => {
  const lines = createMemo(() => announcedIn(props.table.story).toReversed());
  return (
    <rail.RailParts tight lines={lines()} line={line => <Line table={props.table} line={line} />}>
      <Order table={props.table} />
      <Quadrants table={props.table} />
      <Coming table={props.table} />
      <SkyCode table={props.table} />
    </rail.RailParts>
  );
};

export const Order = (props: PartProps<Uaps>) => {
  const known = () => props.table.view.public;
  const says = (seat: Seat) => {
    const { photos, quadrants } = known();
    const of = (fate: (typeof photos)[number]['fate']) => countPhotos(photos, seat, fate);
    return text.standing(quadrants[seat] ?? null, of('right'), of('face-down'), photosLeftOf(known(), seat));
  };
  const lap = (seat: Seat) => text.lapSays(known().time, seat);
  return (
    <rail.Order
      table={props.table}
      order={known().order}
      says={says}
      placeLabel={text.SPACE}
      place={seat => spaceAt(known().time[seat] ?? 0)}
      lap={lap}
    />
  );
};

/** Modifiers in words, and who stands there. */
export const Quadrants = (props: PartProps<Uaps>) => {
  const known = () => props.table.view.public;
  const isHard = (quadrant: Quadrant) => effectOf(known().modifiers[quadrant - 1] ?? 'blank').challenging;
  return (
    <section class="ua-mods" data-point="modifiers">
      <h2 class="label">{text.QUADRANTS_LABEL}</h2>
      <ol>
        <For each={QUADRANTS}>
          {quadrant => (
            <li classList={{ here: quadrantHere(props.table) === quadrant }}>
              <span class="data">{quadrant}</span>
              <span>
                <b>{quadrantName(known(), quadrant)}</b>
                <Show when={isHard(quadrant)}>
                  {' '}
                  <small class="hard">{text.HARD}</small>
                </Show>
                <span class="ua-mod-says">{plateSays(known(), quadrant)}</span>
              </span>
              <span class="ua-mod-seats">
                <For each={researchersIn(known(), quadrant)}>
                  {seat => (
                    <>
                      <SeatMark look={props.table.player(seat).look} />
                      <span class="sr">{props.table.name(seat)}</span>
                    </>
                  )}
                </For>
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

/** When the Earth turns next, and when one's next report comes. */
export const Coming = (props: PartProps<Uaps>) => {
  const known = () => props.table.view.public;
  const report = () => nextReport(known(), props.table.view.viewer);
  const isOwn = () => props.table.seat !== null && props.table.isOwn;
  return (
    <Show when={known().finder === null && known().stage !== 'know'}>
      <rail.Calendar title={text.COMING}>
        <li>
          <Icon name="rotate" class="s" />
          <span class="ua-comes">{text.turnComes(nextTurn(known()))}</span>
        </li>
        <Show when={report()}>
          {mark => (
            <li>
              <Icon name="o-uap" class="s" />
              <span class="ua-comes">{text.reportComes(mark(), isOwn())}</span>
            </li>
          )}
        </Show>
      </rail.Calendar>
    </Show>
  );
};

export const Line = (props: PartProps<Uaps> & { readonly line: Announced; readonly mark?: JSX.Element }) => (
  <Switch>
    <Match when={props.line.type === 'turned' && props.line}>
      {line => (
        <rail.Passage>
          {line().by === null ? text.TURNED : text.turnedBy(props.table.name(line().by ?? (0 as Seat)))}
        </rail.Passage>
      )}
    </Match>
    <Match when={props.line.type === 'report' && props.line}>
      {line => (
        <li class="rail-said">
          <Icon name="o-uap" />
          <span>
            {REPORT} <rail.Hidden answer={reportSays(line().report, props.table.view.public.mode)} />
          </span>
        </li>
      )}
    </Match>
    <Match when={'seat' in props.line && props.line}>
      {line => (
        <rail.Said table={props.table} seat={line().seat} mark={props.mark}>
          {text.lineWords(line(), props.table.view.public.mode, props.table.name(line().seat))}{' '}
          <Answered table={props.table} line={line()} />
        </rail.Said>
      )}
    </Match>
  </Switch>
);

/** Where one goes and whether a find was right is no secret. */
const Answered = (props: PartProps<Uaps> & { readonly line: Announced }) => {
  const acted = () => {
    const { line } = props;
    if (line.type !== 'acted' || line.act.type === 'move') return undefined;
    return line.answer || line.act.type !== 'find' ? line : undefined;
  };
  const saysOf = (act: Act, answer: Answer | null) =>
    answer && answerSays(act, answer, props.table.view.public.mode);
  return <Show when={acted()}>{line => <rail.Hidden answer={saysOf(line().act, line().answer)} />}</Show>;
};
