import { createMemo, For, Show } from 'solid-js';
import { type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatName } from '../../../ui/parts.tsx';
import { typeName } from '../text.ts';
import { DISCLOSURES, type Disclosure, type Unacknowledged } from '../types.ts';
import { glyph, tint } from './card.tsx';
import { type Claim, claimsThisRound } from './claims.ts';
import * as text from './rail-text.ts';

/** Who said to have what in this round; a word about counters is a sign of its own, in a corner and framed. */
export const ClaimsTable = (props: PartProps<Unacknowledged>) => {
  const claims = createMemo(() => claimsThisRound(props.table.view.public));
  return (
    <>
      <table class="un-claims-table">
        <caption class="sr">
          {text.CLAIMS}, {text.CLAIMS_SAYS}
        </caption>
        <thead>
          <tr>
            <td />
            <For each={DISCLOSURES}>
              {of => (
                <th scope="col">
                  <Icon name={glyph(of)} class={tint(of)} />
                  <span class="sr">{typeName[of]}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={seatsOf(props.table.view.public.seats)}>
            {seat => (
              <tr>
                <th scope="row">
                  <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
                </th>
                <For each={DISCLOSURES}>
                  {of => <Cell name={props.table.name(seat)} of={of} claim={claims()[seat as Seat]?.[of]} />}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Legend />
    </>
  );
};

/** For eyes only: a screen reader hears each sign in words. */
const Legend = () => (
  <p class="un-legend" aria-hidden="true">
    <span>
      <Has yes={true} /> {text.claimSigns.have}
    </span>
    <span>
      <Has yes={false} /> {text.claimSigns.haveNo}
    </span>
    <span>
      <Negates yes={true} /> {text.claimSigns.negates}
    </span>
    <span>
      <Negates yes={false} /> {text.claimSigns.negatesNot}
    </span>
  </p>
);

const Has = (props: { readonly yes: boolean }) => (
  <Icon name={props.yes ? 'check' : 'close'} class={props.yes ? 'yes' : 'no'} />
);

const Negates = (props: { readonly yes: boolean }) => (
  <span class="un-counter" classList={{ no: !props.yes }}>
    <Icon name={props.yes ? 'd-shadow' : 'minus'} />
  </span>
);

const Cell = (props: {
  readonly name: string;
  readonly of: Disclosure;
  readonly claim: Claim | undefined;
}) => {
  const have = () => props.claim?.have ?? null;
  const counter = () => props.claim?.counter ?? null;
  return (
    <td>
      <Show when={have() !== null || counter() !== null}>
        <span class="un-signs" title={text.claimCell(props.name, props.of, have(), counter())}>
          <Show when={have() !== null}>
            <Has yes={have() === true} />
          </Show>
          <Show when={counter() !== null}>
            <Negates yes={counter() === true} />
          </Show>
          <span class="sr">{text.claimCell(props.name, props.of, have(), counter())}</span>
        </span>
      </Show>
    </td>
  );
};
