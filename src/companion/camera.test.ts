import { afterEach, expect, test, vi } from 'vitest';
import { watch } from './camera.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function device(camera: () => Promise<unknown>, isSecureContext = true) {
  vi.stubGlobal('window', { isSecureContext });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: camera } });
  return { srcObject: null, play: vi.fn(async () => undefined) } as unknown as HTMLVideoElement;
}

/** As a browser has it that reads square codes itself. */
const reading = (...texts: readonly string[]) =>
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => texts.map(rawValue => ({ rawValue }));
    },
  );

test.each([
  ['NotAllowedError', 'not-allowed'],
  ['NotFoundError', 'no-camera'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'failed'],
])('a camera that says %s is told as %s', async (name, trouble) => {
  const video = device(() => Promise.reject(Object.assign(new Error(), { name })));
  expect(await watch(video, new AbortController().signal, vi.fn())).toEqual({ ok: false, error: trouble });
});

test('without a secure connection, and without cameras, nobody is asked', async () => {
  const camera = vi.fn();
  const { signal } = new AbortController();
  expect(await watch(device(camera, false), signal, vi.fn())).toEqual({ ok: false, error: 'not-secure' });
  expect(camera).not.toHaveBeenCalled();
  const video = device(camera);
  vi.stubGlobal('navigator', {});
  expect(await watch(video, signal, vi.fn())).toEqual({ ok: false, error: 'no-camera' });
});

test('what is read is told until one leaves, and then the camera is off', async () => {
  vi.useFakeTimers();
  reading('one');
  const stop = vi.fn();
  const leaving = new AbortController();
  const read = vi.fn();
  const video = device(async () => ({ getTracks: () => [{ stop }] }));
  expect(await watch(video, leaving.signal, read)).toEqual({ ok: true, value: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledWith('one');
  expect(stop).not.toHaveBeenCalled();
  const before = read.mock.calls.length;
  leaving.abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stop).toHaveBeenCalled();
  expect(video.srcObject).toBeNull();
  expect(read).toHaveBeenCalledTimes(before);
});

test('whoever left while the browser asked leaves no camera on', async () => {
  const stop = vi.fn();
  const leaving = new AbortController();
  const video = device(async () => {
    leaving.abort();
    return { getTracks: () => [{ stop }] };
  });
  expect(await watch(video, leaving.signal, vi.fn())).toEqual({ ok: true, value: null });
  expect(stop).toHaveBeenCalled();
});
