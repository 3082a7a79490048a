import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Long enough to read it twice; what happens meanwhile does not cut it short. */
const LASTS = 9000;

/** What just became known. It lies over the board, so it can be folded into a corner. */
export interface Moment<Told> {
  readonly told: Accessor<Told | null>;
  readonly folded: Accessor<boolean>;
  show(now: Told, folded: boolean): void;
  fold(): void;
  unfold(): void;
  /** Into its corner while all of the board is needed, else away. */
  putAway(): void;
  /** Away, if it was there long enough. */
  closeIfOld(): void;
}

export function createMomentCard<Told extends object>(
  together: (before: Told | null, now: Told) => Told,
  needsBoard: () => boolean,
): Moment<Told> {
  const [told, setTold] = createSignal<Told | null>(null);
  const [folded, setFolded] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOld = false;
  const close = () => {
    clearTimeout(timer);
    setTold(null);
  };
  const putAway = () => (needsBoard() ? setFolded(true) : close());
  onCleanup(close);
  return {
    told,
    folded,
    show: (now, isFolded) => {
      clearTimeout(timer);
      isOld = false;
      setTold(before => together(before, now));
      setFolded(isFolded);
      timer = setTimeout(() => {
        isOld = true;
        putAway();
      }, LASTS);
    },
    fold: () => setFolded(true),
    unfold: () => setFolded(false),
    putAway,
    closeIfOld: () => {
      if (isOld) close();
    },
  };
}
