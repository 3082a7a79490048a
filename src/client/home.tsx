import { For } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import instrumentSans from '../ui/fonts/LICENSE-instrument-sans.txt?url';
import spectral from '../ui/fonts/LICENSE-spectral.txt?url';
import splineSansMono from '../ui/fonts/LICENSE-spline-sans-mono.txt?url';
import { ART } from './art.tsx';
import logo from './logo.svg';
import * as text from './text.ts';

const TYPEFACES = [
  ['Instrument Sans', instrumentSans],
  ['Spectral', spectral],
  ['Spline Sans Mono', splineSansMono],
] as const;

export const Home = () => (
  <div class="home">
    <header class="intro">
      <div class="brand">
        <img src={logo} alt="" width="58" height="58" />
        <h1>{text.NAME}</h1>
      </div>
      <p class="lead">{text.LEAD}</p>
      <p>{text.ABOUT}</p>
      <p>{text.BEING_BUILT}</p>
    </header>
    <main>
      <h2 class="label">{text.GAMES_LABEL}</h2>
      <ul class="plates">
        <For each={text.GAMES}>{game => <Plate game={game} />}</For>
      </ul>
    </main>
    <footer class="foot">
      <section>
        <h2 class="label">{text.FAN_LABEL}</h2>
        <p>{text.FAN_NOTICE}</p>
      </section>
      <section>
        <h2 class="label">{text.LICENSE_LABEL}</h2>
        <p>{text.LICENSE}</p>
        <ul class="typefaces">
          <For each={TYPEFACES}>
            {([name, license]) => (
              <li>
                <a href={license}>{name}</a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </footer>
  </div>
);

const Plate = (props: { readonly game: text.GameCard }) => (
  <li class="plate">
    <Dynamic component={ART[props.game.id]} />
    <span class="numeral" aria-hidden="true">
      {text.plate(props.game.numeral)}
    </span>
    <div class="words">
      <h3>{props.game.title}</h3>
      <p class="players">{text.players(props.game.players)}</p>
      <p class="pitch">{props.game.pitch}</p>
      <p class={`state ${props.game.state}`}>{text.STATES[props.game.state]}</p>
    </div>
  </li>
);
