let asked = false;

/** Once there is something to lose. Only a page may ask, and a browser that refuses may still keep it. */
export function askToPersist(): void {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
