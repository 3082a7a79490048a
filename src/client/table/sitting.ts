import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { GameTypes, Seat } from '../../core/contract.ts';
import { at } from '../../core/contract.ts';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import type { Problem, TableLink, TakeBackProblem } from '../../ui/link.ts';
import { play } from '../../ui/sound.ts';
import { YOU } from '../../ui/text.ts';
import { moving, settings } from '../settings.ts';
import type { Heard } from './heard.ts';
import { createLookBack, type LookBack } from './look-back.ts';
import { missedAfter } from './missed.ts';
import { createNotes } from './notes.ts';
import { actorsOf, type Screen } from './screen.ts';
import { type LogLine, linesOf, newestChange, newLines } from './story.ts';
import { offerOf, takenBackBy } from './take-back.ts';
import * as text from './text.ts';

/** One viewer at the screen, from the moment a page opens until it closes. */
export interface Sitting {
  readonly seen: Seen;
  readonly lookBack: LookBack;
  /** Whether moves made here count. */
  counts(): boolean;
  /** Why they do not for now, if they will again by themselves. */
  waits(): string | null;
  /** Somebody at this screen must act. */
  mustAct(): boolean;
  problem(): Problem | TakeBackProblem | null;
  /** Null forgets what was told. */
  tell(problem: Problem | TakeBackProblem | null): void;
  /** How many lines were not looked at yet, and from which step on. */
  missed(): { readonly count: number; readonly from: number } | null;
  markSeen(): void;
  /** What was noted before cannot be read, and it is tried again. */
  notesUnread(): boolean;
  /** Whom it waits for, in words. */
  turn(): string;
  /** The same after what happened. */
  spoken(): string;
  /** What last changed before all eyes. */
  happened(): string;
}

export interface SittingParts {
  readonly link: TableLink;
  readonly page: GamePage;
  readonly heard: Heard;
  screen(): Screen;
  /** Whether moves made here count. */
  counts(): boolean;
  /** Why they do not for now, if they will again by themselves. */
  waits(): string | null;
  /** A lesson lets only its own moves pass. */
  letsPass(seat: Seat, move: GameTypes['Move']): boolean;
  closePage(): void;
  openPage(seat: Seat): void;
}

