import { createMemo, For, Match, Show, Switch } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isBot, Sealed, SeatMark, SeatName } from '../../../ui/parts.tsx';
import { QUADRANTS, spaceAt } from '../board.ts';
import { effectOf } from '../legal.ts';
import type { Quadrant, Uaps } from '../types.ts';
import { nextReport } from './board-reports.ts';
import { countPhotos, photosLeftOf, researchersIn } from './board-sector.ts';
import { quadrantHere } from './dock-desk.ts';
import { nextTurn } from './dock-landing.ts';
import { type Announced, announcedIn } from './rail-lines.ts';
import * as text from './rail-text.ts';
import { answerSays, plateSays, quadrantName, REPORT, reportSays } from './text.ts';
import './rail.css';

/** Who stands where, what holds where, what comes, and what was announced, newest first. */
export const Rail = (props: PartProps<Uaps>) => {
  const lines = createMemo(() => announcedIn(props.table.story).toReversed());
  return (
    <div class="ua-rail">
      <Order table={props.table} />
      <Quadrants table={props.table} />
      <Coming table={props.table} />
      <Show when={props.table.facts.options.code}>
        {code => (
          <section class="ua-code">
            <h2 class="label">{text.CODE}</h2>
            <p class="data">{code()}</p>
          </section>
        )}
      </Show>
      <section class="ua-announced" data-point="announced">
        <h2 class="label">{text.ANNOUNCED}</h2>
        {/* The live line of the table says what is new. */}
        <div class="ua-told-lines" role="log" aria-live="off" aria-label={text.ANNOUNCED} tabindex="0">
          <ol>
            <For each={lines()} fallback={<li class="ua-none it">{text.NOTHING_YET}</li>}>
              {line => <Line table={props.table} line={line} />}
            </For>
          </ol>
        </div>
      </section>
    </div>
  );
};

const Order = (props: PartProps<Uaps>) => {
  const known = () => props.table.view.public;
  const says = (seat: Seat) => {
    const { photos, quadrants } = known();
    const of = (fate: (typeof photos)[number]['fate']) => countPhotos(photos, seat, fate);
    return text.standing(quadrants[seat] ?? null, of('right'), of('face-down'), photosLeftOf(known(), seat));
  };
  const waits = (seat: Seat) => props.table.actors.includes(seat) && props.table.toAct.includes(seat);
  return (
    <section class="ua-order" data-point="order">
      <h2 class="label">{text.ORDER}</h2>
      <ol>
        <For each={known().order}>
          {seat => (
            <li classList={{ now: waits(seat), 'to-act': props.table.toAct.includes(seat) }}>
              <span class="ua-who">
                <SeatName
                  look={props.table.player(seat).look}
                  name={props.table.name(seat)}
                  bot={isBot(props.table.player(seat))}
                />
                <small>{says(seat)}</small>
              </span>
              <span class="data ua-place">
                <span class="sr">{text.SPACE}</span>
                {spaceAt(known().time[seat] ?? 0)}
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

/** Modifiers in words, and who stands there. */
const Quadrants = (props: PartProps<Uaps>) => {
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
      <section class="ua-coming" data-point="calendar">
        <h2 class="label">{text.COMING}</h2>
        <ul>
          <li>
            <Icon name="rotate" class="s" />
            <span>{text.turnComes(nextTurn(known()))}</span>
          </li>
          <Show when={report()}>
            {mark => (
              <li>
                <Icon name="o-uap" class="s" />
                <span>{text.reportComes(mark(), isOwn())}</span>
              </li>
            )}
          </Show>
        </ul>
      </section>
    </Show>
  );
};

const Line = (props: PartProps<Uaps> & { readonly line: Announced }) => (
  <Switch>
    <Match when={props.line.type === 'turned' && props.line}>
      {line => (
        <li class="ua-passage it">
          {line().by === null ? text.TURNED : text.turnedBy(props.table.name(line().by ?? (0 as Seat)))}
        </li>
      )}
    </Match>
    <Match when={props.line.type === 'report' && props.line}>
      {line => (
        <li class="ua-said">
          <Icon name="o-uap" />
          <span>
            {REPORT} <span class="slip paper">{reportSays(line().report, props.table.view.public.mode)}</span>
          </span>
        </li>
      )}
    </Match>
    <Match when={'seat' in props.line && props.line}>
      {line => (
        <li class="ua-said">
          <SeatMark look={props.table.player(line().seat).look} />
          <span>
            <b>{props.table.name(line().seat)}</b> {text.lineWords(line(), props.table.view.public.mode)}{' '}
            <Hidden table={props.table} line={line()} />
          </span>
        </li>
      )}
    </Match>
  </Switch>
);

/** The answer where it is one's own, else that there is one. Where one goes and whether a find was right is no secret. */
const Hidden = (props: PartProps<Uaps> & { readonly line: Announced }) => {
  const act = () => (props.line.type === 'acted' && props.line.act.type !== 'move' ? props.line : undefined);
  return (
    <Show when={act()}>
      {line => (
        <Show
          when={line().answer}
          fallback={
            <Show when={line().act.type !== 'find'}>
              <Sealed />
              <span class="sr">{text.HIDDEN}</span>
            </Show>
          }
        >
          {answer => (
            <span class="slip paper">{answerSays(line().act, answer(), props.table.view.public.mode)}</span>
          )}
        </Show>
      )}
    </Show>
  );
};
