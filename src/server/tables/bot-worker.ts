import { parentPort } from 'node:worker_threads';
import { games } from '../../games/index.ts';
import { answerFrom } from './bot-answer.ts';
import type { BotQuestion } from './bot-pool.ts';

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answerFrom(games, question)));
