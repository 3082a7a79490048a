/** What browsers and Node do differently, or not at all: everything else in this layer runs in both. */

export type Timer = ReturnType<typeof setTimeout>;

/** Keeps no process alive. */
export function later(work: () => void, ms: number): Timer {
  const timer = setTimeout(work, ms);
  if (typeof timer === 'object') timer.unref();
  return timer;
}

/** After the input that has come by now. A timer would do, but browsers let it wait for milliseconds. */
export function soon(work: () => void): void {
  if (typeof setImmediate === 'function') setImmediate(work);
  else soonByMessage(work);
}

/** For machines without `setImmediate`: a message to oneself comes after the others that wait. */
export function soonByMessage(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** How long a text is where it is stored. Counted, since to encode it would make a copy of every log that is read. */
export function bytesIn(text: string): number {
  let bytes = text.length;
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    if (unit < 0x80) continue;
    // Two units of a pair are four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}
