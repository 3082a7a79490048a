import type { Attack } from '../attack.ts';
import { codeGuessing } from './codes.ts';
import { connectionFlood, helloFlood } from './floods.ts';
import { halfSent } from './half-sent.ts';
import { longChat } from './long-chat.ts';
import { neverRead } from './never-read.ts';
import { oldLog } from './old-log.ts';
import { rebinding } from './rebinding.ts';

export const attacks: readonly Attack[] = [
  oldLog,
  longChat,
  neverRead,
  halfSent,
  helloFlood,
  connectionFlood,
  codeGuessing,
  rebinding,
];
