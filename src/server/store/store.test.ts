import { nothingKept, openMemory } from '../../engine/store/memory.ts';
import { storeContract } from './contract.ts';
import { sqlitePlace } from './testing.ts';

storeContract('memory', async () => {
  const kept = nothingKept();
  return { open: async () => openMemory(kept), remove: async () => {} };
});

storeContract('SQLite', sqlitePlace);
