import { Match, onCleanup, Switch } from 'solid-js';
import { answerOf, failureOf } from '../came-of.ts';
import { Loading } from '../loading.tsx';
import { localTables } from '../local/index.ts';
import { followNext } from '../next-table.ts';
import { goInstead } from '../route.ts';
import { createHolding } from '../table/holding.ts';
import { NoTable } from '../table/no-table.tsx';
import { TROUBLE_WORDS } from '../table/text.ts';
import { Spectating } from './spectating.tsx';

/** A table of this device on its second screen: another window plays it, this one follows, to the next one, too. */
export const ScreenHere = (props: { readonly id: string }) => {
  const { found, again } = createHolding(
    () => props.id,
    localTables.watch,
    result => (result.ok ? result.value : undefined),
  );
  const link = () => answerOf(found());
  const problem = () => failureOf(found());
  onCleanup(followNext(props.id, id => goInstead({ page: 'screen', id, here: true })));
  return (
    <Switch fallback={<Loading />}>
      <Match when={link()} keyed>
        {one => <Spectating game={one.facts.game} online={undefined} link={one} onLost={again} />}
      </Match>
      <Match when={problem()}>
        {trouble => (
          <NoTable
            says={TROUBLE_WORDS[trouble()]}
            exportId={undefined}
            onRestart={undefined}
            onAgain={again}
          />
        )}
      </Match>
    </Switch>
  );
};
