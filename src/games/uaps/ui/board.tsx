import { createEffect, createMemo, createSignal, createUniqueId, For, on, onCleanup, Show } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import { readNotes } from '../../../deduction/marks.ts';
import { createFacing } from '../../../deduction/ui/facing.ts';
import { spotAt } from '../../../ui/chart.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Tool } from '../../../ui/parts.tsx';
import { allSectors, boardOf, orbitOf, QUADRANTS, quadrantOf, sectorsOfQuadrant } from '../board.ts';
import { refuseMove } from '../legal.ts';
import type { Quadrant, Sector, Uaps } from '../types.ts';
import { Cell } from './board-cell.tsx';
import { Above, Chosen } from './board-chosen.tsx';
import { Earth } from './board-earth.tsx';
import type { Turned } from './board-glyph.tsx';
import {
  GoalQuadrant,
  Ground,
  LitQuadrant,
  OrbitLines,
  QuadrantBorders,
  TurnArrow,
} from './board-ground.tsx';
import { spotAfter } from './board-keys.ts';
import { createMoment, Moment, TURNING_MS } from './board-moment.tsx';
import { BarredCard, PlateCard } from './board-plate.tsx';
import { createSpin } from './board-spin.ts';
import * as text from './board-text.ts';
import { Track } from './board-track.tsx';
import { barredBy, openSectors, pressed, type Reach } from './dock-choose.ts';
import { actorOf, deskOf, landingNow, quadrantHere, reachOf } from './dock-desk.ts';
import { chosenSectors } from './dock-draft.ts';
import { stacksOf } from './dock-landing.ts';
import { atRest, quadrantMiddle, RADII, turnOf } from './orbits.ts';
import { VIEW_KEY } from './text.ts';
import './board.css';

const QUARTER = 90;

interface BoardProps extends PartProps<Uaps> {
  /** Whether others look at it too, so that nothing is on it that only one knows. */
  readonly isOpen?: boolean;
  /** What a seat can choose, where it is not as in the game. */
  readonly reach?: (seat: Seat) => Reach;
}

