import { spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { lineOf, type Screen, startProgress } from './progress.ts';
import { root } from './testing.ts';

const games = { doing: 'simulate', all: 10_000, one: 'game' };

test.each([
  [0, 3, 'simulate  ░░░░░░░░░░░░░░░░░░░░░░░░  0 of 10,000 games'],
  [1_000, 5, 'simulate  ██░░░░░░░░░░░░░░░░░░░░░░  1,000 of 10,000 games, 200 a second, 45 s left'],
  [30, 100, 'simulate  ░░░░░░░░░░░░░░░░░░░░░░░░  30 of 10,000 games, 18 a minute, 10 hours left'],
  [10_000, 5, 'simulate  ████████████████████████  10,000 of 10,000 games, 2,000 a second, 0 s left'],
])('%d done after %d s', (done, seconds, line) => {
  expect(lineOf(games, done, seconds, 100)).toBe(line);
});

test('a narrow terminal has no bar, and no line is wider than it', () => {
  expect(lineOf(games, 1_000, 5, 60)).toBe('simulate  1,000 of 10,000 games, 200 a second, 45 s left');
  expect(lineOf(games, 1_000, 5, 20)).toHaveLength(20);
});

function screen(isTTY: boolean): Screen & { readonly written: string[] } {
  const written: string[] = [];
  return { isTTY, columns: 100, written, write: text => written.push(String(text)) > 0 };
}

afterEach(() => {
  vi.useRealTimers();
});

test('what is over within two seconds shows nothing; then there is a line, and it goes when the work is done', () => {
  vi.useFakeTimers();
  const terminal = screen(true);
  const progress = startProgress(games, terminal);
  vi.advanceTimersByTime(1_900);
  progress.did(100);
  expect(terminal.written).toEqual([]);
  vi.advanceTimersByTime(200);
  progress.did(100);
  expect(terminal.written.join('')).toContain('200 of 10,000 games');
  progress.at('league');
  progress.end();
  expect(terminal.written.join('')).not.toContain('Stopped');
});

test('whoever presses Ctrl-C when all is done has stopped nothing', () => {
  const ends = (done: number) => {
    const terminal = screen(true);
    const progress = startProgress(games, terminal);
    process.emit('SIGINT');
    progress.did(done);
    progress.end();
    return terminal.written.join('');
  };
  expect(ends(9_999)).toContain('Stopped after 9,999 of 10,000 games.');
  expect(ends(10_000)).not.toContain('Stopped');
});

test('where no terminal is, nothing is shown', () => {
  vi.useFakeTimers();
  const pipe = screen(false);
  const progress = startProgress(games, pipe);
  vi.advanceTimersByTime(60_000);
  progress.did(5_000);
  progress.end();
  expect(pipe.written).toEqual([]);
});

test.each([
  'simulate unacknowledged --level visitor --games 1000000 --jobs 1',
  'simulate unacknowledged --level visitor --games 1000000 --jobs 2',
  'check-codes planet-x --n 1000000',
])('%s, interrupted, says what was counted so far', async line => {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...line.split(' '), '--json'], { cwd: root });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise(resolve => child.on('close', resolve));
  setTimeout(() => child.kill('SIGINT'), 3_000);
  expect(await ended).toBe(130);
  const counted = Number(/^Stopped after ([\d,]+) of 1,000,000 \w+\.$/m.exec(err)?.[1]?.replaceAll(',', ''));
  expect(counted).toBeGreaterThan(0);
  const { games, codes } = JSON.parse(out) as { readonly games?: number; readonly codes?: number };
  expect(games ?? codes).toBe(counted);
});
