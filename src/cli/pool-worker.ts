import { parentPort } from 'node:worker_threads';
import { type Answer, type Chunk, playChunk } from './pool.ts';

parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(answer(chunk)));

function answer(chunk: Chunk): Answer {
  try {
    return { type: 'played', games: playChunk(chunk) };
  } catch (thrown) {
    return { type: 'broke', message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
