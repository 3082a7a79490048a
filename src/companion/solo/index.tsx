import { createSignal, onCleanup } from 'solid-js';
import { newSeed } from '../../client/local/chance.ts';
import { Choice } from '../../client/pages/choice.tsx';
import { go } from '../../client/route.ts';
import { settings } from '../../client/settings.ts';
import { levelName, UNREACHABLE } from '../../client/text/new-table.ts';
import { at } from '../../core/contract.ts';
import { Button } from '../../ui/parts.tsx';
import { type Boxed, codeFrom, KINDS } from '../code.ts';
import { ChoiceWords, Screen } from '../frame.tsx';
import { KIND_NAMES, KIND_SAYS } from '../text/code.ts';
import * as text from '../text/solo.ts';
import { levelsOf, soloTable } from './plan.ts';

/** [A1] */
const Solo = (props: { readonly game: Boxed }) => {
  const { levels, usual } = levelsOf(props.game);
  const [kind, setKind] = createSignal(at(KINDS[props.game], 0));
  const [level, setLevel] = createSignal<string>(usual);
  const [dealing, setDealing] = createSignal(false);
  const [trouble, setTrouble] = createSignal('');
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const start = async () => {
    setDealing(true);
    setTrouble('');
    const made = await create(soloTable(kind(), codeFrom(kind(), newSeed(), 'deal'), level(), settings.name));
    if (left) return;
    if (made.ok) return go({ page: 'table', id: made.value });
    setDealing(false);
    setTrouble(made.error);
  };
  return (
    <Screen title={text.TITLES[props.game]} says={text.SAYS}>
      <Choice
        title={text.MODE}
        values={KINDS[props.game]}
        chosen={kind()}
        name={one => <ChoiceWords title={KIND_NAMES[one]} says={KIND_SAYS[one]} />}
        onChoose={setKind}
      />
      <Choice
        title={text.LEVEL}
        values={levels.map(one => one.level)}
        chosen={level()}
        name={one => (
          <ChoiceWords
            title={levelName(one)}
            says={levels.find(other => other.level === one)?.describe ?? ''}
          />
        )}
        onChoose={setLevel}
      />
      <p class="wrong" role="status">
        {trouble()}
      </p>
      <Button kind="primary" busy={dealing()} onPress={() => void start()}>
        {dealing() ? text.DEALING : text.start(KIND_NAMES[kind()], levelName(level()))}
      </Button>
    </Screen>
  );
};

async function create(table: ReturnType<typeof soloTable>) {
  try {
    const { localTables } = await import('../../client/local/index.ts');
    return await localTables.create(table);
  } catch {
    return { ok: false, error: UNREACHABLE } as const;
  }
}

export default Solo;
