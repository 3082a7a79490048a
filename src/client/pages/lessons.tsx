import { For } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ART } from '../art.tsx';
import { PLAYABLE_HERE } from '../playable.ts';
import { linkTo } from '../route.ts';
import * as text from '../text.ts';
import { Page } from './page.tsx';

const Lessons = () => (
  <Page title={text.NAV.lessons} says={text.LESSONS_SAYS}>
    <ul class="lessons">
      <For each={PLAYABLE_HERE}>
        {({ id, title, pitch }) => (
          <li>
            <Dynamic component={ART[id]} />
            <div>
              <h2>{title}</h2>
              <p>{pitch}</p>
            </div>
            <div class="row wrap">
              <a
                class="btn"
                href={linkTo({ page: 'learn', game: id })}
                aria-label={text.startLessonOf(title)}
              >
                {text.LESSON_START}
              </a>
              <a
                class="btn quiet"
                href={linkTo({ page: 'rules', game: id })}
                aria-label={text.readRulesOf(title)}
              >
                {text.RULES_OPEN}
              </a>
            </div>
          </li>
        )}
      </For>
    </ul>
  </Page>
);

export default Lessons;
