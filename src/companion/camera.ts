import { fail, ok, type Result } from '../core/contract.ts';
import type { CameraTrouble } from './text/code.ts';

/** What reads square codes from a picture: the browser itself, or what stands in for it. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type Detectors = {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const EVERY_MS = 150;

/** Shows the camera in `video` and tells what each square code says, until `signal` ends it. */
export async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onRead: (text: string) => void,
): Promise<Result<null, CameraTrouble>> {
  const opened = await openCamera();
  if (!opened.ok) return opened;
  const stop = () => {
    for (const track of opened.value.getTracks()) track.stop();
    video.srcObject = null;
  };
  // Whoever left while the browser asked for permission finds no camera on.
  if (signal.aborted) {
    stop();
    return ok(null);
  }
  signal.addEventListener('abort', stop, { once: true });
  try {
    video.srcObject = opened.value;
    await video.play();
    void readAll(video, await newDetector(), signal, onRead);
    return ok(null);
  } catch {
    stop();
    return signal.aborted ? ok(null) : fail('failed');
  }
}

async function openCamera(): Promise<Result<MediaStream, CameraTrouble>> {
  if (!window.isSecureContext) return fail('not-secure');
  if (!navigator.mediaDevices?.getUserMedia) return fail('no-camera');
  try {
    return ok(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }));
  } catch (error) {
    return fail(troubleOf(error));
  }
}

function troubleOf(error: unknown): CameraTrouble {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'not-allowed';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no-camera';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}

async function newDetector(): Promise<Detector> {
  const own = (globalThis as { readonly BarcodeDetector?: Detectors }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): readonly string[] => []);
  if (own && formats?.includes('qr_code')) return new own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

async function readAll(
  video: HTMLVideoElement,
  detector: Detector,
  signal: AbortSignal,
  onRead: (text: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    // A frame that cannot be read is followed by another.
    const found = await detector.detect(video).catch(() => []);
    for (const { rawValue } of found) if (!signal.aborted) onRead(rawValue);
    await new Promise(resolve => setTimeout(resolve, EVERY_MS));
  }
}
