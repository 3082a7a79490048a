import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { newSeed } from '../../client/local/chance.ts';
import { Choice } from '../../client/pages/choice.tsx';
import { Part } from '../../client/pages/page.tsx';
import { go, linkTo } from '../../client/route.ts';
import { settings } from '../../client/settings.ts';
import { levelName, LOOKS as lookNames, UNREACHABLE } from '../../client/text/new-table.ts';
import { at } from '../../core/contract.ts';
import { LOOKS } from '../../core/players.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { Button, SeatMark } from '../../ui/parts.tsx';
import { BigCode } from '../big-code.tsx';
import { type Boxed, codeFrom, gameOf, KINDS, type TableCode, written } from '../code.ts';
import { CopyCode } from '../copy-code.tsx';
import { ChoiceWords, Screen } from '../frame.tsx';
import { Modifiers } from '../set-up/modifiers.tsx';
import { KIND_NAMES, KIND_SAYS } from '../text/code.ts';
import * as text from '../text/solo.ts';
import { inColor, levelsOf, SEATS, soloPlan, soloTable } from './plan.ts';

/** One person and one bot beside the box: with a code that somebody has, or a new one for a side of the board. [A1] */
const Solo = (props: { readonly from: Boxed | TableCode }) => {
  const { from } = props;
  const game = typeof from === 'string' ? from : gameOf(from.kind);
  const { levels, usual } = levelsOf(game);
  const [code, setCode] = createSignal(typeof from === 'string' ? dealt(at(KINDS[from], 0)) : from);
  const [level, setLevel] = createSignal<string>(usual);
  const [plan, setPlan] = createSignal(soloPlan(game, settings.name));
  const [dealing, setDealing] = createSignal(false);
  const [trouble, setTrouble] = createSignal('');
  const kind = createMemo(() => code().kind);
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const start = async () => {
    setDealing(true);
    setTrouble('');
    const made = await create(soloTable(code(), level(), plan()));
    if (left) return;
    if (made.ok) return go({ page: 'table', id: made.value });
    setDealing(false);
    setTrouble(made.error);
  };
  const opponent = () => (
    <>
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
      <For each={SEATS}>
        {(seat, index) => (
          <Choice
            title={text.COLOR[seat]}
            values={LOOKS}
            chosen={plan()[index()]?.look}
            name={look => (
              <>
                <SeatMark look={look} /> {lookNames[look]}
              </>
            )}
            onChoose={look => setPlan(inColor(plan(), seat, look))}
          />
        )}
      </For>
    </>
  );
  return (
    <Screen title={text.TITLES[game]} says={text.SAYS} label={KIND_NAMES[kind()]}>
      <Show when={from === game}>
        <Choice
          title={text.MODE}
          values={KINDS[game]}
          chosen={kind()}
          name={one => <ChoiceWords title={KIND_NAMES[one]} says={KIND_SAYS[one]} />}
          onChoose={one => setCode(dealt(one))}
        />
      </Show>
      <Part title={text.CODE}>
        <p>{text.CODE_SAYS}</p>
        <div class="compare">
          <BigCode code={written(code())} />
          <CopyCode code={written(code())} />
        </div>
        <p>
          <a class="more-link" href={linkTo({ page: 'companion', at: 'enter' })}>
            {text.OTHER_CODE}
          </a>
        </p>
      </Part>
      <Show when={game === 'uaps'} fallback={opponent()}>
        <Modifiers code={code()} onChange={setCode}>
          {opponent()}
        </Modifiers>
      </Show>
      <p class="wrong" role="status">
        {trouble()}
      </p>
      <Button kind="primary" busy={dealing()} onPress={() => void start()}>
        {dealing() ? text.DEALING : text.start(KIND_NAMES[kind()], levelName(level()))}
      </Button>
    </Screen>
  );
};

const dealt = (kind: PuzzleKind): TableCode => ({ code: codeFrom(kind, newSeed(), 'deal'), kind });

async function create(table: ReturnType<typeof soloTable>) {
  try {
    const { localTables } = await import('../../client/local/index.ts');
    return await localTables.create(table);
  } catch {
    return { ok: false, error: UNREACHABLE } as const;
  }
}

export default Solo;
