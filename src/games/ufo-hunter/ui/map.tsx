import { createEffect, createMemo, createSignal, For, Index, on, onMount, Show } from 'solid-js';
import { Unheard } from '../../../ui/chart.tsx';
import { distance, PLACES, type Place, place } from '../board.ts';
import type { Region } from '../types.ts';
import { Land } from './land.tsx';
import { Borders, Links } from './map-borders.tsx';
import { type Corner, freeCorner } from './map-corner.ts';
import { type Cursor, cursorAfter, middleLon, wrapsOf } from './map-geometry.ts';
import { MiniMap } from './map-mini.tsx';
import { headOf, piecesOf, placesIn, SMALL_NAME } from './map-places.ts';
import { Head, type Standing, Target } from './map-region.tsx';
import { Strip, ViewTools } from './map-strip.tsx';
import { mapLabel, type RegionFacts, regionLabel } from './map-text.ts';
import { Ghost, HunterToken, RumorPin } from './map-tokens.tsx';
import { createTravels } from './map-travels.ts';
import type { MapHunter, MapRumor, Trail, Way } from './map-types.ts';
import { createMapView } from './map-view.ts';
import { Trails, WayThere } from './map-ways.tsx';
import { type Area, areaOf, GUTTER, worldOf } from './map-zoom.ts';
import './map.css';

export interface MapProps {
  /** In the order of seats. */
  readonly hunters: readonly MapHunter[];
  readonly rumors: readonly MapRumor[];
  /** Where one may go now or could with a card that one looks at, and how; null where no way is looked at. */
  readonly ways: ReadonlyMap<Region, Way> | null;
  /** Regions that may be chosen for something else, and what a press does there, in words. */
  readonly open?: ReadonlyMap<Region, string> | undefined;
  readonly chosen: Region | null;
  /** Regions that are pointed out, and why, in words; nothing is to be chosen there. */
  readonly lit?: ReadonlyMap<Region, string> | undefined;
  /** Where hunters went last. */
  readonly trails: readonly Trail[];
  readonly onPress: (region: Region) => void;
}