export function createSitting({
  link,
  page,
  heard,
  screen,
  counts,
  waits,
  letsPass,
  closePage,
  openPage,
}: SittingParts): Sitting {
  const { facts } = link;
  const { viewer, now, story } = heard;
  const seat = viewer === 'spectator' ? null : viewer;
  const isOwn = () => {
    const shown = screen();
    return shown.at === 'page' && shown.why !== 'after';
  };
  const lastStep = () => story().length - 1;
  const [problem, setProblem] = createSignal<Problem | TakeBackProblem | null>(null);
  const lookBack = createLookBack(link, viewer, lastStep, () => settings.pace, setProblem);
  const notes = createNotes(link, isOwn() ? seat : null, () => counts() || waits() !== null);
  const shared = facts.online
    ? undefined
    : facts.here.length > 0
      ? createNotes(link, 'spectator', counts)
      : createNotes(link, 'spectator', () => false, story);
  /** Several people around an open table may act at once, each one move at a time. */
  const [underWay, setUnderWay] = createSignal<readonly Seat[]>([]);
  const [missed, setMissed] = createSignal(tellsMissed() ? heard.missed : null);

  const isNow = () => lookBack.step() === null;
  const actors = createMemo(() =>
    isNow() && counts() && !now.outcome ? actorsOf(screen(), facts.here) : [],
  );
  const isAnytime = () => page.isAnytime?.(now.view) ?? false;
  const mustAct = createMemo(() => !isAnytime() && actors().some(actor => now.toAct.includes(actor)));
  const toldStory = createMemo(() => {
    const step = lookBack.step();
    return step === null ? story() : story().slice(0, step + 1);
  });

  /** Several people have seen on the open table what their own pages missed. */
  function tellsMissed(): boolean {
    return facts.here.length < 2 || viewer === 'spectator';
  }
  const missedLines = () => {
    const steps = missed();
    return steps === null ? 0 : newLines(story(), steps, page);
  };
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const markSeen = () => {
    // What came as the page closed was not looked at here.
    if (left) return;
    setMissed(null);
    if (untrack(screen).at !== 'page' || untrack(isOwn)) link.saw(viewer, untrack(lastStep));
  };
  createEffect(
    on(lastStep, (last, before = last) => {
      const away = document.hidden && tellsMissed();
      if (last !== before) setMissed(known => missedAfter(known, { before, last, away }));
      if (missedLines() === 0) markSeen();
    }),
  );

  createEffect(
    on(heard.fresh, events => {
      const sound = page.sound(events);
      if (events.length > 0 && sound !== null) play(sound);
    }),
  );
  createEffect(
    on(mustAct, (must, before) => {
      if (must && before === false) play('bell');
    }),
  );

  const send = async (
    actor: Seat,
    sent: ReturnType<TableLink['act'] | TableLink['takeBack']>,
  ): Promise<boolean> => {
    setProblem(null);
    setUnderWay(seats => [...seats, actor]);
    const result = await sent;
    setUnderWay(seats => seats.filter(one => one !== actor));
    if (result.ok) markSeen();
    else setProblem(result.error);
    return result.ok;
  };
  const name = (whose: Seat): string => (whose === seat && isOwn() ? YOU : at(facts.players, whose).name);

  const seen: Seen = {
    facts,
    get view() {
      return lookBack.view() ?? now.view;
    },
    get toAct() {
      return isNow() ? now.toAct : [];
    },
    get outcome() {
      return isNow() ? now.outcome : null;
    },
    get story() {
      return toldStory();
    },
    get fresh() {
      return isNow() ? heard.fresh() : [];
    },
    seat,
    get isOwn() {
      return isOwn();
    },
    get actors() {
      return actors();
    },
    get busy() {
      return underWay().length > 0;
    },
    get takeBack() {
      return offerOf(facts, now.takeBack);
    },
    get moving() {
      return moving();
    },
    name,
    player: whose => at(facts.players, whose),
    act: async (move, as) => {
      const actor = as ?? seat;
      if (actor === null || underWay().includes(actor) || !actors().includes(actor) || !letsPass(actor, move))
        return false;
      play('click');
      // A game may build its move from parts of the view, and what reacts cannot travel.
      return send(actor, link.act(actor, unwrap(move)));
    },
    takeItBack: by => {
      if (underWay().includes(by) || !isNow() || !takenBackBy(seen.takeBack).includes(by)) return;
      void send(by, link.takeBack(by));
    },
    get notes() {
      return notes.notes();
    },
    get keepsNotes() {
      return notes.keeps();
    },
    keepNotes: notes.keep,
    shared,
    get leave() {
      return facts.here.length > 1 && seat !== null && isOwn() ? closePage : undefined;
    },
    openPage: facts.here.length > 1 && seat === null ? openPage : undefined,
  };

  const turn = createMemo(() => {
    const step = lookBack.step();
    if (step !== null) return text.lookingAt(step, lastStep());
    if (now.outcome) return page.text.reason(now.outcome.reason);
    if (!counts()) return waits() ?? text.ONLY_LOOKING;
    if (seat !== null && mustAct()) return text.YOUR_TURN;
    if (isAnytime()) return '';
    return text.waitingFor(now.toAct.map(name));
  });
  const freshLines = createMemo(() => linesOf(seen.fresh, page));
  const told = ({ event }: LogLine) => page.text.event(event, name, seat ?? undefined);
  const spoken = createMemo(() => [...freshLines().map(told), turn()].join(' '));
  const happened = createMemo(() => newestChange(story(), page).map(told).join(' '));

  return {
    seen,
    lookBack,
    counts,
    waits,
    mustAct,
    problem,
    tell: setProblem,
    missed: () => {
      const steps = missed();
      const count = missedLines();
      return steps === null || count === 0 ? null : { count, from: steps.from };
    },
    markSeen,
    notesUnread: notes.unread,
    turn,
    spoken,
    happened,
  };
}
