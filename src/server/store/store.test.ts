import { storeContract } from './contract.ts';
import { nothingKept, openMemory } from './memory.ts';
import { sqlitePlace } from './testing.ts';

storeContract('memory', async () => {
  const kept = nothingKept();
  return { open: async () => openMemory(kept), remove: async () => {} };
});

storeContract('SQLite', sqlitePlace);
