import { For, Match, Switch } from 'solid-js';
import { Commit } from '../../../ui/composer.tsx';
import { Button } from '../../../ui/parts.tsx';
import { mostLastPhotos } from '../legal.ts';
import type { ActorProps } from './dock.tsx';
import { withVerb } from './dock-choose.ts';
import { createComposing } from './dock-composing.ts';
import { verbsAt } from './dock-draft.ts';
import { Find } from './dock-find.tsx';
import { ActButton } from './dock-parts.tsx';
import { LastPhotos } from './dock-photo.tsx';
import * as text from './dock-text.ts';

/** The one act that is left when somebody has found the UAP. */
export const LastAct = (props: ActorProps) => {
  const known = () => props.table.view.public;
  const composing = createComposing(props.table, () => props.actor);
  const { draft, move, problem, warning, change, commit } = composing;
  const act = () => {
    const now = move();
    return now ? text.actSays(now, known(), null) : text.verbName[draft().verb ?? 'photo'];
  };
  const short = () => {
    const now = move();
    return now ? text.actShort(now, known(), null) : act();
  };
  return (
    <>
      <p class="turnline mine">
        <strong>{text.lastActToDo(mostLastPhotos(known(), props.actor))}</strong>
        <span class="dim" classList={{ 'wide-only': problem() !== undefined }}>
          {text.LAST_ACT_SAYS}
        </span>
        <span class="dim narrow-only">{problem()}</span>
      </p>
      <div class="ua-acts last">
        <For each={verbsAt('last-acts')}>
          {verb => (
            <ActButton
              verb={verb}
              chosen={draft().verb === verb}
              prices={null}
              onPress={() => change(withVerb(draft(), verb))}
            />
          )}
        </For>
      </div>
      <div class={`ua-composer told-above ${draft().verb}`}>
        <Switch>
          <Match when={draft().verb === 'photo'}>
            <LastPhotos {...props} composing={composing} />
          </Match>
          <Match when={draft().verb === 'find'}>
            <Find {...props} composing={composing} />
          </Match>
        </Switch>
        <Commit
          act={act()}
          short={short()}
          notNow={problem()}
          busy={props.table.busy}
          warning={warning()}
          onCommit={commit}
        >
          <Button
            act
            point="pass"
            busy={props.table.busy}
            onPress={() => void props.table.act({ type: 'last-photos', shots: [] }, props.actor)}
          >
            {text.LAST_PASS}
          </Button>
        </Commit>
      </div>
    </>
  );
};
