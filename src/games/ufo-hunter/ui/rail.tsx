import { createMemo, For } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { regionName } from '../text.ts';
import type { Rumor, UfoHunter } from '../types.ts';
import { LastRound } from './last-round.tsx';
import { Pin, SeenBy, Stakes } from './pieces.tsx';
import { numbersOf } from './pins.ts';
import * as text from './rail-text.ts';
import { Trade } from './trade.tsx';
import './rail.css';

export const Rail = (props: PartProps<UfoHunter>) => (
  <div class="uh-rail">
    <Rumors table={props.table} />
    <Trade table={props.table} />
    <LastRound table={props.table} />
  </div>
);

const Rumors = (props: PartProps<UfoHunter>) => {
  const known = () => props.table.view.public;
  const numbers = createMemo(() => numbersOf(props.table.story));
  const number = ({ region }: Rumor) => numbers().get(region) ?? region;
  const rumors = createMemo(() => known().rumors.toSorted((a, b) => number(a) - number(b)));
  return (
    <section class="uh-rail-part fills" data-point="rumors" aria-labelledby="uh-rumors" tabindex="0">
      <h2 class="label" id="uh-rumors">
        {text.RUMORS}
      </h2>
      <ul class="uh-rumors">
        <For each={rumors()} fallback={<li class="none">{text.NO_RUMORS}</li>}>
          {rumor => (
            <li>
              <Pin number={number(rumor)} />
              <span class="uh-rumor-name">{regionName(rumor.region)}</span>
              <Stakes table={props.table} rumor={rumor} />
              <SeenBy table={props.table} rumor={rumor} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};
