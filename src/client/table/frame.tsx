import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seat } from '../../core/contract.ts';
import type { GamePage } from '../../ui/game-page.ts';
import type { LinkStatus, TableLink } from '../../ui/link.ts';
import { Button, Confirm } from '../../ui/parts.tsx';
import { createTurns } from '../../ui/turns.ts';
import { homeOf } from '../boxed.ts';
import { exportTable } from '../export-table.ts';
import { tellNext } from '../next-table.ts';
import type { OnlineTable } from '../online/online.ts';
import { goInstead } from '../route.ts';
import { settings } from '../settings.ts';
import { gameTitle } from '../text.ts';
import { EarlierSteps, PiecesCard } from './beside/card.tsx';
import { createPieces } from './beside/pieces.ts';
import { Board } from './board.tsx';
import { type Coach, createCoach } from './coach.ts';
import { CoachCard } from './coach.tsx';
import { Dock } from './dock.tsx';
import { End, Eyes } from './end.tsx';
import { createWayBack, focusEnd } from './focus.ts';
import type { Heard } from './heard.ts';
import { type Command, commandOf, pressOf } from './keys.ts';
import { LEARNER } from './lesson.ts';
import { Log } from './log.tsx';
import { More, type MorePage } from './more.tsx';
import { createAtTable } from './online/at-table.ts';
import { OnlineBar } from './online/bar.tsx';
import { ChatPanel } from './online/chat-panel.tsx';
import { OnlineNotices } from './online/notices.tsx';
import { notifyOfTurns } from './online/notify.ts';
import { SHOW_BOARD, THEY_WAIT, yourTurn } from './online/text.ts';
import { focusNeighbor, focusTalk, pressLetter, pressNth, pressPrimary } from './press.ts';
import { createPrivatePage } from './private-page.ts';
import { Refused } from './refused.tsx';
import type { Screen } from './screen.ts';
import { Sheet } from './sheet.tsx';
import { createSitting } from './sitting.ts';
import { StepBar } from './step-bar.tsx';
import { Strip } from './strip.tsx';
import { isPlayedHere, onlyTakenBackBy } from './take-back.ts';
import * as text from './text.ts';
import { Told } from './told.tsx';
import { isPaced, TopBar } from './top-bar.tsx';

/** Which of the page's parts is drawn when; none of them is there before the bar and the strip. */
const TURNS = { dock: 1, board: 2, rail: 3, paper: 4, coach: 5 } as const;

