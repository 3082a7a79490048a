import { createMemo, Show } from 'solid-js';
import { History } from '../../../../deduction/ui/box/history.tsx';
import { PaperEdge, PaperPages } from '../../../../deduction/ui/box/pages.tsx';
import { Known } from '../../../../deduction/ui/known.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { Paper as GamePaper } from '../paper.tsx';
import { knownFrom } from '../paper-text.ts';
import { groupsOf } from '../sheet-known.ts';
import { entriesIn } from './answers.ts';
import { asGame } from './as-game.ts';

/** Every answer, and the note sheet of the game. [C13] [C14] */
export const Paper = (props: PartProps<PlanetXBox>) => (
  <Show when={props.table.isOwn} fallback={<GamePaper table={asGame(props.table)} />}>
    <PaperPages answers={<Answers table={props.table} />} sheet={<GamePaper table={asGame(props.table)} />} />
  </Show>
);

export const Edge = (props: PartProps<PlanetXBox>) => (
  <PaperEdge
    answers={props.table.view.own?.answers.length ?? 0}
    facts={props.table.view.own?.facts.length ?? 0}
  />
);

const Answers = (props: PartProps<PlanetXBox>) => {
  const entries = createMemo(() => entriesIn(props.table.view));
  const others = createMemo(() =>
    groupsOf(props.table.view).filter(({ title }) => title !== knownFrom.answers),
  );
  const mark = () =>
    props.table.actors.length > 0
      ? (act: number) => void props.table.act({ type: 'mistake', act })
      : undefined;
  return (
    <div class="note-paper">
      <History entries={entries()} onMistake={mark()} />
      <Show when={others().length > 0}>
        <Known groups={others()} isOwn={true} />
      </Show>
    </div>
  );
};
