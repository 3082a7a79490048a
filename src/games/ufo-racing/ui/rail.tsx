import { createMemo, For, Show } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isBot, SeatMark, SeatName } from '../../../ui/parts.tsx';
import { added, ELEVATION_COLORS, HIGHEST, isPlaced, LOWEST } from '../board.ts';
import { text as gameText } from '../text.ts';
import type { Happening, UfoRacing } from '../types.ts';
import * as text from './rail-text.ts';
import { status } from './text.ts';
import { telling } from './told.ts';
import { speedWords } from './track-text.ts';
import './rail.css';

export const Rail = (props: PartProps<UfoRacing>) => (
  <div class="ur-rail">
    <Ufos table={props.table} />
    <Elevations />
    <Turns table={props.table} />
  </div>
);

const Ufos = (props: PartProps<UfoRacing>) => (
  <section data-point="ufos" aria-labelledby="ur-ufos">
    <h2 class="label" id="ur-ufos">
      {text.UFOS}
    </h2>
    <ul class="ur-ships">
      <For each={seatsOf(props.table.view.public.seats)}>
        {seat => <Ship table={props.table} seat={seat} />}
      </For>
    </ul>
  </section>
);

const Ship = (props: PartProps<UfoRacing> & { readonly seat: Seat }) => {
  const known = () => props.table.view.public;
  const ufo = () => at(known().ufos, props.seat);
  const waits = () => props.table.toAct.includes(props.seat) && props.table.actors.includes(props.seat);
  return (
    <li classList={{ now: waits() }}>
      <SeatName
        look={props.table.player(props.seat).look}
        name={props.table.name(props.seat)}
        bot={isBot(props.table.player(props.seat))}
      />
      <span class="ur-doing">{status(known(), props.seat)}</span>
      <span class="ur-el data">{isPlaced(ufo()) ? text.elevation(ufo().z) : text.OFF_TRACK}</span>
      <span class="ur-facts data">
        <span>{speedWords(added(ufo().unmoved, ufo().moved)) || text.AT_REST}</span>
        <span class="ur-gauges">
          <Fact icon="r-damage" name={text.DAMAGE} says={`${ufo().damage}`} />
          <Fact icon="r-battery" name={text.BATTERY} says={`${ufo().battery}`} />
          <Show when={ufo().energy > 0}>
            <Fact icon="r-energy" name={text.ENERGY} says={`${ufo().energy}`} />
          </Show>
          <Show when={ufo().initiative !== 0}>
            <Fact icon="r-initiative" name={text.INITIATIVE} says={text.signed(ufo().initiative)} />
          </Show>
        </span>
      </span>
    </li>
  );
};

const Fact = (props: { readonly icon: string; readonly name: string; readonly says: string }) => (
  <span title={props.name}>
    <Icon name={props.icon} />
    <span class="sr">{props.name}</span>
    {props.says}
  </span>
);

const HEIGHTS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index);

const Elevations = () => (
  <section data-point="colors" aria-labelledby="ur-colors">
    <h2 class="label" id="ur-colors">
      {text.ELEVATIONS}
    </h2>
    <ol class="ur-elbar">
      <For each={HEIGHTS}>
        {z => (
          <li style={{ background: `var(--e-${z})` }} title={text.colorOf(z, at(ELEVATION_COLORS, z))}>
            {z}
          </li>
        )}
      </For>
    </ol>
  </section>
);

/** The newest turns, the newest first. */
const Turns = (props: PartProps<UfoRacing>) => {
  const turns = createMemo(() =>
    props.table.view.public.turns
      .map(({ happened }, index) => ({ number: index + 1, told: happened.filter(isTold).toReversed() }))
      .filter(({ told }) => told.length > 0)
      .slice(-SHOWN)
      .reverse(),
  );
  return (
    <section class="ur-turns" data-point="turns" aria-labelledby="ur-turns" tabindex="0">
      <h2 class="label" id="ur-turns">
        {text.LOG}
      </h2>
      <Show when={turns().length > 0} fallback={<p class="dim">{text.NOTHING_YET}</p>}>
        <ol>
          <For each={turns()}>
            {({ number, told }) => (
              <>
                <li class="ur-passage">{text.turn(number)}</li>
                <For each={told}>
                  {happening => (
                    <li>
                      <SeatMark look={props.table.player(happening.seat).look} />
                      <span>
                        {gameText.event(happening, props.table.name, props.table.seat ?? undefined)}
                      </span>
                    </li>
                  )}
                </For>
              </>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
};

const SHOWN = 2;

const isTold = (happening: Happening): boolean => telling(happening) !== 'untold';
