import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { capital } from '../../../core/words.ts';
import { createMomentCard, type Moment as Shown } from '../../../deduction/ui/moment.ts';
import {
  type At,
  FoundPart,
  MomentCard,
  MomentPart,
  PrivatePart,
  Verdicts,
} from '../../../deduction/ui/moment.tsx';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import type { Uaps } from '../types.ts';
import { isPrivate, isPublic, momentIn, type Moment as Told, together } from './board-moment.ts';
import * as text from './board-text.ts';
import './board-moment.css';
import { actorOf, deskOf, quadrantHere } from './dock-desk.ts';
import { stacksOf } from './dock-landing.ts';
import { iconOf } from './icon-of.ts';
import { answerSays, earthTurns, REPORT, reportSays, small, youDid } from './text.ts';

/** As long as a token and then the Earth are on their way. */
export const TURNING_MS = 1300;

/**
 * What just became known, until it is closed or was there long enough. It lies over the board, away from where one
 * stands, and folds into a corner as soon as something is being chosen.
 */
export function createMoment(table: Seen<Uaps>): Shown<Told> {
  /** The Earth is not covered while it turns. */
  const [waits, setWaits] = createSignal(false);
  let earth: ReturnType<typeof setTimeout> | undefined;
  const chooses = createMemo(() => hasBegun(table));
  const card = createMomentCard<Told>(together, chooses);
  const waitForEarth = () => {
    clearTimeout(earth);
    setWaits(true);
    earth = setTimeout(() => setWaits(false), TURNING_MS);
  };
  createEffect(
    on([() => table.fresh, chooses], ([events, begun], before) => {
      const moment = events === before?.[0] ? null : momentIn(events);
      if (moment) {
        // Whoever opens their private page has come to read it. In a lesson the cards say it.
        const isInTheWay = begun && (mayChooseAny(table) || (!isPublic(moment) && before !== undefined));
        card.show(moment, table.facts.lesson || isInTheWay);
        if (moment.turned > 0 && table.moving) waitForEarth();
        return;
      }
      if (begun && !before?.[1]) card.fold();
      if (!begun) card.closeIfOld();
    }),
  );
  onCleanup(() => clearTimeout(earth));
  return { ...card, told: () => (waits() ? null : card.told()) };
}

/** Then no half of the board is free of what can be chosen. */
const mayChooseAny = (table: Seen<Uaps>): boolean => table.view.public.stage === 'last-acts';

/** Whether something was chosen already, or any sector may be. */
function hasBegun(table: Seen<Uaps>): boolean {
  const { verb, to } = deskOf(table).draft();
  return actorOf(table) !== null && (verb !== null || to !== null);
}

export const Moment = (props: PartProps<Uaps> & { readonly moment: Shown<Told>; readonly at: At }) => {
  const corner = (told: Told) => ({
    isPrivate: isPrivate(told),
    icon: told.found === null ? 'rotate' : 'a-locate',
    short: text.foldedShort(told),
    says: text.foldedSays(told, props.table.view.public.mode, props.table.name),
  });
  return (
    <MomentCard table={props.table} moment={props.moment} at={props.at} corner={corner}>
      {told => <Contents table={props.table} told={told()} />}
    </MomentCard>
  );
};

const Contents = (props: PartProps<Uaps> & { readonly told: Told }) => {
  const known = () => props.table.view.public;
  const here = () => {
    const quadrant = quadrantHere(props.table);
    return quadrant === null ? '' : text.aboveNow(known(), stacksOf(known(), quadrant));
  };
  const slips = () => {
    const { answer: told, reports } = props.told;
    const { mode } = known();
    return [
      ...(told ? [{ to: youDid(told.act, mode), says: answerSays(told.act, told.answer, mode) }] : []),
      ...reports.map(report => ({ to: REPORT, says: reportSays(report, mode) })),
    ];
  };
  const verdicts = () =>
    props.told.verified.map(({ seat, sector, subject, right }) => ({
      seat,
      sector,
      right,
      icon: iconOf(subject),
      thing: small(subject),
    }));
  return (
    <>
      <Show when={isPrivate(props.told)}>
        <PrivatePart slips={slips()} facts={text.factsSay(props.told.facts)} />
      </Show>
      <Show when={props.told.turned > 0}>
        <MomentPart title={capital(earthTurns(props.told.turned))} icon="rotate">
          <p>{here()}</p>
        </MomentPart>
      </Show>
      <Show when={props.told.verified.length > 0}>
        <MomentPart>
          <Verdicts table={props.table} verdicts={verdicts()} paid={props.told.paid} />
          <For each={props.told.listed}>{satellite => <p>{text.listedSays(satellite)}</p>}</For>
        </MomentPart>
      </Show>
      <FoundPart table={props.table} seat={props.told.found} what={text.THE_UAP} />
    </>
  );
};
