import { Vector3 } from 'three';
import type { Size } from './camera.ts';
import type { Label } from './scene-labels.ts';
import { seenAt } from './scene-room.ts';
import type { Sight } from './scene-words.ts';

/** A label as it is drawn now. */
export interface Written {
  readonly label: Label;
  readonly by?: number;
  readonly opacity?: number;
}

/** Words lie on a drawing of their own, which stays sharp while the track is drawn coarsely to keep up. */
export interface Lettering {
  resize(size: Size): void;
  write(written: readonly Written[], sight: Sight): void;
}

const SHARPEST = 3;

/** Pixels of the words for one of the page. */
export const wordRatio = (): number => Math.min(SHARPEST, Math.max(1, window.devicePixelRatio));

export function createLettering(canvas: HTMLCanvasElement): Lettering {
  const draw = canvas.getContext('2d');
  const ratio = wordRatio();
  return {
    resize(size) {
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      if (canvas.width === width && canvas.height === height) return;
      Object.assign(canvas, { width, height });
    },
    write(written, { eye, size, unit, camera }) {
      if (!draw) return;
      draw.clearRect(0, 0, canvas.width, canvas.height);
      const shown = written.filter(({ label }) => label.isShown);
      for (const { label, by = 1, opacity = 1 } of shown.toSorted((a, b) => a.label.order - b.label.order)) {
        const { x, y } = seenAt(met.set(...label.place), eye, size);
        const scale = unit * camera.cell * by * ratio;
        const [width, height] = [Math.round(label.width * scale), Math.round(label.height * scale)];
        draw.globalAlpha = opacity;
        // On whole pixels, else words that are printed as large as they were painted would be blurred.
        draw.drawImage(
          label.picture,
          Math.round((size.width / 2 + x) * ratio - width / 2),
          Math.round((size.height / 2 - y) * ratio - height / 2),
          width,
          height,
        );
      }
    },
  };
}

const met = new Vector3();
