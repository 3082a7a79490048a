/** Whether moves made here count: one window at a time holds a table. */
export interface TableLock {
  readonly held: boolean;
  /** Takes it from whoever holds it. */
  steal(): Promise<void>;
  release(): Promise<void>;
}

/** `lost` is called when somebody else has taken the table over. */
export type Lock = (id: string, lost: () => void) => Promise<TableLock>;

/** A page that was just left lets go a moment later. */
const PATIENCE_MS = 300;

type Release = () => Promise<void>;

/** Where a browser has no locks, every window believes that it is the only one. */
export const webLock: Lock = async (id, lost) => {
  const locks = navigator.locks as LockManager | undefined;
  const ask = (options: LockOptions) => (locks ? request(locks, id, options, onLost) : async () => {});
  const onLost = () => {
    release = undefined;
    lost();
  };
  // A busy browser may need longer than that for a lock which nobody has, so this is asked without a limit.
  const askNow = () => ask({ ifAvailable: true });
  let release: Release | undefined =
    (await askNow()) ?? (await ask({ signal: AbortSignal.timeout(PATIENCE_MS) })) ?? (await askNow());
  return {
    get held() {
      return release !== undefined;
    },
    async steal() {
      release ??= await ask({ steal: true });
    },
    async release() {
      await release?.();
      release = undefined;
    },
  };
};

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