/** One viewer's table: what is public on night, what is private on paper. */
export const Frame = (props: {
  readonly link: TableLink;
  readonly page: GamePage;
  readonly online: OnlineTable | undefined;
  readonly heard: Heard;
  readonly screen: Screen;
  readonly status: LinkStatus | null;
  /** Begin with the last step instead of now. */
  readonly looksBack: boolean;
  /** What waits on the private page of somebody around an open table. */
  readonly unread: (seat: Seat) => string | null;
  /** Who gets the screen when this page is closed. */
  readonly next: Seat | undefined;
  readonly onLookAt: (seat: Seat) => void;
  readonly onClosePage: () => void;
  readonly onEyes: (screen: Screen, looksBack: boolean) => void;
  readonly onReopen: () => void;
  readonly onRestart: () => void;
}) => {
  const { link, page, heard } = props;
  const { facts } = link;
  const online = props.online && createAtTable(props.online);
  const sitting = createSitting({
    link,
    page,
    heard,
    screen: () => props.screen,
    counts: () => props.status === null || (props.status.held === 'here' && !props.status.broken),
    waits: () => (props.status?.held === 'waiting' ? (online?.waits() ?? text.ONLY_LOOKING) : null),
    letsPass: (seat, move) => coach?.letsPass(seat, move) ?? true,
    closePage: () => props.onClosePage(),
    openPage: seat => props.onLookAt(seat),
  });
  const { seen, lookBack } = sitting;
  const looking = () => lookBack.step() !== null;
  const coach: Coach | undefined =
    facts.lesson && heard.viewer === LEARNER
      ? createCoach({
          lesson: page.lesson,
          link,
          story: heard.story,
          mayMove: () => sitting.counts() && !looking(),
        })
      : undefined;
  const pieces =
    facts.beside && page.beside
      ? createPieces({ link, page: page.beside, heard, seen, counts: sitting.counts })
      : undefined;
  const over = () => heard.now.outcome !== null;
  const turn = createTurns(TURNS.coach);
  const [logOpen, setLogOpen] = createSignal(false);
  const [more, setMore] = createSignal<MorePage | null>(null);
  const [restarting, setRestarting] = createSignal(false);
  const [earlierPieces, setEarlierPieces] = createSignal(false);
  const [newFrom, setNewFrom] = createSignal<number | null>(null);
  let root: HTMLDivElement | undefined;
  const besides = createWayBack('.log');

  const lastStep = () => heard.story().length - 1;
  const ended = () => over() && !looking();
  const paperStage = () => !looking() && page.needsPaper(heard.now.view);
  const needsPaper = () => paperStage() && sitting.mustAct();

  const own = createPrivatePage({
    page,
    facts,
    seated: seen.seat !== null,
    looking,
    over,
    stage: paperStage,
    needed: needsPaper,
  });
  createEffect(() => {
    document.title = text.tabTitle(gameTitle(facts.game), sitting.mustAct());
  });
  if (online && heard.viewer !== 'spectator')
    notifyOfTurns(sitting.mustAct, { id: facts.id, title: yourTurn(gameTitle(facts.game)), says: THEY_WAIT });
  createEffect(on(over, is => is && root && focusEnd(root), { defer: true }));
  // On a phone the end may be scrolled far down, and what one looks back at is above.
  createEffect(on(looking, is => is && root?.querySelector('.ground')?.scrollTo(0, 0), { defer: true }));
  onMount(() => {
    if (props.looksBack) lookBack.goTo(lastStep());
  });

  const exportFile = async () => {
    if (online) return online.exportFile();
    const saved = await exportTable(facts.id, () => link.file());
    if (!saved.ok) sitting.tell({ trouble: saved.error });
  };
  const takeOver = async () => {
    sitting.tell(null);
    const taken = await link.takeOver();
    // What this page holds of the table, its notes too, is older than what the other window left.
    if (taken.ok) props.onReopen();
    else sitting.tell(taken.error);
  };
  const rematch = async () => {
    if (online) return online.rematch();
    const id = await link.rematch();
    if (!id.ok) return sitting.tell(id.error);
    tellNext(facts.id, id.value);
    goInstead({ page: 'table', id: id.value });
  };
  const playOn = async () => {
    const cast = await link.castBots(page.lesson.level);
    if (cast.ok) props.onReopen();
    else sitting.tell(cast.error);
  };
  const showMissed = () => {
    setNewFrom(sitting.missed()?.from ?? null);
    openLog(true);
    sitting.markSeen();
  };
  const playMissed = () => {
    const from = sitting.missed()?.from ?? 0;
    sitting.markSeen();
    lookBack.goTo(from);
    lookBack.play();
  };
  const openLog = (open: boolean) => {
    if (open) {
      besides.remember('L');
      online?.openTalk(false);
    } else setNewFrom(null);
    setLogOpen(open);
    if (!open) besides.goBack();
  };
  const openTalk = (open: boolean) => {
    if (open) besides.remember('W');
    online?.openTalk(open);
    if (!open) besides.goBack();
  };
  const stepBack = () => {
    if (online?.talkOpen()) openTalk(false);
    else if (logOpen()) openLog(false);
    else if (looking()) lookBack.toNow();
    else if (own.folds() && own.isOpen()) own.turn(false);
    else if (props.screen.at === 'page' && props.screen.why === 'look') props.onClosePage();
  };
  const obey = (command: Exclude<Command, { type: 'letter' }>, within: HTMLElement) => {
    switch (command.type) {
      case 'act':
        return pressNth(within, command.index);
      case 'commit':
        return pressPrimary(within);
      case 'back':
        return stepBack();
      case 'beside':
        return focusNeighbor(within, command.by);
      case 'take-back': {
        if (!isPlayedHere(facts)) return;
        const by = onlyTakenBackBy(seen.takeBack);
        return by === undefined ? setMore('menu') : seen.takeItBack(by);
      }
      case 'paper':
        if (own.folds()) return own.turn(!own.isOpen());
        return within.querySelector<HTMLElement>('.sheet-body')?.focus();
      case 'log':
        return openLog(!logOpen());
      case 'talk':
        return focusTalk(within);
      case 'chat':
        return online && openTalk(!online.talkOpen());
      case 'keys':
        return setMore('keys');
    }
  };
  const onKey = (event: KeyboardEvent) => {
    // An open dialog has the keys for itself.
    if (event.defaultPrevented || !root || document.querySelector('dialog:modal')) return;
    const command = commandOf(pressOf(event), settings.letters);
    if (!command) return;
    if (command.type === 'letter') {
      if (pressLetter(root, command.letter)) event.preventDefault();
      return;
    }
    if (command.type !== 'back') event.preventDefault();
    obey(command, root);
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));

  return (
    <div
      class="table"
      classList={{
        watching: seen.seat === null,
        online: facts.online,
        'only-page': own.isAll(),
        folding: own.isColumn(),
        folded: own.isColumn() && seen.seat !== null && !own.isOpen(),
      }}
      ref={root}
    >
      <TopBar
        title={gameTitle(facts.game)}
        where={page.where(seen.view)}
        home={homeOf(facts)}
        status={props.status}
        paced={isPaced(facts)}
        online={online && <OnlineBar at={online} onTalk={openTalk} />}
        logOpen={logOpen()}
        onSkip={() => link.skip()}
        onLog={() => openLog(!logOpen())}
        onMore={() => setMore('menu')}
      />
      <main class="play">
        <Told
          sitting={sitting}
          status={props.status}
          online={online && <OnlineNotices at={online} ended={ended()} />}
          onExport={() => void exportFile()}
          onTakeOver={() => void takeOver()}
          onReopen={props.onReopen}
          onShowMissed={showMissed}
          onPlayMissed={playMissed}
        />
        <p class="sr" aria-live="polite">
          {sitting.spoken()}
        </p>
        <p class="sr" aria-live="polite">
          {pieces?.spoken()}
        </p>
        <Strip
          table={seen}
          page={page}
          absence={seat => online?.absence(seat)}
          left={seat => online?.left(seat) ?? null}
        />
        <Show when={turn() >= TURNS.coach && coach}>
          {guide => (
            <CoachCard
              coach={guide()}
              lesson={page.lesson}
              game={facts.game}
              onPoint={own.point}
              onPlayOn={over() ? undefined : () => void playOn()}
            />
          )}
        </Show>
        <Show when={looking()}>
          <StepBar lookBack={lookBack} last={lastStep()}>
            <Show when={over()}>
              <Eyes table={seen} screen={props.screen} onChoose={screen => props.onEyes(screen, true)} />
            </Show>
          </StepBar>
        </Show>
        <Refused sitting={sitting} page={page} />
        <Show when={turn() >= TURNS.dock && !looking() && pieces?.come() && pieces}>
          {all => (
            <PiecesCard pieces={all()} table={seen} thinking={typeof props.status?.thinking === 'number'} />
          )}
        </Show>
        <Show when={turn() >= TURNS.dock && !over()}>
          <Dock
            sitting={sitting}
            page={page}
            hidden={looking() || (pieces?.come() ?? false)}
            onPieces={pieces && (() => setEarlierPieces(true))}
            unread={props.unread}
            next={props.next}
            onLookAt={props.onLookAt}
            onClosePage={props.onClosePage}
          />
        </Show>
        <Show when={own.isAll()}>
          <Button icon="see" kind="quiet" class="show-board" onPress={() => own.setAll(false)}>
            {SHOW_BOARD}
          </Button>
        </Show>
        <div class="ground">
          <Show when={turn() >= TURNS.board && !own.isAll()}>
            <Show
              when={!ended()}
              fallback={
                <End
                  table={seen}
                  page={page}
                  screen={props.screen}
                  link={link}
                  online={online}
                  onRematch={() => void rematch()}
                  onLookBack={() => lookBack.goTo(lastStep())}
                  onExport={() => void exportFile()}
                  onEyes={screen => props.onEyes(screen, false)}
                />
              }
            >
              <Board page={page} table={seen} />
            </Show>
          </Show>
          <Show when={turn() >= TURNS.rail && !own.isAll()}>
            <section class="rail" aria-label={text.RAIL_LABEL}>
              <Dynamic component={page.Rail} table={seen} />
            </section>
          </Show>
        </div>
        <Show when={turn() >= TURNS.paper && seen.seat !== null}>
          <Sheet
            table={seen}
            page={page}
            label={sheetLabel()}
            folds={own.folds()}
            asks={page.choosesOn === 'paper' && needsPaper()}
            open={own.isOpen()}
            onOpen={own.turn}
          />
        </Show>
        <Show when={online?.talkOpen() && online}>
          {at => (
            <ChatPanel
              table={at().table}
              open={over() || page.talkOpen(heard.now.view)}
              onClose={() => openTalk(false)}
            />
          )}
        </Show>
        <Show when={logOpen() && !online?.talkOpen()}>
          <Log
            table={seen}
            page={page}
            story={heard.story()}
            lookBack={lookBack}
            seenTo={newFrom()}
            onClose={() => openLog(false)}
            onGoTo={step => {
              lookBack.goTo(step);
              if (own.isPhone()) openLog(false);
            }}
          />
        </Show>
      </main>
      <Show when={more()}>
        {first => (
          <More
            first={first()}
            page={page}
            table={seen}
            online={online}
            kept={props.status?.kept ?? 'kept'}
            onlyPage={
              own.isPhone() && seen.seat !== null && !over()
                ? { on: own.wantsAll(), set: own.setAll }
                : undefined
            }
            onExport={() => void exportFile()}
            onRestart={coach && (() => setRestarting(true))}
            onClose={() => setMore(null)}
          />
        )}
      </Show>
      <Show when={earlierPieces() && pieces}>
        {all => <EarlierSteps pieces={all()} table={seen} onClose={() => setEarlierPieces(false)} />}
      </Show>
      <Show when={restarting()}>
        <Confirm
          title={text.RESTART}
          says={text.RESTART_SAYS}
          doIt={text.RESTART}
          keep={text.KEEP_LESSON}
          onConfirm={props.onRestart}
          onClose={() => setRestarting(false)}
        />
      </Show>
    </div>
  );

  function sheetLabel(): string {
    const { screen } = props;
    const isAfter = screen.at === 'page' && screen.why === 'after';
    return isAfter && seen.seat !== null ? text.pageOf(seen.name(seen.seat)) : text.YOUR_PAGE;
  }
};
