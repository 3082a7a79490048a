import type { Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawn {
  /** Of the drawing against what surrounds it, as WCAG counts it. */
  readonly contrast: number;
  /** How much of each pixel of the box it covers, from 0 to 1, whatever its color. */
  readonly cover: readonly number[];
}

/** What a screenshot shows in each box. A blank page does the decoding, free of the policy of the page in question. */
export async function drawnIn(
  page: Page,
  screenshot: Buffer,
  boxes: readonly Box[],
): Promise<readonly Drawn[]> {
  const scratch = await page.context().newPage();
  try {
    return await scratch.evaluate(readPixels, { png: screenshot.toString('base64'), boxes });
  } finally {
    await scratch.close();
  }
}

/** Of what two drawings cover together, the share that only one covers. */
export function differenceOf(one: Drawn, other: Drawn): number {
  let [apart, together] = [0, 0];
  for (const [pixel, cover] of one.cover.entries()) {
    const covered = other.cover[pixel] ?? 0;
    apart += Math.abs(cover - covered);
    together += Math.max(cover, covered);
  }
  return together === 0 ? 0 : apart / together;
}

/** Runs in the browser, so it must bring all it needs. */
async function readPixels(given: { readonly png: string; readonly boxes: readonly Box[] }): Promise<Drawn[]> {
  /** So many pixels of a sign must have its contrast: stray ones do not make it readable. */
  const INKED = 0.01;
  const bytes = Uint8Array.from(atob(given.png), char => char.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0);
  const light = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return given.boxes.map(({ x, y, width, height }) => {
    const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
    const lights: number[] = [];
    for (let i = 0; i < data.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
      lights.push(0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue));
    }
    const ground = lights[0] ?? 0;
    const contrasts = lights.map(
      value => (Math.max(value, ground) + 0.05) / (Math.min(value, ground) + 0.05),
    );
    const most = Math.max(0, ...lights.map(value => Math.abs(value - ground)));
    return {
      contrast: contrasts.toSorted((a, b) => b - a)[Math.floor(lights.length * INKED)] ?? 1,
      cover: lights.map(value => (most === 0 ? 0 : Math.abs(value - ground) / most)),
    };
  });
}
