const NEWLINE = 10;

/**
 * The lines of a stream of bytes; `undefined` stands for one longer than `most` bytes. A line without an end
 * never takes more memory than that.
 */
export async function* boundedLines(
  input: AsyncIterable<Uint8Array | string>,
  most: number,
): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer) => {
    size += part.length;
    if (size <= most) parts.push(part);
    else parts = [];
  };
  const take = () => {
    const line = size > most ? undefined : Buffer.concat(parts).toString('utf8').replace(/\r$/, '');
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of input) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk);
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      keep(rest.subarray(0, end));
      yield take();
      rest = rest.subarray(end + 1);
    }
    keep(rest);
  }
  if (size > 0) yield take();
}
