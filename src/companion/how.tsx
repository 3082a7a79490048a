import { For } from 'solid-js';
import { Part } from '../client/pages/page.tsx';
import { Screen } from './frame.tsx';
import * as text from './text/how.ts';

const How = () => (
  <Screen title={text.TITLE} says={text.SAYS} class="prose">
    <For each={text.PARTS}>
      {part => (
        <Part title={part.title}>
          <For each={part.says}>{says => <p>{says}</p>}</For>
        </Part>
      )}
    </For>
  </Screen>
);

export default How;
