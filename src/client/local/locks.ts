/** Whether moves made here count: one window at a time holds a table. */
export interface TableLock {
  readonly held: boolean;
  /** Takes it from whoever holds it. */
  steal(): Promise<void>;
  release(): Promise<void>;
}

export interface LockTold {
  /** Somebody else has the table now. */
  lost(): void;
  /** It was lost and nobody else has it, so it is held again; another may have written meanwhile. */
  regained(): void;
}

export type Lock = (id: string, told: LockTold) => Promise<TableLock>;

/** A page that was just left lets go a moment later. */
const PATIENCE_MS = 300;
/** Longer than the strongest bot keeps the worker of a slow phone from answering: 0.4 s on a desk. */
const ANSWER_MS = 3_000;

type Release = () => Promise<void>;

/** Where a browser has no locks, every window believes that it is the only one. */
export const webLocks =
  (answerMs = ANSWER_MS): Lock =>
  async (id, { lost, regained }) => {
    const locks = navigator.locks as LockManager | undefined;
    let release: Release | undefined;
    let left = false;
    const presence = new Presence(id, answerMs, () => release !== undefined);
    const ask = (options: LockOptions) =>
      locks ? request(locks, id, options, () => void regain()) : async () => {};
    // A busy browser may need longer than that for a lock which nobody has, so this is asked without a limit.
    const askNow = () => ask({ ifAvailable: true });
    const isDone = () => left || release !== undefined;
    const askAll = async () =>
      (await askNow()) ??
      (await ask({ signal: AbortSignal.timeout(PATIENCE_MS) })) ??
      (await askNow()) ??
      // Safari keeps the lock of a worker whose page was loaded again: what does not answer holds nothing.
      (isDone() || (await presence.isAnybodyThere()) || isDone() ? undefined : await ask({ steal: true }));
    /**
     * Safari drops the locks of a page that it puts aside, and nobody has taken them. Who did take it is asked for first: it
     * may let go for a moment, to open the table again.
     */
    const regain = async () => {
      release = undefined;
      const isGone = left || (await presence.isAnybodyThere());
      const again = isGone || isDone() ? undefined : await askAll();
      // Somebody left meanwhile, or took it over here.
      if (isDone()) return again?.();
      release = again;
      return release ? regained() : lost();
    };
    release = await askAll();
    return {
      get held() {
        return release !== undefined;
      },
      async steal() {
        release ??= await ask({ steal: true });
        // Said before anything that takes long, so that whoever lost it does not take the silence for nobody.
        presence.announce();
      },
      async release() {
        left = true;
        presence.close();
        await release?.();
        release = undefined;
      },
    };
  };

/** Asks the windows of this browser whether one of them is at a table, and answers for this one. */
class Presence {
  readonly #channel: BroadcastChannel | undefined;
  readonly #answerMs: number;
  #heard: (() => void) | undefined;
  #closed = false;
  #lastHere = Number.NEGATIVE_INFINITY;

  constructor(id: string, answerMs: number, isHere: () => boolean) {
    this.#answerMs = answerMs;
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`area5/table/${id}`) : undefined;
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data === 'here') {
        this.#lastHere = performance.now();
        this.#heard?.();
      } else if (isHere()) this.#channel?.postMessage('here');
    });
  }

  /** Where nobody can be asked, somebody may be there. */
  async isAnybodyThere(): Promise<boolean> {
    const channel = this.#channel;
    if (!channel || this.#closed || performance.now() - this.#lastHere < PATIENCE_MS + this.#answerMs)
      return true;
    return new Promise(resolve => {
      const silence = setTimeout(resolve, this.#answerMs, false);
      this.#heard = () => {
        clearTimeout(silence);
        resolve(true);
      };
      channel.postMessage('who');
    });
  }

  announce(): void {
    this.#channel?.postMessage('here');
  }

  /** Who is still waiting for an answer gets none any more, and must not take that for silence. */
  close(): void {
    this.#closed = true;
    this.#heard?.();
    this.#channel?.close();
  }
}

/** Resolves to nothing where the lock cannot be had. */
function request(
  locks: LockManager,
  id: string,
  options: LockOptions,
  lost: () => void,
): Promise<Release | undefined> {
  return new Promise(resolve => {
    let granted = false;
    const ended = locks
      .request(`area5/table/${id}`, options, lock => {
        if (lock === null) return resolve(undefined);
        granted = true;
        return new Promise<void>(free => {
          resolve(() => {
            free();
            return ended;
          });
        });
      })
      .catch(() => (granted ? lost() : resolve(undefined)));
  });
}
