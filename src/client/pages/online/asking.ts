import { createSignal } from 'solid-js';
import type { Result } from '../../../core/contract.ts';
import type { Answer, OnlineFailure } from '../../online/online.ts';
import { failureSays } from '../../text/online-errors.ts';

export interface Asking {
  /** Something was asked, and no answer has come. */
  busy(): boolean;
  /** Why the last thing that was asked did not happen. */
  problem(): string | null;
  /** What was told is read. */
  forget(): void;
  ask<Value>(sent: Answer<Value>): Promise<Result<Value, OnlineFailure>>;
}

export function createAsking(): Asking {
  const [underWay, setUnderWay] = createSignal(0);
  const [problem, setProblem] = createSignal<string | null>(null);
  return {
    busy: () => underWay() > 0,
    problem,
    forget: () => setProblem(null),
    ask: async sent => {
      setProblem(null);
      setUnderWay(count => count + 1);
      const answer = await sent;
      setUnderWay(count => count - 1);
      if (!answer.ok) setProblem(failureSays(answer.error));
      return answer;
    },
  };
}
