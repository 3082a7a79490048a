/** A box of the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of text or something to press, as far as one sees it. */
export interface Thing {
  readonly name: string;
  readonly box: Box;
  readonly kind: 'text' | 'control';
  /** Where it stands in the page, as the numbers of the children on the way: what begins with another's lies inside of it. */
  readonly path: readonly number[];
}

/** What was measured in a page, in pixels as drawn. */
export interface Facts {
  readonly screen: Box;
  /** What is always there beside a board. */
  readonly bars: readonly Box[];
  readonly board: Board | null;
  readonly things: readonly Thing[];
  readonly letters: readonly { readonly kind: string; readonly says: string; readonly px: number }[];
  /** What something around it hides, in words. */
  readonly cut: readonly string[];
  /** Parts that scroll, by what one sees of their height. */
  readonly strips: readonly { readonly name: string; readonly seen: number; readonly whole: number }[];
}

export interface Board {
  readonly drawn: Box;
  /** Width by height, where a board keeps its form however much room there is. */
  readonly form: number | null;
}

export const LEAST_SHARE = 0.55;
const LEAST_LETTERS = 11;
/** A lower part of a scrolled page is a slit: no two lines can be read in it. */
const LEAST_STRIP = 72;
/** The ground around the letters of two lines may touch, and so may targets. */
const TOUCH = { text: 3, control: 6 } as const;

/** What is wrong with a page, in words; empty is good. */
export const judge = (facts: Facts): readonly string[] => [
  ...boardFaults(facts),
  ...new Set(overlaps(facts.things)),
  ...facts.cut,
  ...facts.strips.flatMap(({ name, seen, whole }) =>
    seen >= LEAST_STRIP || whole <= seen + 8
      ? []
      : [`a strip of ${Math.round(seen)} of ${Math.round(whole)} px: ${name}`],
  ),
  ...smallLetters(facts.letters),
];

/** One line for each kind of letters: a board has dozens of one kind. */
function smallLetters(letters: Facts['letters']): readonly string[] {
  const small = letters.filter(({ px }) => px < LEAST_LETTERS - 0.05);
  return [...Map.groupBy(small, ({ kind }) => kind)].map(([kind, all]) => {
    const least = Math.min(...all.map(({ px }) => px));
    return `letters of ${least.toFixed(1)} px: ${all.length} of ${kind}, such as "${all[0]?.says}"`;
  });
}

/** The share of the room for it that a board is drawn on. */
export function shareOf({ screen, bars, board }: Facts): number | null {
  if (!board) return null;
  const room = roomFor(screen, bars, board.form);
  return room === 0 ? 1 : areaOf(board.drawn) / room;
}

function boardFaults(facts: Facts): readonly string[] {
  const share = shareOf(facts);
  if (share === null || share >= LEAST_SHARE || !facts.board) return [];
  const { left, right, top, bottom } = facts.board.drawn;
  const size = `${Math.round(right - left)} by ${Math.round(bottom - top)}`;
  return [`the board is ${size}, ${Math.round(share * 100)} % of the room for it`];
}

/** How large a board of this form, or of any, could be where no bar is. */
export function roomFor(screen: Box, bars: readonly Box[], form: number | null): number {
  const edges = (one: 'left' | 'top', other: 'right' | 'bottom') =>
    [...new Set([screen, ...bars].flatMap(box => [box[one], box[other]]))]
      .filter(edge => edge >= screen[one] && edge <= screen[other])
      .toSorted((a, b) => a - b);
  const [across, down] = [edges('left', 'right'), edges('top', 'bottom')];
  let most = 0;
  for (const left of across)
    for (const right of across)
      for (const top of down)
        for (const bottom of down) {
          const box = { left, top, right, bottom };
          const room = fitting(right - left, bottom - top, form);
          if (room > most && !bars.some(bar => overlapOf(bar, box) !== null)) most = room;
        }
  return most;
}

function fitting(width: number, height: number, form: number | null): number {
  if (width <= 0 || height <= 0) return 0;
  if (form === null) return width * height;
  const across = Math.min(width, height * form);
  return (across * across) / form;
}

function overlaps(things: readonly Thing[]): readonly string[] {
  return things.flatMap((one, index) =>
    things.slice(index + 1).flatMap(other => {
      if (isWithin(one, other) || isWithin(other, one)) return [];
      const over = overlapOf(one.box, other.box);
      const touch = one.kind === 'control' && other.kind === 'control' ? TOUCH.control : TOUCH.text;
      if (!over || over.right - over.left <= touch || over.bottom - over.top <= touch) return [];
      return [`one over the other: ${one.name}, ${other.name}`];
    }),
  );
}

const isWithin = (inner: Thing, outer: Thing): boolean => outer.path.every((at, i) => inner.path[i] === at);

function overlapOf(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
