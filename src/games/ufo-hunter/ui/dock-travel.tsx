import { createMemo, For, Show } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { Button, Chip } from '../../../ui/parts.tsx';
import { distance, matches, rumorAt, within } from '../board.ts';
import { regionName } from '../text.ts';
import type { Region } from '../types.ts';
import type { AskedProps } from './dock.tsx';
import { createDeciding, KnownCard, TurnLine } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { Pin, SeenBy, Stakes } from './pieces.tsx';

/** Where the move ends, chosen on the map; rumors in reach stand here too. */
export const Travel = (props: AskedProps<'travel'>) => {
  const { known, draft, change, player, number, act } = createDeciding(props);
  const here = () => player().region;
  const rumors = createMemo(() => {
    const reach = within(here(), props.asked.range);
    return known()
      .rumors.filter(({ region }) => region !== here() && reach.includes(region))
      .toSorted((a, b) => number(a.region) - number(b.region));
  });
  const goal = () => draft().region;
  const says = (region: Region) => {
    const rumor = rumorAt(known(), region);
    const isMatch = matches(player().equipment, region);
    const isKnown = props.table.view.own?.seen.some(one => one.region === region) ?? true;
    const lies = rumor ? { number: number(region), isKnown } : null;
    return text.arrival(region, distance(here(), region), lies, isMatch);
  };
  const toggle = (region: Region) => change({ region: goal() === region ? null : region });
  return (
    <>
      <TurnLine {...props} title={text.WHERE_TO}>
        {text.travelSays(props.asked.by, props.asked.range)}
      </TurnLine>
      <fieldset class="uh-chips" data-point="travel" aria-label={text.RUMORS_IN_REACH}>
        <For each={rumors()}>
          {rumor => (
            <Chip chosen={goal() === rumor.region} onPress={() => toggle(rumor.region)}>
              <Pin number={number(rumor.region)} />
              <span class="uh-chip-words">
                {regionName(rumor.region)}
                <small>
                  {text.spaces(distance(here(), rumor.region))}
                  <Stakes table={props.table} rumor={rumor} />
                  <SeenBy table={props.table} rumor={rumor} />
                </small>
              </span>
            </Chip>
          )}
        </For>
        <Chip chosen={goal() === here()} onPress={() => toggle(here())}>
          <Show when={rumorAt(known(), here())}>{rumor => <Pin number={number(rumor().region)} />}</Show>
          <span class="uh-chip-words">
            {regionName(here())}
            <small>
              {text.STAY}
              <Show when={rumorAt(known(), here())}>
                {rumor => (
                  <>
                    <Stakes table={props.table} rumor={rumor()} />
                    <SeenBy table={props.table} rumor={rumor()} />
                  </>
                )}
              </Show>
            </small>
          </span>
        </Chip>
      </fieldset>
      <Show when={goal()} fallback={<p class="uh-hint">{text.PICK_REGION}</p>}>
        {region => (
          <>
            <KnownCard {...props} region={region()} />
            <Commit
              says={says(region())}
              act={region() === here() ? text.stay(region()) : text.goTo(region())}
              notNow={undefined}
              busy={props.table.busy}
              onCommit={() => act({ type: 'travel', to: region() })}
            />
          </>
        )}
      </Show>
    </>
  );
};

/** While the card is face down one may go on without it. */
export const Investigate = (props: AskedProps<'investigate'>) => {
  const { known, number, names, act } = createDeciding(props);
  const rumor = () => rumorAt(known(), props.asked.region);
  const others = () => rumor()?.holders.filter(seat => seat !== props.actor) ?? [];
  return (
    <>
      <TurnLine {...props} title={text.investigateAsk(number(props.asked.region), props.asked.region)}>
        {text.INVESTIGATE_SAYS}{' '}
        <Show when={rumor()}>{one => <SeenBy table={props.table} rumor={one()} sentence />}</Show>
      </TurnLine>
      <Show when={props.table.view.own}>
        <KnownCard {...props} region={props.asked.region} otherwise={text.NOT_SEEN} />
      </Show>
      <Show when={others().length > 0}>
        <p class="dim uh-note">{text.stakesOfOthers(names(others()), rumor()?.stake ?? 0)}</p>
      </Show>
      <Show when={rumor()?.holders.includes(props.actor)}>
        <p class="dim uh-note">{text.ownStake(rumor()?.stake ?? 0)}</p>
      </Show>
      <div class="uh-two" data-point="investigate">
        <Button act busy={props.table.busy} onPress={() => act({ type: 'investigate', yes: false })}>
          {text.LEAVE_IT}
        </Button>
        <Button
          kind="primary"
          busy={props.table.busy}
          onPress={() => act({ type: 'investigate', yes: true })}
        >
          {text.INVESTIGATE}
        </Button>
      </div>
    </>
  );
};
