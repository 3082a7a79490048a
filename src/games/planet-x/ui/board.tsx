import { createMemo, createSignal, createUniqueId, For } from 'solid-js';
import { readNotes } from '../../../deduction/marks.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { allSectors, boardOf, type Board as Numbers, onFrom, sectorAt, visibleFrom } from '../board.ts';
import type { PlanetX, Sector } from '../types.ts';
import { ChosenSky } from './board-chosen.tsx';
import { BackSky, FrontSky } from './board-ground.tsx';
import { createMoment, Moment } from './board-moment.tsx';
import { Pawns } from './board-pawns.tsx';
import { Marks } from './board-rim.tsx';
import { Tokens } from './board-tokens.tsx';
import { Wedge } from './board-wedge.tsx';
import { isOnSky, SIZE, sectorUnder, spotAt, turnOf, visibleUnder } from './circle.ts';
import { dragged, openSectors, pressed } from './dock-choose.ts';
import { actorOf, deskOf, landingNow } from './dock-desk.ts';
import { chosenSectors, othersIn } from './dock-draft.ts';
import * as text from './text.ts';
import './board.css';

/** The circle: what all may see, what is being chosen, and where it would lead. */
export const Board = (
  props: PartProps<PlanetX> & {
    /** How far it is turned to whoever looks at it, clockwise. */
    readonly facing?: number;
    /** Whether others look at it too, so that nothing is on it that only one knows. */
    readonly isOpen?: boolean;
  },
) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const desk = deskOf(props.table);
  const actor = createMemo(() => actorOf(props.table));
  /** Whether a sector can be chosen now. */
  const choosing = () => {
    const { stage } = known();
    if (actor() === null || stage === 'know') return false;
    return stage === 'act' ? desk.draft().verb !== 'research' : desk.draft().verb !== null;
  };
  /** Whether a range can be drawn. */
  const surveying = () => choosing() && [null, 'survey'].includes(desk.draft().verb);
  const chosen = createMemo(() => (choosing() ? chosenSectors(desk.draft(), board()) : []));
  const turn = () => turnOf(known().arrow, board());
  const facing = () => props.facing ?? 0;
  /** What stays upright is turned back by both. */
  const turned = () => turn() + facing();
  const isOpen = () => props.isOpen ?? false;
  const notes = createMemo(() => readNotes(isOpen() ? null : props.table.notes));
  const shown = createMemo(() => (isOpen() ? { ...props.table.view, own: null } : props.table.view));
  const landing = createMemo(() => landingNow(props.table));
  const moment = createMoment(props.table);
  const [focused, setFocused] = createSignal<Sector | null>(null);
  const reachable = () => focused() ?? sectorAt(known().arrow, board());
  const id = createUniqueId();
  let svg: SVGSVGElement | undefined;

  const press = (sector: Sector) => {
    const seat = actor();
    if (seat !== null && choosing()) desk.change(pressed(desk.draft(), sector, known(), seat));
  };
  const drag = createDrag({
    svg: () => svg,
    arrow: () => known().arrow,
    board,
    facing,
    may: surveying,
    onDrag: (from, to) => desk.change(dragged(desk.draft(), from, to, known())),
    onDrop: () => desk.change({ ...desk.draft(), anchor: null }),
  });
  const pressLabel = (sector: Sector) => {
    if (!choosing()) return '';
    const draft = desk.draft();
    const isBefore = draft.verb === 'theory' && othersIn(draft).some(pick => pick.sector === sector);
    if (!isBefore && !openSectors(draft, known()).includes(sector)) return '';
    const isNow = chosen().includes(sector) ? 'now' : 'no';
    return text.pressSays(draft.verb, draft.anchor === null, isBefore ? 'before' : isNow);
  };
  const onKey = (event: KeyboardEvent) => {
    const from = sectorOf(event.target);
    if (from === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return press(from);
    }
    const to = goal(event.key, from, known().arrow, board());
    if (to === null) return;
    event.preventDefault();
    svg?.querySelector<SVGElement>(`[data-sector="${to}"]`)?.focus();
    const sky = visibleFrom(known().arrow, board());
    if (!event.shiftKey || !surveying() || !sky.includes(from) || !sky.includes(to)) return;
    desk.change(dragged(desk.draft(), desk.draft().anchor ?? from, to, known()));
  };

  return (
    <div class="px-board">
      <Moment table={props.table} moment={moment} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        ref={svg}
        class="px-circle"
        classList={{ choosing: choosing() }}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="group"
        aria-label={text.skyLabel(known().mode)}
        data-point="sky"
        on:pointerdown={event => {
          moment.fold();
          drag(event);
        }}
        on:keydown={onKey}
      >
        <g class="px-facing" style={{ transform: `rotate(${facing()}deg)` }}>
          <BackSky id={id} />
          <g class="px-turning" style={{ transform: `rotate(${turn()}deg)` }}>
            <ChosenSky table={props.table} chosen={chosen()} turn={turned()} isOpen={isOpen()} />
            <For each={allSectors(board())}>
              {sector => (
                <Wedge
                  table={props.table}
                  view={shown()}
                  sector={sector}
                  board={board()}
                  turn={turned()}
                  notes={notes()}
                  chosen={chosen().includes(sector)}
                  choosing={choosing()}
                  reachable={reachable() === sector}
                  press={pressLabel(sector)}
                  onPress={() => press(sector)}
                  onFocus={() => setFocused(sector)}
                />
              )}
            </For>
            <Tokens table={props.table} view={shown()} board={board()} turn={turned()} />
            <Marks known={known()} board={board()} turn={turned()} />
            <Pawns table={props.table} board={board()} turn={turned()} landing={landing()} />
          </g>
          <FrontSky id={id} sky={visibleFrom(known().arrow, board())} />
        </g>
      </svg>
    </div>
  );
};

