import { difference } from '../../src/core/laws/json.ts';

/** What one line received in one of the two worlds, in order. */
export interface Received {
  readonly table: string;
  readonly frames: readonly string[];
}

/** Masked are the id of a table and times, and nothing else: both worlds have the same commitments, and keys never show. */
export const masked = ({ table, frames }: Received): readonly string[] =>
  frames.map(frame =>
    frame
      .replaceAll(table, 'TABLE')
      .replaceAll(/"left":\[(?:\d+|null)(?:,(?:\d+|null))*\]/g, '"left":"TIMES"')
      .replaceAll(/"created":\d+/g, '"created":"TIME"'),
  );

/** Number, order and every byte; nothing where there is no difference. */
export function whatDiffers(one: Received, other: Received): string | undefined {
  const [here, there] = [masked(one), masked(other)];
  const place = here.findIndex((frame, index) => frame !== there[index]);
  const [frame, twin] = [here[place], there[place]];
  if (frame !== undefined && twin !== undefined)
    return `message ${place + 1} of ${here.length}: ${difference(frame, twin)}`;
  if (here.length === there.length) return undefined;
  const extra = (here[there.length] ?? there[here.length] ?? '').slice(0, 120);
  return `${here.length} and ${there.length} messages; the first too many is ${extra}`;
}
