import { fail } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';
import type { TableHost } from './host.ts';
import type { TableLock } from './locks.ts';

/** Moves made here never count: the window that plays keeps its table. */
export const NO_LOCK: TableLock = {
  held: false,
  steal: async () => {},
  release: async () => {},
};

const refused = async () => fail({ trouble: 'not-your-seat' } as const);
const nothing = () => undefined;

/** A table with the rights of a spectator and nothing more, for a screen that the whole room sees. */
export const asSpectator = (host: TableHost): TableLink => ({
  get facts() {
    return { ...host.facts, here: [] };
  },
  listen: listener => host.listen(listener),
  look: viewer => host.look(viewer === null ? null : 'spectator'),
  viewAt: (_, step) => host.viewAt('spectator', step),
  close: () => host.close(),
  act: refused,
  takeBack: refused,
  notes: async viewer => (viewer === 'spectator' ? host.notes(viewer) : refused()),
  keepNotes: async () => false,
  rematch: refused,
  castBots: refused,
  file: refused,
  takeOver: refused,
  saw: nothing,
  pace: nothing,
  hold: nothing,
  skip: nothing,
  letMove: nothing,
  laid: nothing,
});
