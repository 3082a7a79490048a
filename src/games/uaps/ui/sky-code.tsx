import * as rail from '../../../deduction/ui/rail.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import type { Uaps } from '../types.ts';
import { CODE_LACKS_CHOSEN } from './end-text.ts';
import { lacksModifiers } from './ending.ts';

/** The code of this sky, and that it does not carry modifiers that were chosen. [Q12] */
export const SkyCode = (props: PartProps<Uaps>) => (
  <rail.SkyCode
    table={props.table}
    says={lacksModifiers(props.table.facts, props.table.view.public) ? CODE_LACKS_CHOSEN : undefined}
  />
);
