import { Show } from 'solid-js';
import type { GamePage } from '../../ui/game-page.ts';
import type { LinkStatus, Problem } from '../../ui/link.ts';
import { Banner, Button } from '../../ui/parts.tsx';
import type { Sitting } from './sitting.ts';
import * as text from './text.ts';

/** What a table says about itself, above everything: where it is kept, what did not count, what was missed. */
export const Told = (props: {
  readonly sitting: Sitting;
  readonly page: GamePage;
  readonly status: LinkStatus | null;
  readonly onExport: () => void;
  readonly onTakeOver: () => void;
  readonly onShowMissed: () => void;
  readonly onPlayMissed: () => void;
}) => (
  <div class="told">
    <Show when={props.status?.held === 'elsewhere'}>
      <Banner
        icon="people"
        title={text.ELSEWHERE}
        action={<Button onPress={props.onTakeOver}>{text.USE_HERE}</Button>}
      >
        {text.ELSEWHERE_SAYS}
      </Banner>
    </Show>
    <Show when={notKept(props.status)}>
      {title => (
        <Banner
          icon="offline"
          title={title()}
          action={<Button onPress={props.onExport}>{text.EXPORT}</Button>}
        >
          {text.EXPORT_TO_KEEP}
        </Banner>
      )}
    </Show>
    <Show when={props.sitting.problem()}>
      {problem => (
        <Banner
          kind="bad"
          icon="close"
          title={text.NOT_COUNTED}
          action={
            <Button kind="quiet" onPress={props.sitting.forgetProblem}>
              {text.CLOSE_NOTICE}
            </Button>
          }
        >
          {inWords(problem(), props.page)} {text.NOTHING_SPENT}
        </Banner>
      )}
    </Show>
    <Show when={props.sitting.missed()}>
      {missed => (
        <Banner
          icon="history"
          title={text.missed(missed().count)}
          action={
            <div class="row">
              <Button onPress={props.onShowMissed}>{text.SHOW}</Button>
              <Button icon="play" onPress={props.onPlayMissed}>
                {text.PLAY_MISSED}
              </Button>
            </div>
          }
        />
      )}
    </Show>
  </div>
);

const notKept = (status: LinkStatus | null): string | undefined =>
  status === null || status.kept === 'kept' ? undefined : text.NOT_KEPT[status.kept];

const inWords = (problem: Problem, page: GamePage): string =>
  'refusal' in problem ? page.text.refusal(problem.refusal) : text.TROUBLE_WORDS[problem.trouble];
