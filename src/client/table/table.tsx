import './table.css';
import './strip.css';
import './private.css';
import './sizes.css';
import './log.css';
import './curtain.css';
import './coach.css';
import './left-hand.css';
import { batch, createEffect, createSignal, Match, onCleanup, Switch } from 'solid-js';
import { at, type Seat } from '../../core/contract.ts';
import type { News } from '../../core/news.ts';
import type { GamePage } from '../../ui/game-page.ts';
import type { LinkStatus, TableLink } from '../../ui/link.ts';
import { createMatch } from '../../ui/media.ts';
import { isBesideBox } from '../boxed.ts';
import type { OnlineTable } from '../online/online.ts';
import { settings } from '../settings.ts';
import { gameTitle } from '../text.ts';
import { keepAwake } from '../wake-lock.ts';
import { Curtain } from './curtain.tsx';
import { Frame } from './frame.tsx';
import { createHeard, type Heard } from './heard.ts';
import {
  covered,
  firstScreen,
  type Handed,
  type Moment,
  nextHolder,
  type Screen,
  screenAfter,
  viewerOf,
} from './screen.ts';
import * as text from './text.ts';
import { createUnread } from './unread.ts';

/** A private page that several may walk past covers itself when nobody touches it. */
const IDLE_MS = 30_000;

/** Who looks through this screen now, and the curtain between one person and the next. */
export const Table = (props: {
  readonly link: TableLink;
  readonly page: GamePage;
  /** Nothing for a table of this device. */
  readonly online?: OnlineTable;
  readonly onReopen: () => void;
  readonly onRestart: () => void;
}) => {
  const { link, page } = props;
  const { facts } = link;
  const [screen, setScreen] = createSignal<Screen>(firstScreen(facts.here));
  const [heard, setHeard] = createSignal<Heard | null>(null);
  const [status, setStatus] = createSignal<LinkStatus | null>(null);
  const [looksBack, setLooksBack] = createSignal(false);
  const unread = createUnread(page, facts);
  let last: Seat | null = null;
  let opens = true;

  const turnTo = (next: Screen) => {
    const viewer = viewerOf(next);
    const changes = viewer !== viewerOf(screen());
    if (next.at === 'page') last = next.seat;
    batch(() => {
      setScreen(next);
      if (changes) setHeard(null);
    });
    if (changes) link.look(viewer);
  };
  const momentOf = ({ toAct, view, outcome }: Heard['now']): Moment => ({
    here: facts.here,
    toAct,
    needsPaper: page.needsPaper(view),
    answers: unread.waiting(),
    over: outcome !== null,
  });
  const hear = (news: News) => {
    // News of a page that was closed meanwhile may still be on its way.
    if (news.viewer !== viewerOf(screen())) return;
    batch(() => {
      const before = heard();
      before?.hear(news);
      const known = before ?? createHeard(news, opens);
      setHeard(known);
      opens = false;
      const isTold = unread.hear(known.story(), known.viewer);
      turnTo(screenAfter(screen(), momentOf(news), last, isTold));
    });
  };
  link.listen({ news: hear, status: setStatus });
  link.look(viewerOf(screen()));
  createEffect(() => link.pace(settings.pace));
  createEffect(() => {
    if (curtain()) document.title = gameTitle(facts.game);
  });
  const byTouch = createMatch('(pointer: coarse)');
  keepAwake(() => settings.awake && (byTouch() || isBesideBox(facts)));
  coverWhenAway(() => turnTo(covered(screen())));

  /** Who came to look may leave it; who handed on may want a choice back. */
  const wayBack = (seat: Seat, why: Handed) => {
    if (why === 'look') return { title: text.BACK_TO_TABLE, go: () => turnTo({ at: 'open' }) };
    if (why === 'answer')
      return {
        title: text.READ_LATER,
        go: () => {
          unread.putOff(seat);
          turnTo({ at: 'open' });
        },
      };
    const before = last;
    if (before === null || before === seat) return undefined;
    return {
      title: text.BACK_TO_LAST,
      go: () => turnTo({ at: 'curtain', seat: before, why: 'look' }),
    };
  };
  /** Why the screen is for this person now. */
  const titleFor = (seat: Seat, why: Handed): string => {
    const { name } = at(facts.players, seat);
    const news = why === 'answer' ? unread.says(seat) : null;
    if (news !== null) return text.waitsFor(name, news);
    if (last === null) return text.firstPage(name);
    return last === seat ? text.coveredPage(name) : text.handTo(name);
  };
  const nextAfterPage = ({ now }: Heard): Seat | undefined => {
    const shown = screen();
    return shown.at === 'page' ? nextHolder(shown.seat, momentOf(now)) : undefined;
  };
  const curtain = () => {
    const shown = screen();
    return shown.at === 'curtain' ? shown : undefined;
  };
  return (
    <Switch fallback={<div class="table" />}>
      <Match when={curtain()} keyed>
        {({ seat, why }) => (
          <Curtain
            player={at(facts.players, seat)}
            title={titleFor(seat, why)}
            onOpen={() => turnTo({ at: 'page', seat, why: why === 'answer' ? 'look' : why })}
            onBack={wayBack(seat, why)}
          />
        )}
      </Match>
      <Match when={heard()} keyed>
        {known => (
          <Frame
            link={link}
            page={page}
            online={props.online}
            heard={known}
            screen={screen()}
            status={status()}
            looksBack={looksBack()}
            unread={unread.says}
            next={nextAfterPage(known)}
            onLookAt={seat => turnTo({ at: 'curtain', seat, why: 'look' })}
            onClosePage={() => turnTo({ at: 'open' })}
            onEyes={(next, back) => {
              setLooksBack(back);
              turnTo(next);
            }}
            onReopen={props.onReopen}
            onRestart={props.onRestart}
          />
        )}
      </Match>
    </Switch>
  );
};

function coverWhenAway(cover: () => void): void {
  let timer = setTimeout(cover, IDLE_MS);
  const awake = () => {
    clearTimeout(timer);
    timer = setTimeout(cover, IDLE_MS);
  };
  const hide = () => {
    if (document.hidden) cover();
  };
  const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
  for (const sign of signs) document.addEventListener(sign, awake, { passive: true });
  document.addEventListener('visibilitychange', hide);
  onCleanup(() => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, awake);
    document.removeEventListener('visibilitychange', hide);
  });
}
