import { parentPort } from 'node:worker_threads';
import { answerFrom } from '../engine/bots/bot-answer.ts';
import type { BotQuestion } from '../engine/bots/pool.ts';
import { games } from '../games/index.ts';

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answerFrom(games, question)));
