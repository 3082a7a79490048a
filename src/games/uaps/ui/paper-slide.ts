/** Each outer sector comes down from the row in which it was; what came round from the last rows fades in. */
export function slideDown(cells: readonly HTMLElement[], turns: number): void {
  const tops = cells.map(cell => cell.getBoundingClientRect().top);
  for (const [row, cell] of cells.entries()) {
    const before = tops[row - turns];
    const from =
      before === undefined ? { opacity: 0 } : { transform: `translateY(${before - (tops[row] ?? 0)}px)` };
    cell.firstElementChild?.animate([from, {}], { duration: durationIn(cell), easing: 'ease-in-out' });
  }
}

/** As the board takes to turn. */
const durationIn = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--t-sky')) || 0;
