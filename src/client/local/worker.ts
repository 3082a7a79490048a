import { openStore } from '../store.ts';
import { followersInBrowser } from './followers.ts';
import { webLocks } from './locks.ts';
import { rulesOf } from './rules.ts';
import { serve } from './serve.ts';
import { Tables } from './tables.ts';

declare const self: DedicatedWorkerGlobalScope;

serve(new Tables({ store: openStore(), lock: webLocks(), followers: followersInBrowser(), rulesOf }), self);
