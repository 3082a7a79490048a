import type { Attack } from '../attack.ts';
import { changes } from './changes.ts';
import { codeGuessing } from './codes.ts';
import { crowd } from './crowd.ts';
import { due } from './due.ts';
import { connectionFlood, helloFlood } from './floods.ts';
import { halfSent } from './half-sent.ts';
import { longChat } from './long-chat.ts';
import { longest } from './longest.ts';
import { lookBack } from './look-back.ts';
import { neverRead } from './never-read.ts';
import { oldLog } from './old-log.ts';
import { rebinding } from './rebinding.ts';
import { standings } from './standings.ts';

export const attacks: readonly Attack[] = [
  oldLog,
  longest,
  changes,
  lookBack,
  standings,
  due,
  longChat,
  neverRead,
  crowd,
  halfSent,
  helloFlood,
  connectionFlood,
  codeGuessing,
  rebinding,
];
