import { Stepper } from '../../../ui/composer.tsx';
import { boardOf, onFrom, orbitOf, stackedWith } from '../board.ts';
import { type Sector, SIGHTS, type Sight } from '../types.ts';
import type { ComposerProps } from './dock-act.tsx';
import { stepped } from './dock-choose.ts';
import { ThingChips } from './dock-parts.tsx';
import * as text from './text.ts';

/** What one names stays private: it lies on paper. */
export const Find = (props: ComposerProps) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const { draft, reach, change } = props.composing;
  const beside = (by: 1 | -1) => {
    const { sector } = draft();
    return sector === null ? null : onFrom(sector, by, board());
  };
  const stacked = () => {
    const { sector } = draft();
    return sector === null ? null : stackedWith(sector, known().turns, board());
  };
  /** Luna is where all know it to be; Hubble, the ISS and spies keep to their orbits. [B5] to [B8] */
  const sightsIn = (sector: Sector | null): readonly Sight[] => {
    if (sector === known().luna) return ['luna'];
    const others = SIGHTS.filter(sight => sight !== 'luna');
    if (sector === null) return others;
    const inner = orbitOf(sector, board()) === 'inner';
    return others.filter(sight => (inner ? sight !== 'hubble' : sight !== 'iss' && sight !== 'spy'));
  };
  const chosen = (sight: Sight | null): readonly Sight[] => (sight === null ? [] : [sight]);
  return (
    <section class="ua-private paper" aria-label={text.FIND_PRIVATE}>
      <div class="ua-private-row">
        <span>{text.UAP_IS_IN}</span>
        <Stepper
          label={text.SECTORS}
          value={text.sectorValue(draft().sector)}
          less={text.SECTOR_BEFORE}
          more={text.SECTOR_AFTER}
          onStep={by => change(stepped(draft(), by, reach()))}
        />
      </div>
      <ThingChips
        legend={text.findLabel.before(beside(-1))}
        short={text.sectorValue(beside(-1))}
        things={sightsIn(beside(-1))}
        chosen={chosen(draft().before)}
        onChoose={before => change({ ...draft(), before })}
      />
      <ThingChips
        legend={text.findLabel.after(beside(1))}
        short={text.sectorValue(beside(1))}
        things={sightsIn(beside(1))}
        chosen={chosen(draft().after)}
        onChoose={after => change({ ...draft(), after })}
      />
      <ThingChips
        legend={text.findLabel.stacked(stacked())}
        short={text.sectorValue(stacked())}
        things={sightsIn(stacked())}
        chosen={chosen(draft().stacked)}
        onChoose={sight => change({ ...draft(), stacked: sight })}
      />
    </section>
  );
};
