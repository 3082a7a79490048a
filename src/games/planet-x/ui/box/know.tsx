import { createSignal, For } from 'solid-js';
import type { Seat } from '../../../../core/contract.ts';
import { Commit } from '../../../../ui/composer.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Chip } from '../../../../ui/parts.tsx';
import type { PlanetXBox } from '../../box/types.ts';
import { levelName, SEASON_NAMES } from '../../text.ts';
import { type FactLevel, LEVELS_OF_FACTS } from '../../types.ts';
import { factCount } from '../dock-text.ts';
import * as text from './text.ts';

/** Which set of facts, and how much of it. [C5] */
export const Know = (props: PartProps<PlanetXBox> & { readonly actor: Seat }) => {
  const [season, setSeason] = createSignal<number | null>(null);
  const [level, setLevel] = createSignal<FactLevel | null>(null);
  const chosen = () => {
    const [which, much] = [season(), level()];
    return which === null || much === null ? null : { season: which, level: much };
  };
  const problem = () => {
    if (season() === null) return text.CHOOSE_SEASON;
    return level() === null ? text.CHOOSE_LEVEL : undefined;
  };
  const act = () => {
    const now = chosen();
    return now ? text.startAs(now.season, now.level) : text.START;
  };
  const commit = () => {
    const now = chosen();
    if (now) void props.table.act({ type: 'know', ...now }, props.actor);
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.START_TITLE}</strong>
        <span class="dim">{text.START_SAYS}</span>
      </p>
      <fieldset class="box-quarters">
        <legend class="label">{text.SEASON}</legend>
        <For each={SEASON_NAMES}>
          {(name, index) => (
            <Chip
              chosen={season() === index()}
              notNow={props.table.view.box.seasons.includes(index()) ? text.TAKEN : undefined}
              onPress={() => setSeason(index())}
            >
              {name}
            </Chip>
          )}
        </For>
      </fieldset>
      <fieldset class="box-quarters">
        <legend class="label">{text.LEVEL}</legend>
        <For each={LEVELS_OF_FACTS}>
          {one => (
            <Chip chosen={level() === one} onPress={() => setLevel(one)}>
              <span>
                {levelName[one]}
                <small>{factCount(one)}</small>
              </span>
            </Chip>
          )}
        </For>
      </fieldset>
      <Commit act={act()} notNow={problem()} busy={props.table.busy} onCommit={commit} />
    </>
  );
};
