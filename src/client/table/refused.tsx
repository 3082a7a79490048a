import { Show } from 'solid-js';
import type { GamePage } from '../../ui/game-page.ts';
import { Banner, Button } from '../../ui/parts.tsx';
import { CLOSE } from '../../ui/text.ts';
import { inWords } from './problem.ts';
import type { Sitting } from './sitting.ts';

/** Why the last move did not count, right above where the next one is made. */
export const Refused = (props: { readonly sitting: Sitting; readonly page: GamePage }) => (
  <div class="refused">
    <Show when={props.sitting.problem()} keyed>
      {problem => {
        const { title, says } = inWords(problem, props.page.text);
        return (
          <Banner
            kind="bad"
            icon="close"
            title={title}
            action={
              <Button kind="quiet" onPress={() => props.sitting.tell(null)}>
                {CLOSE}
              </Button>
            }
          >
            {says}
          </Banner>
        );
      }}
    </Show>
  </div>
);
