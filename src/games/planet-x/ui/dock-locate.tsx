import { ThingChips } from '../../../deduction/ui/dock.tsx';
import { Stepper } from '../../../ui/composer.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { boardOf, onFrom } from '../board.ts';
import { type PlanetX, SIGHTS } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import { stepped } from './dock-choose.ts';
import type { Composing } from './dock-composing.ts';
import * as text from './dock-text.ts';
import { SECTOR } from './text.ts';

/** What one names stays private: it lies on paper. */
export const Locate = (props: PartProps<PlanetX> & { readonly composing: Composing }) => {
  const known = () => props.table.view.public;
  const { draft, change } = props.composing;
  const beside = (by: 1 | -1) => {
    const { sector } = draft();
    return sector === null ? null : onFrom(sector, by, boardOf(known().mode));
  };
  return (
    <section class="dock-private paper" aria-label={text.LOCATE_PRIVATE}>
      <div class="dock-private-row">
        <span>{text.X_IS_IN}</span>
        <Stepper
          label={SECTOR}
          value={text.sectorValue(draft().sector)}
          less={text.SECTOR_BEFORE}
          more={text.SECTOR_AFTER}
          onStep={by => change(stepped(draft(), by, known()))}
        />
      </div>
      <ThingChips
        legend={text.besideLabel(beside(-1), text.BEFORE)}
        short={text.sectorValue(beside(-1))}
        things={SIGHTS}
        isChosen={sight => sight === draft().before}
        icon={iconOf}
        name={text.shortThing}
        onChoose={before => change({ ...draft(), before })}
      />
      <ThingChips
        legend={text.besideLabel(beside(1), text.AFTER)}
        short={text.sectorValue(beside(1))}
        things={SIGHTS}
        isChosen={sight => sight === draft().after}
        icon={iconOf}
        name={text.shortThing}
        onChoose={after => change({ ...draft(), after })}
      />
    </section>
  );
};
