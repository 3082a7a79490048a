import { BLANK, type Notes } from './marks.ts';

/** Some 300 single marks; the oldest go first. */
export const MOST_UNDO = 1200;

/** After some marks, remembering how to go back: on its own, or together with what came before. */
export function withUndo(before: Notes, after: Notes, goesOn = false): Notes {
  const steps = stepsIn(before);
  const last = goesOn ? (steps.pop() ?? '') : '';
  const changes = changesFrom(before.marks, after.marks).filter(
    change => !cellsIn(last).some(cell => cell.startsWith(change.slice(0, -1))),
  );
  const all = [...steps, last + changes.join('')].filter(step => step !== '');
  while (all.length > 1 && all.join(' ').length > MOST_UNDO) all.shift();
  return { ...after, undo: all.join(' ') };
}

/** As it was before the last step; null where there is none. */
export function undone(notes: Notes): Notes | null {
  const steps = stepsIn(notes);
  const last = steps.pop();
  if (last === undefined) return null;
  const letters = notes.marks.split('');
  for (const cell of cellsIn(last)) {
    const index = Number.parseInt(cell.slice(0, -1), RADIX);
    while (letters.length <= index) letters.push(BLANK);
    letters[index] = cell.slice(-1);
  }
  const marks = letters.join('');
  return { ...notes, marks: marks.slice(0, lengthOf(marks)), undo: steps.join(' ') };
}

/** A cell that changed: two digits for where, and the letter that stood there. */
const CELL = /[0-9a-z]{2}\S/g;
const STEP = /^(?:[0-9a-z]{2}\S)+$/;
const RADIX = 36;

/** What another version wrote here and this one cannot read is no step. */
const stepsIn = ({ undo }: Notes): string[] => undo.split(' ').filter(step => STEP.test(step));

const cellsIn = (step: string): readonly string[] => step.match(CELL) ?? [];

const changesFrom = (before: string, after: string): readonly string[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const letter = before[index] ?? BLANK;
    return letter === (after[index] ?? BLANK) ? '' : index.toString(RADIX).padStart(2, '0') + letter;
  }).filter(change => change !== '');

/** Without blanks at the end. */
function lengthOf(marks: string): number {
  let length = marks.length;
  while (length > 0 && marks[length - 1] === BLANK) length--;
  return length;
}