/** Both orbits and the Earth: what all may see, what is being chosen, and where it would lead. */
export const Board = (props: BoardProps) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const desk = deskOf(props.table);
  const actor = createMemo(() => actorOf(props.table));
  const here = createMemo(() => quadrantHere(props.table));
  const reach = createMemo(() => {
    const seat = actor();
    if (seat === null) return null;
    return props.reach ? props.reach(seat) : reachOf(known(), seat);
  });
  const open = createMemo(() => {
    const now = reach();
    const { stage } = known();
    if (!now || (stage !== 'act' && stage !== 'last-acts')) return [];
    return openSectors(desk.draft(), now);
  });
  const barred = (sector: Sector) => {
    const now = reach();
    return now ? barredBy(desk.draft(), sector, now) : undefined;
  };
  /** What can be asked about: where one stands; for last photos everything. */
  const lit = createMemo((): readonly Quadrant[] => {
    const quadrant = here();
    if (known().stage === 'last-acts' && actor() !== null) return QUADRANTS;
    return quadrant === null ? [] : [quadrant];
  });
  const chosen = createMemo(() =>
    actor() === null ? [] : chosenSectors(desk.draft(), known(), reach()?.from ?? null, board()),
  );
  const placesToGo = createMemo((): readonly Quadrant[] => {
    const seat = actor();
    if (seat === null) return [];
    if (known().stage === 'place') return QUADRANTS;
    if (known().stage !== 'act' || desk.draft().verb !== 'move') return [];
    return QUADRANTS.filter(to => refuseMove(known(), seat, to) === undefined);
  });
  const goal = () => (placesToGo().length > 0 ? desk.draft().to : null);
  const isOpen = () => props.isOpen ?? false;
  const notes = createMemo(() => readNotes(isOpen() ? null : props.table.notes));
  const shown = createMemo(() => (isOpen() ? { ...props.table.view, own: null } : props.table.view));
  const landing = createMemo(() => landingNow(props.table));
  const moment = createMoment(props.table);
  /** As long as it is told that the Earth has turned. */
  const cameAbove = () => {
    const quadrant = here();
    const isTold = !moment.folded() && (moment.told()?.turned ?? 0) > 0;
    return isTold && quadrant !== null ? stacksOf(known(), quadrant).outer : [];
  };
  const { facing, turnTo, lock } = createFacing(props.table);
  const spin = createSpin({
    at: event => svg && spotAt(event.clientX, event.clientY, svg.getBoundingClientRect()),
    from: () => facing().degrees,
    may: ({ radius }) => !facing().locked && radius >= RADII.edge && radius <= RADII.rim + 4,
    onEnd: degrees => turnTo(atRest(degrees, board())),
  });
  const view = () => spin.degrees() ?? facing().degrees;
  const turn = () => turnOf(known().turns, board());
  const still: Turned = {
    get facing() {
      return view();
    },
    earth: 0,
  };
  const withEarth: Turned = {
    get facing() {
      return view();
    },
    get earth() {
      return turn();
    },
  };
  const turning = createTurning(() => known().turns);
  const [focused, setFocused] = createSignal<Sector | null>(null);
  const [plate, setPlate] = createSignal<Quadrant | null>(null);
  const [refused, setRefused] = createSignal<Sector | null>(null);
  createEffect(on(desk.draft, () => setRefused(null), { defer: true }));
  /** As long as it is so. */
  const refusal = () => {
    const sector = refused();
    const why = sector === null ? undefined : barred(sector);
    return sector === null || !why ? null : { sector, why };
  };
  const reachable = () => focused() ?? sectorsOfQuadrant(here() ?? 1, known().turns, board())[0];
  const id = createUniqueId();
  let svg: SVGSVGElement | undefined;

  /** A card about where one stands, or beside it, lies on the other half. */
  const isLow = (quadrant: Quadrant) =>
    Math.sin(((quadrantMiddle(quadrant) + turn() + view()) * Math.PI) / 180) > -0.1;
  const away = (quadrant: Quadrant | null): 'top' | 'bottom' =>
    quadrant !== null && isLow(quadrant) ? 'top' : 'bottom';

  const press = (sector: Sector) => {
    const now = reach();
    if (now && open().includes(sector)) return desk.change(pressed(desk.draft(), sector, now));
    if (barred(sector)) setRefused(sector);
  };
  const pressPlate = (quadrant: Quadrant) => {
    if (placesToGo().includes(quadrant)) return desk.change({ ...desk.draft(), to: quadrant });
    setPlate(quadrant);
  };
  const putCardsAway = () => {
    moment.fold();
    setPlate(null);
    setRefused(null);
  };
  const pressLabel = (sector: Sector) => {
    const now = reach();
    const why = barred(sector);
    if (why) return text.barredSays[why];
    if (!now || !open().includes(sector)) return '';
    const draft = desk.draft();
    return text.pressSays(draft.verb, chosen().includes(sector), pressed(draft, sector, now).form);
  };
  const onKey = (event: KeyboardEvent) => {
    const from = spotOf(event.target);
    if (from === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return 'sector' in from ? press(from.sector) : pressPlate(from.quadrant);
    }
    if (event.key === 'Escape' && plate() !== null) return setPlate(null);
    if (event.key === 'Escape' && refused() !== null) return setRefused(null);
    const to = spotAfter(event.key, from, known().turns, board());
    if (to === null) return;
    event.preventDefault();
    const name = 'sector' in to ? `[data-sector="${to.sector}"]` : `[data-quadrant="${to.quadrant}"]`;
    svg?.querySelector<SVGElement>(name)?.focus();
  };
  const cell = (sector: Sector, turned: Turned) => (
    <Cell
      table={props.table}
      view={shown()}
      sector={sector}
      board={board()}
      turned={turned}
      from={here()}
      notes={notes()}
      lit={!barred(sector) && lit().includes(quadrantOf(sector, known().turns, board()))}
      choosable={open().includes(sector)}
      barred={barred(sector) !== undefined}
      chosen={chosen().includes(sector)}
      reachable={reachable() === sector}
      press={pressLabel(sector)}
      onPress={() => press(sector)}
      onFocus={() => {
        setFocused(sector);
        setPlate(null);
      }}
    />
  );
  const cells = (orbit: 'inner' | 'outer') =>
    allSectors(board()).filter(sector => orbitOf(sector, board()) === orbit);

  return (
    <div class="ua-board">
      <Moment table={props.table} moment={moment} at={away(here())} />
      <Show when={plate()}>
        {quadrant => (
          <PlateCard
            table={props.table}
            quadrant={quadrant()}
            at={away(quadrant())}
            onClose={() => setPlate(null)}
          />
        )}
      </Show>
      <Show when={refusal()}>
        {now => (
          <BarredCard
            sector={now().sector}
            why={now().why}
            at={away(quadrantOf(now().sector, known().turns, board()))}
            onClose={() => setRefused(null)}
          />
        )}
      </Show>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        ref={svg}
        class="ua-orbits"
        classList={{ turning: turning(), spinning: spin.degrees() !== null, loose: !facing().locked }}
        viewBox="-7 -7 414 414"
        role="group"
        aria-label={text.boardLabel(known().mode)}
        data-point="board"
        on:pointerdown={event => {
          moment.fold();
          setRefused(null);
          spin.start(event);
        }}
        on:keydown={onKey}
      >
        <g class="ua-facing" style={{ transform: `rotate(${view()}deg)` }}>
          <Ground id={id} turn={view()} />
          <g class="ua-turning" style={{ transform: `rotate(${turn()}deg)` }}>
            <For each={lit()}>{quadrant => <LitQuadrant quadrant={quadrant} />}</For>
          </g>
          <For each={cells('outer')}>{sector => cell(sector, still)}</For>
          <Above sectors={landing()?.above ?? []} board={board()} when="coming" />
          <Above sectors={cameAbove()} board={board()} when="now" />
          <Chosen table={props.table} orbit="outer" chosen={chosen()} turned={still} isOpen={isOpen()} />
          <g class="ua-turning" style={{ transform: `rotate(${turn()}deg)` }}>
            <For each={cells('inner')}>{sector => cell(sector, withEarth)}</For>
            <Earth
              table={props.table}
              turned={withEarth}
              from={here()}
              choosable={placesToGo()}
              chosen={goal()}
              reachable={here() ?? 1}
              onPress={pressPlate}
              onFocus={quadrant => {
                if (placesToGo().length === 0) setPlate(quadrant);
              }}
            />
            <QuadrantBorders />
            <Show when={goal()}>{quadrant => <GoalQuadrant quadrant={quadrant()} />}</Show>
            <Chosen
              table={props.table}
              orbit="inner"
              chosen={chosen()}
              turned={withEarth}
              isOpen={isOpen()}
            />
          </g>
          <OrbitLines />
          <TurnArrow turning={turning()} due={(landing()?.turns ?? 0) > 0} />
          <Track table={props.table} turn={view()} landing={landing()} />
        </g>
      </svg>
      {/* A card would lie over the one that has the focus. */}
      <div class="ua-view-tools" on:focusin={putCardsAway}>
        <Tool
          icon="rotate"
          label={facing().locked ? text.VIEW_LOCKED : text.TURN_VIEW}
          keys={VIEW_KEY}
          onPress={() => turnTo(facing().degrees + QUARTER)}
        />
        <Tool
          icon={facing().locked ? 'lock' : 'unlock'}
          label={facing().locked ? text.UNLOCK_VIEW : text.LOCK_VIEW}
          onPress={() => lock(!facing().locked)}
        />
      </div>
    </div>
  );
};

const spotOf = (
  target: EventTarget | null,
): { readonly sector: Sector } | { readonly quadrant: Quadrant } | null => {
  const spot =
    target instanceof Element ? target.closest<SVGElement>('[data-sector], [data-quadrant]') : null;
  if (!spot) return null;
  const { sector, quadrant } = spot.dataset;
  return sector === undefined ? { quadrant: Number(quadrant) } : { sector: Number(sector) };
};

function createTurning(turns: () => number): () => boolean {
  const [turning, setTurning] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(turns, (now, before) => {
      if (before === undefined || now === before) return;
      clearTimeout(timer);
      setTurning(true);
      timer = setTimeout(() => setTurning(false), TURNING_MS);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return turning;
}
