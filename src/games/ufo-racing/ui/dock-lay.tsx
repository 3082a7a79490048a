import { createMemo, For, Show } from 'solid-js';
import { at } from '../../../core/contract.ts';
import { Commit } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import type { Edge, Face, Lie, Rotation, TileId } from '../types.ts';
import { deskOf } from './desk.ts';
import type { ActorProps } from './dock.tsx';
import * as text from './dock-text.ts';
import { facesIn, nearestLie, rotationsIn, sideOf, sidesIn } from './laying.ts';
import { findLies, liesOf } from './lies.ts';
import { createStanding } from './standing.ts';

/** Face, side, rotation and joint of the tile that was drawn: only what is legal, shown on the track. [X1] */
export const Lay = (props: ActorProps) => {
  findLies(props.table, createStanding(props.table));
  const drawn = () => props.table.view.public.drawn;
  return <Show when={drawn()}>{tile => <Choose {...props} tile={tile()} />}</Show>;
};

const Choose = (props: ActorProps & { readonly tile: TileId }) => {
  const desk = deskOf(props.table);
  const found = liesOf(props.table).draft;
  const lies = () => found().lies;
  const track = () => props.table.view.public.track;
  const lie = () => desk.draft().lie ?? lies()[0];
  const index = createMemo(() => {
    const now = lie();
    return lies().findIndex(one => now !== undefined && isSame(one, now));
  });
  const look = (next: number) => desk.change({ ...desk.draft(), lie: at(lies(), next) });
  const want = (some: Partial<Lie> & { readonly side?: Edge }, first: 'face' | 'side' | 'rotation') => {
    const now = lie();
    if (!now) return;
    const wanted = { ...now, side: sideOf(track(), props.tile, now), ...some };
    look(nearestLie(lies(), track(), props.tile, wanted, first));
  };
  const step = (by: 1 | -1) => look((index() + by + lies().length) % lies().length);
  return (
    <>
      <p class="turnline mine">
        <strong>
          {props.table.seat === props.actor
            ? text.layTitle(props.tile)
            : text.layTitleOf(props.table.name(props.actor), props.tile)}
        </strong>
        <span class="dim">{found().found ? text.LAY_SAYS : text.LOOKING}</span>
      </p>
      <Show when={lie()}>
        {now => (
          <>
            <div class="ur-row" data-point="lay">
              <Options
                label={text.FACE}
                options={facesIn(lies())}
                chosen={now().face}
                says={(face: Face) => text.faceName(props.tile, face)}
                onChoose={face => want({ face }, 'face')}
              />
              <Options
                label={text.SIDE}
                options={sidesIn(lies(), track(), props.tile)}
                chosen={sideOf(track(), props.tile, now())}
                says={(side: Edge) => text.sideName[side]}
                onChoose={side => want({ side }, 'side')}
              />
              <fieldset class="ur-options">
                <legend class="label">{text.PLACE_OF_TILE}</legend>
                <Chip act={false} icon="back" label={text.PREVIOUS} keys="J" onPress={() => step(-1)} />
                <output class="data">{text.placeOf(index(), lies().length)}</output>
                <Chip act={false} icon="next" label={text.NEXT} keys="K" onPress={() => step(1)} />
              </fieldset>
              <Options
                label={text.TURNED}
                options={rotationsIn(lies())}
                chosen={now().rotation}
                says={(rotation: Rotation) => text.turnedBy(rotation)}
                onChoose={rotation => want({ rotation }, 'rotation')}
              />
            </div>
            <Commit
              says={text.lieSays(props.tile, now(), sideOf(track(), props.tile, now()))}
              act={text.LAY_IT}
              notNow={undefined}
              busy={props.table.busy}
              onCommit={() => void props.table.act({ type: 'lay', ...now() }, props.actor)}
            />
          </>
        )}
      </Show>
    </>
  );
};

const isSame = (one: Lie, other: Lie): boolean =>
  one.face === other.face && one.rotation === other.rotation && one.x === other.x && one.y === other.y;

function Options<Option extends string | number>(props: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly says: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
}) {
  return (
    <fieldset class="ur-options">
      <legend class="label">{props.label}</legend>
      <For each={props.options}>
        {option => (
          <Chip chosen={props.chosen === option} onPress={() => props.onChoose(option)}>
            {props.says(option)}
          </Chip>
        )}
      </For>
    </fieldset>
  );
}
