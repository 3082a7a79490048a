import '../table/table.css';
import '../table/strip.css';
import '../table/online/online.css';
import { createEffect, createResource, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TableCard } from '../../protocol/tells.ts';
import type { GamePage } from '../../ui/game-page.ts';
import type { LinkStatus, TableLink } from '../../ui/link.ts';
import { isBot, SeatMark } from '../../ui/parts.tsx';
import { play } from '../../ui/sound.ts';
import { answerOf, failureOf } from '../came-of.ts';
import { Loading } from '../loading.tsx';
import type { Watched } from '../online/watched-table.ts';
import { createHeard, type Heard } from '../table/heard.ts';
import { NoTable } from '../table/no-table.tsx';
import { absenceIn } from '../table/online/absence.ts';
import { createTimeLeft } from '../table/online/clock.ts';
import { LINE_SAYS, PAUSED } from '../table/online/text.ts';
import { loadPage } from '../table/open.ts';
import { createSitting } from '../table/sitting.ts';
import type { LogLine } from '../table/story.ts';
import { Strip } from '../table/strip.tsx';
import { BOARD_LABEL, END_LABEL, STOPPED } from '../table/text.ts';
import { Enlarged } from './enlarged.tsx';
import { BigFrame } from './frame.tsx';
import { callsSomebody, recentLines } from './shown.ts';
import { SmallCode } from './small-code.tsx';
import * as text from './text.ts';

/** Which table it is. */
interface Place {
  readonly game: string;
  /** Nothing for a table of this device. */
  readonly online: { readonly table: Watched; readonly card: TableCard } | undefined;
  /** Whoever held the table is gone, such as a worker that failed. */
  readonly onLost?: () => void;
}

/** More than fit are asked for; what does not fit whole is not shown. */
const MOST_LINES = 12;

/** From the deal on: the board, whose turn it is and what happened, as a spectator is told. */
export const Spectating = (props: Place & { readonly link: TableLink | null }) => {
  const [page, { refetch }] = createResource(() => props.game, loadPage);
  const loaded = () => answerOf(page());
  const problem = () => failureOf(page());
  return (
    <Switch fallback={<Loading />}>
      <Match when={problem()}>
        {says => (
          <NoTable says={says()} exportId={undefined} onRestart={undefined} onAgain={() => void refetch()} />
        )}
      </Match>
      <Match when={loaded()} keyed>
        {game => (
          <Show when={props.link} keyed>
            {link => <Listening {...props} page={game} link={link} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
};

interface Parts extends Place {
  readonly page: GamePage;
  readonly link: TableLink;
}

const Listening = (props: Parts) => {
  const [heard, setHeard] = createSignal<Heard | null>(null);
  const [status, setStatus] = createSignal<LinkStatus | null>(null);
  props.link.listen({
    news: news => {
      const before = heard();
      if (before) before.hear(news);
      else setHeard(createHeard(news, true));
    },
    status: now => {
      if (now.held === 'unreachable' && props.onLost) props.onLost();
      else setStatus(now);
    },
  });
  props.link.look('spectator');
  return (
    <Show when={heard()} keyed fallback={<Loading />}>
      {known => <Shown {...props} heard={known} status={status()} />}
    </Show>
  );
};

const Shown = (props: Parts & { readonly heard: Heard; readonly status: LinkStatus | null }) => {
  const { page, link, heard } = props;
  const table = props.online?.table;
  const waits = (): string | null => {
    const line = table?.line() ?? 'live';
    if (line !== 'live') return LINE_SAYS[line];
    if (props.status?.broken) return STOPPED;
    return table?.room()?.pausedBy == null ? null : PAUSED;
  };
  const sitting = createSitting({
    link,
    page,
    heard,
    screen: () => ({ at: 'open' }),
    counts: () => waits() === null,
    waits,
    letsPass: () => false,
    closePage: () => undefined,
    openPage: () => undefined,
  });
  const { seen } = sitting;
  const left = createTimeLeft(() => table?.left() ?? null);
  const waitedFor = () => (page.isAnytime?.(seen.view) ? [] : [...seen.toAct]);
  createEffect(
    on(waitedFor, (now, before) => {
      if (before && callsSomebody(now, before, seat => !isBot(seen.player(seat)))) play('bell');
    }),
  );
  return (
    <BigFrame table={table} game={props.game} where={page.where(seen.view)} class="big-table">
      <p class="sr" aria-live="polite">
        {sitting.spoken()}
      </p>
      <div class="big-players big-words">
        <Strip
          table={seen}
          page={page}
          absence={seat => absenceIn(table?.room() ?? null, seat)}
          left={left}
        />
      </div>
      <Show
        when={seen.outcome}
        fallback={
          <Enlarged class="board big-board" label={BOARD_LABEL}>
            <Dynamic component={page.Board} table={seen} />
          </Enlarged>
        }
      >
        <Enlarged class="ending big-end" label={END_LABEL} scrolls>
          <Dynamic component={page.End} table={seen} />
        </Enlarged>
      </Show>
      <div class="big-side">
        <p class="big-turn big-words">{sitting.turn() || text.ANYONE}</p>
        <section class="big-news big-words">
          <h2>{text.NEWS}</h2>
          <ol>
            <For
              each={recentLines(heard.story(), page, MOST_LINES)}
              fallback={<li class="dim">{text.NOTHING_YET}</li>}
            >
              {line => <NewsLine line={line} />}
            </For>
          </ol>
        </section>
        <Show when={props.online}>{online => <SmallCode card={online().card} />}</Show>
      </div>
    </BigFrame>
  );

  function NewsLine(of: { readonly line: LogLine }) {
    return (
      <li class={`tells-${of.line.telling}`}>
        <Show when={typeof of.line.whose === 'number' ? { seat: of.line.whose } : undefined}>
          {whose => <SeatMark look={seen.player(whose().seat).look} />}
        </Show>
        <span class="words">
          <Dynamic component={page.Line} event={of.line.event} table={seen} />
        </span>
      </li>
    );
  }
};
