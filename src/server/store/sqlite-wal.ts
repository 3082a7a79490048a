import { existsSync, readFileSync, statSync } from 'node:fs';

const HEADER = 32;
const FRAME = 24;
/** Less the bit that says how its words are to be read. */
const MAGIC = 0x377f0682;
/** A server that writes for hours while something else reads could leave more; that is not looked through. */
const LARGEST = 256_000_000;

/**
 * Whether the log beside a database (https://sqlite.org/fileformat2.html#walformat) is damaged in its middle. SQLite
 * ends reading at the first frame that is not whole, as it must after a loss of power, and would drop what was
 * acknowledged behind it. But a step begins only when the one before it is on the disk: where whole steps follow
 * a broken frame, that one was whole, too.
 */
export function isWalBroken(file: string): boolean {
  const path = `${file}-wal`;
  if (!existsSync(path) || statSync(path).size > LARGEST) return false;
  const wal = readFileSync(path);
  if (wal.length < HEADER || wal.readUInt32BE(0) >>> 1 !== MAGIC >>> 1) return false;
  const isBig = (wal.readUInt32BE(0) & 1) === 1;
  const size = FRAME + wal.readUInt32BE(8);
  const head = summed(wal, 0, 24, isBig, [0, 0]);
  if (head[0] !== wal.readUInt32BE(24) || head[1] !== wal.readUInt32BE(28)) return false;
  let sum = head;
  let broken = false;
  let commits = 0;
  for (let at = HEADER; at + size <= wal.length; at += size) {
    // Of an earlier round, of which the file keeps the space; or broken in its head.
    if (wal.compare(wal, 16, 24, at + 8, at + 16) !== 0) {
      broken = true;
      continue;
    }
    if (commits > 0) return true;
    if (!broken) {
      sum = summed(wal, at, at + 8, isBig, sum);
      sum = summed(wal, at + FRAME, at + size, isBig, sum);
      broken = sum[0] !== wal.readUInt32BE(at + 16) || sum[1] !== wal.readUInt32BE(at + 20);
    }
    if (broken && wal.readUInt32BE(at + 4) !== 0) commits++;
  }
  return false;
}

type Sum = readonly [number, number];

function summed(bytes: Buffer, from: number, to: number, isBig: boolean, [one, other]: Sum): Sum {
  let [first, second] = [one, other];
  const words = new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
  for (let at = 0; at < to - from; at += 8) {
    first = (first + words.getUint32(at, !isBig) + second) >>> 0;
    second = (second + words.getUint32(at + 4, !isBig) + first) >>> 0;
  }
  return [first, second];
}
