import { For } from 'solid-js';
import { linkTo } from '../route.ts';
import * as text from '../text.ts';
import { Page } from './page.tsx';

const Lessons = () => (
  <Page title={text.NAV.lessons} says={text.LESSONS_SAYS}>
    <For each={text.GAMES.filter(game => game.playable)}>
      {({ id, title }) => (
        <section class="part">
          <h2>{title}</h2>
          <ul class="offers">
            <li>
              <h3>{text.FIVE_MINUTES}</h3>
              <p>{text.LESSON_SAYS}</p>
              <a class="btn" href={linkTo({ page: 'learn', game: id })}>
                {text.LESSON_START}
              </a>
            </li>
            <li>
              <h3>{text.RULES}</h3>
              <p>{text.RULES_SAYS}</p>
              <a class="btn" href={linkTo({ page: 'rules', game: id })}>
                {text.RULES_OPEN}
              </a>
            </li>
          </ul>
        </section>
      )}
    </For>
  </Page>
);

export default Lessons;
