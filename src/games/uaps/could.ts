import { at } from '../../core/contract.ts';
import { allSectors, type Board, boardOf, onFrom, orbitOf, stackedWith } from './board.ts';
import { type Act, type Answer, type Mode, type Sector, SIGHTS, type Sight, type View } from './types.ts';

/** What each answer says alone, without what follows from several. */
export interface Could {
  appear(sector: Sector, sight: Sight): boolean;
  /** At least one. */
  sights(sector: Sector): readonly Sight[];
}

/** How sectors could appear as far as single rules, facts, answers and photos say. */
export function couldAppear({ public: known, viewer, own }: View): Could {
  const could = Uint8Array.from(fromTheStart(known.mode, known.luna));
  const only = (sector: Sector, set: number) => {
    could[sector - 1] = (could[sector - 1] ?? 0) & set;
  };
  for (const { sector, sight } of own?.facts ?? []) only(sector, ~bitOf(sight));
  let number = 0;
  for (const act of known.acts)
    if (act.seat === viewer) {
      const answer = own?.answers[number++];
      if (answer) heard(act, answer, only);
    }
  for (const { sector, subject, fate } of known.photos)
    if (subject !== null) only(sector, fate === 'right' ? bitOf(subject) : ~bitOf(subject));
  return {
    appear: (sector, sight) => ((could[sector - 1] ?? 0) & bitOf(sight)) !== 0,
    sights: sector => at(SETS, could[sector - 1] ?? 0),
  };
}

function heard(act: Act, answer: Answer, only: (sector: Sector, set: number) => void): void {
  if (act.type === 'target' && answer.type === 'target')
    for (const [index, sector] of act.sectors.entries()) only(sector, bitOf(at(answer.sights, index)));
  if (act.type !== 'survey' || answer.type !== 'survey') return;
  for (const [index, of] of act.of.entries()) {
    const count = answer.counts[index];
    if (count === 0) for (const sector of act.sectors) only(sector, ~bitOf(of));
    if (count === act.sectors.length) for (const sector of act.sectors) only(sector, bitOf(of));
  }
}

const bitOf = (sight: Sight): number => 1 << SIGHTS.indexOf(sight);

/** By set: its sights. */
const SETS: readonly (readonly Sight[])[] = Array.from({ length: 1 << SIGHTS.length }, (_, set) =>
  SIGHTS.filter(sight => (set & bitOf(sight)) !== 0),
);

const starts = new Map<string, Uint8Array>();

/** Made once for each place of Luna. [B5] to [B11] */
function fromTheStart(mode: Mode, luna: Sector): Uint8Array {
  const name = `${mode} ${luna}`;
  const made = starts.get(name);
  if (made) return made;
  const board = boardOf(mode);
  const sets = Uint8Array.from(allSectors(board), sector =>
    SIGHTS.reduce((set, sight) => set | (couldStart(sector, sight, luna, board) ? bitOf(sight) : 0), 0),
  );
  starts.set(name, sets);
  return sets;
}

function couldStart(sector: Sector, sight: Sight, luna: Sector, board: Board): boolean {
  if (sector === luna || sight === 'luna') return sector === luna && sight === 'luna';
  const orbit = orbitOf(sector, board);
  switch (sight) {
    case 'hubble':
      return orbit === 'outer' && sector !== onFrom(luna, 1, board) && sector !== onFrom(luna, -1, board);
    case 'iss':
      return orbit === 'inner';
    case 'spy':
      return orbit === 'inner' && sector % 2 === 1;
    case 'meteor':
      return sector !== stackedWith(luna, 0, board);
    case 'comm':
      return sector % 2 === 0;
    case 'nav':
      return sector !== onFrom(luna, board.perOrbit / 2, board);
    case 'junk':
      return true;
  }
}
