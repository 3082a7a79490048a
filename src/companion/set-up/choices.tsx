import { Choice } from '../../client/pages/choice.tsx';
import { optionWords } from '../../client/text/new-table.ts';
import { HELPS } from '../../deduction/help.ts';
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

/** The most that anybody here may ask for. */
export const HelpCap = (props: ChoiceProps) => {
  const words = optionWords('planet-x', 'help');
  return (
    <Choice
      title={words.title}
      values={HELPS.toReversed()}
      chosen={props.plan.help}
      name={help => (
        <ChoiceWords title={words.values[help]?.title ?? help} says={words.values[help]?.says ?? ''} />
      )}
      onChoose={help => props.onChange({ ...props.plan, help })}
    />
  );
};
