import * as dock from '../../../deduction/ui/dock.tsx';
import { levelName } from '../text.ts';
import { LEVELS_OF_FACTS } from '../types.ts';
import type { ActorProps } from './dock.tsx';
import { factCount } from './dock-text.ts';

export const Know = (props: ActorProps) => (
  <dock.Know
    table={props.table}
    actor={props.actor}
    levels={LEVELS_OF_FACTS}
    before={props.table.view.own?.level ?? null}
    name={level => levelName[level]}
    facts={factCount}
    onChoose={level => void props.table.act({ type: 'know', level }, props.actor)}
  />
);
