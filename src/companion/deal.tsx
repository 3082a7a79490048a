import { For } from 'solid-js';
import { newSeed } from '../client/local/chance.ts';
import { go } from '../client/route.ts';
import type { PuzzleKind } from '../solver/code.ts';
import { codeFrom } from './code.ts';
import { BigButton, Screen } from './frame.tsx';
import * as text from './text/code.ts';

const ICONS: Readonly<Record<PuzzleKind, string>> = {
  'planet-x standard': 'o-planetx',
  'planet-x expert': 'o-comet',
  'uaps basic': 'o-uap',
  'uaps expert': 'o-spy',
};

/** Which mode; then a code is drawn, for a table or to be printed. [C3] */
const Deal = (props: { readonly kinds: readonly PuzzleKind[]; readonly to: 'new' | 'print' }) => (
  <Screen title={text.WHICH} says={text.WHICH_SAYS[props.to]}>
    <div class="bigs">
      <For each={props.kinds}>
        {kind => (
          <BigButton
            icon={ICONS[kind]}
            title={text.KIND_NAMES[kind]}
            says={text.KIND_SAYS[kind]}
            onPress={() => go({ page: 'companion', at: props.to, what: codeFrom(kind, newSeed(), 'deal') })}
          />
        )}
      </For>
    </div>
  </Screen>
);

export default Deal;
