import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { PartProps, Seen } from '../../../ui/game-page.ts';
import { Button, Tool } from '../../../ui/parts.tsx';
import { added, isPlaced } from '../board.ts';
import { startSpots } from '../legal.ts';
import { text as gameText } from '../text.ts';
import type { LaidTile, UfoRacing } from '../types.ts';
import * as text from './board-text.ts';
import { createCourse } from './course.ts';
import { actorOf, deskOf } from './desk.ts';
import { like, likes } from './device.ts';
import { liesOf } from './lies.ts';
import { PlaybackBar } from './playback-bar.tsx';
import { SectionStrip } from './section.tsx';
import { beatOf, createShow, type RaceShow } from './show.ts';
import { createStanding } from './standing.ts';
import { TrackView } from './track.tsx';
import { trackModel } from './track-model.ts';
import type { Choice, DrawnUfo, Shown } from './track-shown.ts';
import { setSide } from './track-side.ts';
import { roomWords } from './track-text.ts';
import './board.css';

/** The track, what is planned on it, and what happened, played. */
export const Board = (props: PartProps<UfoRacing> & { readonly playsLastTurn?: boolean }) => {
  const standing = createStanding(props.table);
  const course = createCourse(props.table, standing);
  const show = createShow(props.table, standing.track);
  onMount(() => {
    const latest = show.latest();
    if (props.playsLastTurn && latest) show.showAgain(latest);
  });
  const desk = deskOf(props.table);
  const [replay, setReplay] = createSignal<HTMLElement>();
  const isNow = () => show.frame() === null;
  const model = createMemo(() => trackModel(show.track()));
  const ufos = createUfos(props.table, show);
  const cells = createCells(props.table);
  const choices = createMemo(() => (isNow() ? cells() : NO_CHOICES));
  const path = () => (isNow() ? course.path() : null);
  const chosen = () => {
    const { cell } = desk.draft();
    return cell && keyOf(cell);
  };
  const ghost = createMemo((): Shown['ghost'] => {
    const { cell, z } = desk.draft();
    const actor = actorOf(props.table);
    return cell && z !== null && actor !== null ? { ...cell, z, look: props.table.player(actor).look } : null;
  });
  const ghostTile = createMemo((): LaidTile | null => {
    const { drawn } = props.table.view.public;
    const lie = desk.draft().lie ?? liesOf(props.table).draft().lies[0];
    return drawn && lie && isNow() && actorOf(props.table) !== null ? { tile: drawn, ...lie } : null;
  });
  const shown = createMemo(
    (): Shown => ({
      model: model(),
      ufos: ufos(),
      path: path(),
      ghost: ghost(),
      ghostTile: ghostTile(),
      choices: choices(),
      chosen: chosen(),
      impact: show.frame()?.impact ?? null,
      isOver: isNow() && props.table.view.public.stage === 'over',
    }),
  );
  const choose = (key: string) => {
    const choice = cells().find(one => one.key === key);
    if (!choice) return;
    const { x, y } = choice;
    desk.change({ ...desk.draft(), cell: { x, y }, z: elevationNear(props.table, x, y, desk.draft().z) });
  };

  return (
    <div class="ur-board">
      <div class="ur-watch">
        <div class="ur-stage" data-point="board">
          <TrackView
            shown={shown()}
            drawnAs={likes().drawnAs}
            onDrawAs={drawnAs => like({ drawnAs })}
            onChoose={choose}
            moving={props.table.moving}
            onTurn={setSide}
            over={replay()}
          />
        </div>
        <Replay table={props.table} show={show} onDrawn={setReplay} />
      </div>
      <Show when={path()}>{planned => <SectionStrip model={model()} path={planned()} ufos={ufos()} />}</Show>
    </div>
  );
};

const NO_CHOICES: readonly Choice[] = [];

/**
 * One for each UFO on the track, for as long as it is there: what changes is read from it, so that a frame of the show
 * moves what is drawn and does not draw it anew.
 */
function createUfos(table: Seen<UfoRacing>, show: RaceShow) {
  const known = () => table.view.public;
  const placed = createMemo(() =>
    seatsOf(known().seats)
      .filter(seat => isPlaced(at(known().ufos, seat)))
      .join(' '),
  );
  const ufoOf = (seat: Seat): DrawnUfo => {
    const spot = () => show.frame()?.spots[seat] ?? at(known().ufos, seat);
    return {
      seat,
      get look() {
        return table.player(seat).look;
      },
      get name() {
        return table.name(seat);
      },
      get own() {
        return seat === (table.seat ?? actorOf(table));
      },
      get leads() {
        const frame = show.frame();
        return seat === (frame ? frame.mover : (known().actor ?? table.seat));
      },
      get speed() {
        const { unmoved, moved } = at(known().ufos, seat);
        return added(unmoved, moved);
      },
      get x() {
        return spot().x;
      },
      get y() {
        return spot().y;
      },
      get z() {
        return spot().z;
      },
    };
  };
  return createMemo(() => {
    const seats = placed();
    return seatsOf(known().seats)
      .filter(seat => seats.includes(`${seat}`))
      .map(ufoOf);
  });
}

/** Where one's UFO can begin. [S6] */
const createCells = (table: Seen<UfoRacing>) =>
  createMemo((): readonly Choice[] => {
    const now = table.view.public;
    if (now.stage !== 'place' || actorOf(table) === null) return NO_CHOICES;
    const free = [...startSpots(now)];
    const byCell = Map.groupBy(free, keyOf);
    return [...byCell].map(([key, spots]) => {
      const [{ x, y }, heights] = [at(spots, 0), spots.map(({ z }) => z)];
      const label = roomWords({ x, y, floor: Math.min(...heights), ceiling: Math.max(...heights) });
      return { key, x, y, label, size: 1 };
    });
  });

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;

/** As high as before where that is free. */
function elevationNear({ view }: Seen<UfoRacing>, x: number, y: number, z: number | null): number | null {
  const free = [...startSpots(view.public)].filter(spot => spot.x === x && spot.y === y).map(spot => spot.z);
  const wanted = z ?? MIDDLE;
  return free.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? null;
}

const MIDDLE = 4;

const Replay = (
  props: PartProps<UfoRacing> & {
    readonly show: RaceShow;
    /** Where it is, or that it is gone. */
    readonly onDrawn: (drawn?: HTMLElement) => void;
  },
) => {
  const drawn = (element: HTMLElement) => {
    props.onDrawn(element);
    onCleanup(() => props.onDrawn());
  };
  const says = () => {
    const frame = props.show.frame();
    const happening = frame && beatOf(props.show.playback(), frame);
    return happening ? gameText.event(happening, props.table.name, props.table.seat ?? undefined) : '';
  };
  return (
    <Show when={props.show.piece() ?? props.show.latest()}>
      {shown => (
        <div
          ref={drawn}
          class="ur-replay"
          classList={{ plays: props.show.piece() !== null }}
          data-point="replay"
        >
          <Show
            when={props.show.piece()}
            fallback={
              <Button kind="quiet" icon="play" keys="P" onPress={() => props.show.showAgain(shown())}>
                {text.showTurn(shown().turn + 1)}
              </Button>
            }
          >
            <PlaybackBar
              playback={props.show.playback()}
              clock={props.show.clock}
              speed={likes().speed}
              onSpeed={speed => like({ speed })}
              says={says()}
            />
            <Tool icon="close" label={text.TO_NOW} keys="P" onPress={() => props.show.close()} />
          </Show>
        </div>
      )}
    </Show>
  );
};
