/** What was thrown because a part of the app did not arrive: no connection, or a newer version took its place. */
const unloaded = new WeakSet<Error>();

window.addEventListener('vite:preloadError', ({ payload }) => unloaded.add(payload));

export const isUnloaded = (thrown: unknown): boolean => thrown instanceof Error && unloaded.has(thrown);
