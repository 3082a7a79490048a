import { createSignal, For } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { Chip } from '../../../ui/parts.tsx';
import { levelName } from '../text.ts';
import { type FactLevel, LEVELS_OF_FACTS } from '../types.ts';
import type { ActorProps } from './dock.tsx';
import * as text from './dock-text.ts';

/** How much one knows at the start; all choose at once. */
export const Know = (props: ActorProps) => {
  const chosen = () => props.table.view.own?.level ?? null;
  const [level, setLevel] = createSignal<FactLevel | null>(chosen());
  const others = () =>
    text.stillChoosing(
      props.table.toAct.filter(seat => seat !== props.actor).map(seat => props.table.name(seat)),
    );
  const toDo = () => {
    const before = chosen();
    return before === null ? text.KNOW_TO_DO : text.levelChosen(before);
  };
  const problem = () => {
    const now = level();
    if (now === null) return text.CHOOSE_LEVEL;
    return now === chosen() ? text.CHANGE : undefined;
  };
  const act = () => {
    const now = level();
    return now === null ? text.START : text.actSays({ type: 'know', level: now });
  };
  const commit = () => {
    const now = level();
    if (now !== null) void props.table.act({ type: 'know', level: now }, props.actor);
  };
  return (
    <>
      <p class="turnline" classList={{ mine: chosen() === null }}>
        <strong>{toDo()}</strong>
        <span class="dim">{chosen() === null ? text.KNOW_SAYS : others()}</span>
      </p>
      <div class="px-acts" data-point="levels">
        <For each={LEVELS_OF_FACTS}>
          {one => (
            <Chip class="px-act" chosen={level() === one} onPress={() => setLevel(one)}>
              <span class="px-act-name">
                {levelName[one]}
                <small>{text.factCount(one)}</small>
              </span>
            </Chip>
          )}
        </For>
      </div>
      <Commit
        says={problem() ?? ''}
        act={act()}
        short={act()}
        cost={null}
        notNow={problem()}
        busy={props.table.busy}
        onCommit={commit}
      />
    </>
  );
};
