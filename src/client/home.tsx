import { createMemo, For, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Icon } from '../ui/icon.tsx';
import { createTurns } from '../ui/turns.ts';
import { ART, Sky, Undrawn } from './art.tsx';
import { chooseGame, chosenGame } from './chosen-game.ts';
import { lookForTables, summaries } from './kept-tables.ts';
import logo from './logo.svg';
import { Nav } from './nav.tsx';
import { askOnline, yourOnline } from './online-tables.ts';
import { linkTo, type Route } from './route.ts';
import { type RunningTable, runningHere, runningOnline } from './running.ts';
import * as text from './text.ts';

const OTHER_TABLES = 4;

export const Home = () => {
  onMount(() => {
    void lookForTables().catch(() => undefined);
    void askOnline().catch(() => undefined);
  });
  const running = createMemo(() => [...runningOnline(yourOnline()), ...runningHere(summaries())]);
  /** Where several people wait comes first. */
  const waiting = createMemo(() => running().find(({ waits }) => waits));
  const others = createMemo(() => running().filter(table => table !== waiting()));
  const turn = createTurns(text.GAMES.length);
  return (
    <div class="home">
      <Show when={turn() >= 1}>
        <Sky />
      </Show>
      <header class="intro">
        <div class="brand">
          <img src={logo} alt="" width="58" height="58" />
          <h1>{text.NAME}</h1>
        </div>
        <p class="lead">{text.LEAD}</p>
        <Show when={waiting()}>{table => <Waiting table={table()} />}</Show>
        <Show when={summaries().length + yourOnline().length > (waiting() ? 1 : 0)}>
          <OtherTables tables={others().slice(0, OTHER_TABLES)} />
        </Show>
        <Start />
      </header>
      <main>
        <h2 class="label">{text.GAMES_LABEL}</h2>
        <ul class="plates">
          <For each={text.GAMES}>{(game, index) => <Plate game={game} drawn={turn() > index()} />}</For>
        </ul>
        <More />
      </main>
      <footer class="foot">
        <p>{text.FAN_SHORT}</p>
        <a class="more-link" href={linkTo({ page: 'about' })}>
          {text.ABOUT_LINK}
        </a>
      </footer>
      <Nav class="phone-only" />
    </div>
  );
};

const Waiting = (props: { readonly table: RunningTable }) => (
  <section class="wait" aria-labelledby="waiting">
    <p class="label">{text.WAITING}</p>
    <h2 id="waiting">{props.table.turn}</h2>
    <p>{props.table.others}</p>
    <a class="btn primary" href={linkTo(props.table.to)}>
      {text.BACK_TO_TABLE}
    </a>
  </section>
);

const OtherTables = (props: { readonly tables: readonly RunningTable[] }) => (
  <section class="others" aria-labelledby="others">
    <h2 class="label" id="others">
      {text.NAV.tables}
    </h2>
    <ul>
      <For each={props.tables}>
        {table => (
          <li>
            <a href={linkTo(table.to)}>
              <span class="others-game">
                <b>{table.game}</b>
                <span>{table.others}</span>
              </span>
              <span class="others-state">{table.state}</span>
            </a>
          </li>
        )}
      </For>
      <li>
        <a href={linkTo({ page: 'tables' })}>
          {text.ALL_TABLES}
          <Icon name="next" class="s" />
        </a>
      </li>
    </ul>
  </section>
);

interface Way {
  readonly to: Route;
  readonly icon: string;
  readonly title: string;
  readonly says: string;
}

const startsOf = (game: string): readonly Way[] => [
  { to: { page: 'new', game, preset: 'friends' }, icon: 'share', ...text.FRIENDS },
  ...text.STARTS.map(({ preset, ...way }) => ({ to: { page: 'new', game, preset } as const, ...way })),
];

const Start = () => (
  <section class="start" aria-labelledby="start">
    <h2 class="label" id="start">
      {text.START_LABEL}
    </h2>
    <fieldset class="game-tabs" aria-label={text.WHICH_GAME}>
      <For each={text.PLAYABLE}>
        {({ id, short }) => (
          <button type="button" aria-pressed={chosenGame() === id} onClick={() => chooseGame(id)}>
            {short}
          </button>
        )}
      </For>
    </fieldset>
    <ul>
      <For each={startsOf(chosenGame())}>{way => <StartWay way={way} />}</For>
      <StartWay way={{ to: { page: 'join' }, icon: 'qr', ...text.JOINING }} />
      <StartWay way={{ to: { page: 'companion' }, icon: 'box', ...text.BESIDE_THE_BOX }} />
    </ul>
  </section>
);

const StartWay = (props: { readonly way: Way }) => (
  <li>
    <a href={linkTo(props.way.to)}>
      <Icon name={props.way.icon} class="m" />
      <span>
        <b>{props.way.title}</b>
        <span>{props.way.says}</span>
      </span>
    </a>
  </li>
);

const Plate = (props: { readonly game: text.GameCard; readonly drawn: boolean }) => (
  <li class="plate" classList={{ playable: props.game.playable }}>
    <Show when={props.drawn} fallback={<Undrawn />}>
      <Dynamic component={ART[props.game.id]} />
    </Show>
    <span class="numeral" aria-hidden="true">
      {text.plate(props.game.numeral)}
    </span>
    <div class="words">
      <h3>{props.game.title}</h3>
      <p class="players">{text.players(props.game.players)}</p>
      <p class="pitch">{props.game.pitch}</p>
      <Show when={!props.game.playable}>
        <p class="state">{text.NOT_THERE}</p>
      </Show>
    </div>
    <Show when={props.game.playable}>
      <PlateLinks id={props.game.id} title={props.game.title} />
    </Show>
  </li>
);

const PlateLinks = (props: { readonly id: string; readonly title: string }) => (
  <div class="plate-links">
    <a
      class="btn plate-play"
      href={linkTo({ page: 'new', game: props.id })}
      aria-label={text.playGame(props.title)}
    >
      {text.PLAY}
    </a>
    <a href={linkTo({ page: 'learn', game: props.id })} aria-label={text.lessonOf(props.title)}>
      {text.LESSON}
    </a>
    <a href={linkTo({ page: 'rules', game: props.id })} aria-label={text.rulesOf(props.title)}>
      {text.RULES}
    </a>
  </div>
);

const PLACES = [
  ['lessons', 'a-research'],
  ['tables', 'history'],
  ['settings', 'settings'],
] as const;

/** On a phone the navigation at the foot says all this. */
const More = () => (
  <nav class="ways" aria-label={text.MORE_LABEL}>
    <For each={PLACES}>
      {([page, icon]) => (
        <a href={linkTo({ page })}>
          <Icon name={icon} class="m" />
          <span>
            <b>{text.MORE[page].title}</b>
            <span>{text.MORE[page].says}</span>
          </span>
        </a>
      )}
    </For>
  </nav>
);
