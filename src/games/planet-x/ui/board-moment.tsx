import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { createMomentCard } from '../../../deduction/ui/moment.ts';
import { FoundPart, MomentCard, MomentPart, PrivatePart, Verdicts } from '../../../deduction/ui/moment.tsx';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { conferenceText } from '../text.ts';
import type { PlanetX } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import { isPrivate, isPublic, momentIn, type Moment as Told, together } from './board-moment.ts';
import { actorOf, deskOf } from './dock-desk.ts';
import * as text from './text.ts';
import { small } from './words.ts';

/**
 * What just became known, until it is closed or was there long enough. It lies over the circle, so it folds into a
 * corner as soon as all of the circle is needed.
 */
export function createMoment(table: Seen<PlanetX>) {
  const phase = createMemo(() => isPhase(table));
  const begun = createMemo(() => hasBegun(table));
  const card = createMomentCard<Told>(together, () => phase() || begun());
  createEffect(
    on([() => table.fresh, phase, begun], ([events, inPhase, chooses], before) => {
      const moment = events === before?.[0] ? null : momentIn(events);
      // What all were told is to be noticed before one chooses.
      const givesWay = (one: Told) => inPhase && !isPublic(one);
      // In a lesson the cards say it.
      if (moment) return card.show(moment, table.facts.lesson || givesWay(moment));
      const known = card.told();
      const opens = inPhase && !before?.[1] && known !== null && givesWay(known);
      if (opens || (chooses && !before?.[2])) card.fold();
      if (!inPhase && !chooses) card.closeIfOld();
    }),
  );
  return card;
}

/** Whether any sector may be chosen, also those below the horizon. */
function isPhase(table: Seen<PlanetX>): boolean {
  const { stage } = table.view.public;
  return actorOf(table) !== null && (stage === 'theories' || stage === 'last-acts');
}

/** Whether something was chosen already. */
function hasBegun(table: Seen<PlanetX>): boolean {
  const { verb, picks } = deskOf(table).draft();
  return picks.length > 0 || (verb !== null && verb !== 'theory');
}

/** Over what is below the horizon, so that the visible sky can be chosen from. */
export const Moment = (props: PartProps<PlanetX> & { readonly moment: ReturnType<typeof createMoment> }) => {
  const mode = () => props.table.view.public.mode;
  const corner = (told: Told) => ({
    isPrivate: isPrivate(told),
    icon: 'a-theory',
    name: text.foldedName(told),
    short: text.foldedShort(told),
    says: text.foldedSays(told, mode()),
  });
  return (
    <MomentCard table={props.table} moment={props.moment} at="bottom" corner={corner}>
      {told => <Contents table={props.table} told={told()} />}
    </MomentCard>
  );
};

const Contents = (props: PartProps<PlanetX> & { readonly told: Told }) => {
  const mode = () => props.table.view.public.mode;
  const slips = () => {
    const told = props.told.answer;
    return told ? [{ to: text.youDid(told.act), says: text.answerSays(told.answer, mode()) }] : [];
  };
  const verdicts = () =>
    props.told.reviewed.map(({ seat, sector, body, right }) => ({
      seat,
      sector,
      right,
      icon: iconOf(body),
      thing: small(body),
    }));
  return (
    <>
      <Show when={isPrivate(props.told)}>
        <PrivatePart slips={slips()} facts={text.factsSay(props.told.facts)} />
      </Show>
      <Show when={props.told.reviewed.length > 0}>
        <MomentPart title={text.momentTitle.review} icon="a-theory">
          <Verdicts table={props.table} verdicts={verdicts()} paid={props.told.paid} />
        </MomentPart>
      </Show>
      <For each={props.told.conferences}>
        {({ number, rule }) => (
          <MomentPart title={text.momentTitle.conference(number)} icon="o-planetx">
            <p class="px-rule">{conferenceText(rule, mode())}</p>
          </MomentPart>
        )}
      </For>
      <FoundPart table={props.table} seat={props.told.found} what={text.PLANET_X} />
    </>
  );
};