const sectorOf = (target: EventTarget | null): Sector | null => {
  const wedge = target instanceof Element ? target.closest<SVGElement>('[data-sector]') : null;
  return wedge ? Number(wedge.dataset['sector']) : null;
};

/** Where a key leads; round the circle, or to an end of the visible sky. */
function goal(key: string, from: Sector, arrow: number, board: Numbers): Sector | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return onFrom(from, 1, board);
    case 'ArrowLeft':
    case 'ArrowUp':
      return onFrom(from, -1, board);
    case 'Home':
      return sectorAt(arrow, board);
    case 'End':
      return visibleFrom(arrow, board).at(-1) ?? null;
    default:
      return null;
  }
}

interface DragParts {
  svg(): SVGSVGElement | undefined;
  arrow(): number;
  board(): Numbers;
  facing(): number;
  may(): boolean;
  onDrag(from: Sector, to: Sector): void;
  onDrop(): void;
}

/** A finger that goes over several sectors drags; one that stays in its sector presses, as a key does. */
function createDrag({
  svg,
  arrow,
  board,
  facing,
  may,
  onDrag,
  onDrop,
}: DragParts): (start: PointerEvent) => void {
  return start => {
    const circle = svg();
    if (!circle || !may() || start.button !== 0) return;
    const spot = (event: PointerEvent) => {
      const { degrees, ...found } = spotAt(event.clientX, event.clientY, circle.getBoundingClientRect());
      return { ...found, degrees: (degrees - facing() + 720) % 360 };
    };
    const first = spot(start);
    if (!isOnSky(first)) return;
    const from = sectorUnder(first.degrees, arrow(), board());
    if (from !== visibleUnder(first.degrees, arrow(), board())) return;
    let last = from;
    let drags = false;
    const follow = (event: PointerEvent) => {
      const to = visibleUnder(spot(event).degrees, arrow(), board());
      if (to === last) return;
      // Only now: a captured pointer would press the whole circle instead of a sector.
      if (!drags) circle.setPointerCapture(start.pointerId);
      drags = true;
      last = to;
      onDrag(from, to);
    };
    const stop = () => {
      circle.removeEventListener('pointermove', follow);
      circle.removeEventListener('pointerup', stop);
      circle.removeEventListener('pointercancel', stop);
      if (drags) onDrop();
    };
    circle.addEventListener('pointermove', follow);
    circle.addEventListener('pointerup', stop);
    circle.addEventListener('pointercancel', stop);
  };
}
