import { assert } from '../../../core/contract.ts';
import { colorOf } from '../board.ts';
import { COLORS, type Color, EQUIPMENT } from '../types.ts';
import { equipmentIcon } from './icons.ts';

const iconFor = (color: Color): string => {
  const kind = EQUIPMENT.find(one => colorOf(one) === color);
  assert(kind, `no equipment is ${color}`);
  return equipmentIcon[kind];
};

/** A color is shown by the equipment that has it: whoever owns that gets the bonus there. */
export const colorIcon = Object.fromEntries(COLORS.map(color => [color, iconFor(color)])) as Readonly<
  Record<Color, string>
>;
