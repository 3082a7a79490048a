import { expect } from '@playwright/test';
import type { Driver } from './engine.ts';
import { find, inWords, type Target } from './target.ts';

/** Against hanging only: a busy machine takes a while to draw. */
const PATIENCE_MS = 30_000;

/** Somebody at a window of any engine, who reads and presses. */
export class Visitor {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /**
   * Presses it as soon as it lies there, still and with nothing over it. WebKit's driver presses whatever is at that
   * place by then, also when a bot's move has just pushed it aside.
   */
  async press(target: Target): Promise<void> {
    await this.#do(target, handle => handle.press());
  }

  async type(target: Target, text: string): Promise<void> {
    await this.#do(target, handle => handle.type(text));
  }

  async sees(target: Target): Promise<void> {
    await expect
      .poll(() => this.isSeen(target), { timeout: PATIENCE_MS, message: `sees ${inWords(target)}` })
      .toBe(true);
  }

  async misses(target: Target): Promise<void> {
    await expect
      .poll(() => this.isSeen(target), { timeout: PATIENCE_MS, message: `no longer sees ${inWords(target)}` })
      .toBe(false);
  }

  async isSeen(target: Target): Promise<boolean> {
    return (await this.driver.handle(find, target)) !== undefined;
  }

  /** What stands there. */
  async reads(css: string): Promise<readonly string[]> {
    return this.driver.run(
      selector =>
        [...document.querySelectorAll(selector)].map(one =>
          (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ),
      css,
    );
  }

  async #do(
    target: Target,
    act: (handle: NonNullable<Awaited<ReturnType<Driver['handle']>>>) => Promise<void>,
  ): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const handle = await this.driver.handle(find, { ...target, still: true });
      const failure = handle
        ? await act(handle).then(() => null, String)
        : 'it does not lie there, still and on top';
      if (failure === null) return;
      if (Date.now() > until) throw new Error(`${inWords(target)} could not be pressed: ${failure}`);
      await new Promise(done => setTimeout(done, 50));
    }
  }
}