/** The world: what lies where, where one may go, and what it takes. Choosing never commits. */
export const RegionMap = (props: MapProps) => {
  const own = createMemo(() => props.hunters.find(({ mine }) => mine) ?? null);
  const ownRegion = createMemo(() => own()?.region ?? null);
  const goal = createMemo(() => props.chosen ?? [...(props.lit?.keys() ?? [])].at(-1) ?? ownRegion());
  const view = createMapView(goal);
  const { grid } = view;
  const text = () => view.text() * view.grown();
  const [cursor, setCursor] = createSignal<Cursor | null>(null);
  const [looked, setLooked] = createSignal<Region | null>(null);
  const [pointed, setPointed] = createSignal<Region | null>(null);
  let viewport: HTMLDivElement | undefined;
  let letter: HTMLSpanElement | undefined;
  let world: SVGSVGElement | undefined;
  onMount(() => {
    if (viewport && letter) view.watch(viewport, letter);
  });

  // Whatever is chosen or pointed out can be seen, and the own hunter where it has landed.
  createEffect(
    on(
      goal,
      region => {
        if (region === null) return;
        setLooked(null);
        view.bringIn(region);
      },
      { defer: true },
    ),
  );

  const traveling = createTravels(() => props.hunters);
  const rumorIn = createMemo(() => new Map(props.rumors.map(rumor => [rumor.region, rumor])));
  const huntersIn = createMemo(() => Map.groupBy(props.hunters, ({ region }) => region));
  const ways = createMemo(() => props.ways);
  /** Compared as words: whoever looks closer is not taken away again by a choice that changes nothing here. */
  const reach = createMemo(() => [...(ways()?.keys() ?? [])].join(' '));
  createEffect(
    on([reach, ownRegion], () => {
      const home = ownRegion();
      if (reach() === '' || home === null) return;
      setCursor(null);
      view.makeRoomFor([...(ways()?.keys() ?? [])], home);
    }),
  );
  const wayTo = (region: Region) => ways()?.get(region) ?? null;
  const tooFar = (region: Region) => {
    const home = ownRegion();
    return ways() !== null && wayTo(region) === null && home !== null ? distance(home, region) : null;
  };
  const isOpen = (region: Region) => wayTo(region) !== null || (props.open?.has(region) ?? false);
  const isChoosing = createMemo(() => ways() !== null || (props.open?.size ?? 0) > 0);
  const standing = (region: Region): Standing => {
    if (isChoosing() && props.chosen === region) return 'chosen';
    if (props.lit?.has(region)) return 'lit';
    if (!isChoosing()) return 'calm';
    if (isOpen(region)) return 'open';
    return region === ownRegion() ? 'calm' : 'shut';
  };
  /** Whether the way to one end of a link leads over the other. */
  const isLinkOpen = (from: Region, to: Region) => wayTo(to)?.path.at(-2) === from;
  const wayChosen = createMemo(() => {
    const way = props.chosen === null ? null : wayTo(props.chosen);
    return way && way.path.length > 1 ? way : null;
  });
  const places = createMemo(
    () =>
      new Map(
        PLACES.map(({ id, name, box }) => {
          const held = {
            name,
            rumor: rumorIn().get(id) ?? null,
            hunters: huntersIn().get(id) ?? [],
            ghost: wayChosen() !== null && props.chosen === id && own() !== null,
            way: wayTo(id),
            isPointedOut: props.chosen === id || (props.lit?.has(id) ?? false),
          };
          return [id, placesIn(areaOf(box, grid()), held, text())];
        }),
      ),
  );
  const scaleIn = (region: Region) => places().get(region)?.scale ?? 1;
  const hunterAt = ({ seat, region }: MapHunter) => {
    const index = (huntersIn().get(region) ?? []).findIndex(hunter => hunter.seat === seat);
    return places().get(region)?.hunters[index] ?? null;
  };
  const ownAt = () => {
    const hunter = own();
    return hunter && hunterAt(hunter);
  };
  const ghost = createMemo(() => {
    const [hunter, region] = [own(), props.chosen];
    const at = region === null ? null : places().get(region)?.ghost;
    return hunter && region !== null && at ? { at, look: hunter.look, scale: scaleIn(region) } : null;
  });
  const landing = ({ seat, path }: Trail) => {
    const hunter = props.hunters.find(one => one.seat === seat);
    return hunter && hunter.region === path.at(-1) ? hunterAt(hunter) : null;
  };

  /** The small map lies over no piece, nothing that is chosen or pointed out, no tab of a link; rather over no name. */
  const corner = createMemo((now: Corner | null): Corner | null => {
    const frame = view.frame();
    if (!frame) return null;
    const shown = (area: Area): Area => ({ ...area, x: area.x + frame.x, y: area.y + frame.y });
    const pieces = [...places().values()].flatMap(piecesOf).map(shown);
    const heads = PLACES.flatMap(({ id, box }) => {
      const inside = places().get(id);
      return inside ? [shown(headOf(inside, areaOf(box, frame), text()))] : [];
    });
    const world = shown({ x: 0, y: 0, ...worldOf(frame) });
    const tabs = [
      { ...world, width: GUTTER },
      { ...world, x: world.x + world.width - GUTTER, width: GUTTER },
    ];
    const region = goal();
    const pointed = region === null ? [] : [shown(areaOf(place(region).box, frame))];
    return freeCorner(view.size(), [...pieces, ...tabs, ...pointed], heads, now);
  }, null);

  const factsOf = (region: Place): RegionFacts => ({
    region,
    rumor: rumorIn().get(region.id) ?? null,
    hunters: huntersIn().get(region.id) ?? [],
    links: wrapsOf(region.id).map(wrap => ({ letter: wrap.letter, name: place(wrap.to).name })),
    way: wayTo(region.id),
    tooFar: tooFar(region.id),
    press: props.open?.get(region.id) ?? props.lit?.get(region.id) ?? null,
  });
  const told = createMemo(() => {
    const region = pointed() ?? looked() ?? goal();
    return region === null ? null : factsOf(place(region));
  });
  const tabStop = () => cursor()?.region ?? goal() ?? 1;

  const press = (region: Region) => {
    setLooked(region);
    if (isOpen(region)) props.onPress(region);
  };
  const onFocus = (region: Region, byKey: boolean) => {
    if (cursor()?.region !== region) setCursor({ region, lon: middleLon(place(region).box) });
    setLooked(region);
    if (byKey) view.bringIn(region);
  };
  const onKey = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target.closest<SVGElement>('[data-region]') : null;
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
    const region = Number(target.dataset['region']);
    const at = cursor();
    const to = cursorAfter(
      event.key,
      at?.region === region ? at : { region, lon: middleLon(place(region).box) },
    );
    const act = to ? () => goTo(to) : keyActs(region)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const goTo = (to: Cursor) => {
    setCursor(to);
    world?.querySelector<SVGElement>(`[data-region="${to.region}"]`)?.focus({ preventScroll: true });
  };
  const keyActs = (region: Region): Readonly<Record<string, () => void>> => ({
    Enter: () => press(region),
    ' ': () => press(region),
    '+': () => view.zoom('in', region),
    '=': () => view.zoom('in', region),
    '-': () => view.zoom('out', region),
    '0': () => view.showAll(),
  });

  return (
    <div class="uh-map fills" data-point="map">
      <span class="uh-map-letter-size" ref={letter} aria-hidden="true" />
      <div
        class="uh-map-view"
        classList={{
          dragging: view.dragging(),
          tall: view.goesOn().down,
          loose: view.goesOn().across || view.goesOn().down,
        }}
        ref={viewport}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
        <svg
          ref={world}
          class="uh-map-world"
          classList={{ choosing: isChoosing(), traveling: traveling() }}
          width={worldOf(grid()).width}
          height={worldOf(grid()).height}
          style={{
            transform: `translate(${view.frame()?.x ?? 0}px, ${view.frame()?.y ?? 0}px)`,
            '--uh-map-grown': view.grown(),
          }}
          role="group"
          aria-label={mapLabel(PLACES.length)}
          on:keydown={onKey}
        >
          <Land frame={grid()} />
          <For each={PLACES}>
            {region => (
              <Target
                place={region}
                area={areaOf(region.box, grid())}
                standing={standing(region.id)}
                label={regionLabel(factsOf(region))}
                reachable={tabStop() === region.id}
                onPress={() => press(region.id)}
                onFocus={byKey => onFocus(region.id, byKey)}
                onPoint={isOver => setPointed(isOver ? region.id : null)}
              />
            )}
          </For>
          <Borders frame={grid()} />
          <Links frame={grid()} text={view.text()} isOpen={isLinkOpen} />
          <Trails trails={props.trails} frame={grid()} to={landing} />
          <Show when={wayChosen()}>
            {way => <WayThere way={way()} frame={grid()} from={ownAt()} to={ghost()?.at ?? null} />}
          </Show>
          <Unheard class="uh-map-heads">
            <For each={PLACES}>
              {region => (
                <Head
                  place={region}
                  area={areaOf(region.box, grid())}
                  standing={standing(region.id)}
                  name={places().get(region.id)?.name ?? []}
                  isUnder={places().get(region.id)?.isUnder ?? false}
                  isSmall={places().get(region.id)?.nameSize === SMALL_NAME}
                  way={places().get(region.id)?.hasPrice ? wayTo(region.id) : null}
                  text={text()}
                />
              )}
            </For>
          </Unheard>
          <Unheard class="uh-map-tokens">
            <For each={props.rumors}>
              {rumor => (
                <Show when={places().get(rumor.region)?.rumor}>
                  {at => <RumorPin rumor={rumor} at={at()} scale={scaleIn(rumor.region)} />}
                </Show>
              )}
            </For>
            {/* By seat, so that whoever moves stays the same thing and travels. */}
            <Index each={props.hunters}>
              {hunter => (
                <Show when={hunterAt(hunter())}>
                  {at => (
                    <HunterToken
                      look={hunter().look}
                      mine={hunter().mine}
                      at={at()}
                      scale={scaleIn(hunter().region)}
                    />
                  )}
                </Show>
              )}
            </Index>
            <Show when={ghost()}>
              {coming => <Ghost look={coming().look} at={coming().at} scale={coming().scale} />}
            </Show>
          </Unheard>
        </svg>
        <Show when={!view.isWhole() && corner() !== null && view.frame()}>
          {frame => (
            <MiniMap
              frame={frame()}
              corner={corner()}
              size={view.size()}
              hunters={props.hunters}
              rumors={props.rumors}
              onPick={view.centerOn}
            />
          )}
        </Show>
      </div>
      <div class="uh-map-foot">
        <Strip facts={told()} />
        <ViewTools
          isWhole={view.isWhole()}
          isClosest={view.isClosest()}
          onZoom={way => view.zoom(way, goal())}
          onWhole={view.showAll}
        />
      </div>
    </div>
  );
};
