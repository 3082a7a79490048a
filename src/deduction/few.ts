/** As few of these as are enough: none of them can be left out. The first go first. */
export function fewOf<T>(all: readonly T[], isEnough: (some: readonly T[]) => boolean): readonly T[] {
  let needed = all;
  for (const one of all) {
    const without = needed.filter(other => other !== one);
    if (isEnough(without)) needed = without;
  }
  return needed;
}
