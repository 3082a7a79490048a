import { Choice } from '../../client/pages/choice.tsx';
import { HELPS } from '../../deduction/help.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { ChoiceWords } from '../frame.tsx';
import * as text from '../text/set-up.ts';
import type { BoxPlan } from './plan.ts';

interface ChoiceProps {
  readonly plan: BoxPlan;
  readonly onChange: (plan: BoxPlan) => void;
}

const WAYS = ['all', 'own'] as const;

/** [C7] [C8] */
export const Turns = (props: ChoiceProps) => (
  <Choice
    title={text.TURNS}
    values={WAYS}
    chosen={props.plan.entersAll ? 'all' : 'own'}
    name={way => <ChoiceWords {...text.TRACKED[way]} />}
    onChoose={way => props.onChange({ ...props.plan, entersAll: way === 'all' })}
  />
);

/** The most that anybody here may ask for. [C15] */
export const HelpCap = (props: ChoiceProps & { readonly kind: PuzzleKind }) => (
  <>
    <Choice
      title={text.HELP}
      values={HELPS}
      chosen={props.plan.help}
      name={help => <ChoiceWords {...text.helpWords(help, props.kind)} />}
      onChoose={help => props.onChange({ ...props.plan, help })}
    />
    <p role="status">{text.tellHelp(props.plan.help)}</p>
  </>
);
