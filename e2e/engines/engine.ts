export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser as its driver has it: no more than the journeys need, and the same for all. */
export interface Engine {
  readonly name: EngineName;
  /** What it calls itself. */
  readonly version: string;
  /** A window of its own, with a storage of its own where the driver can. */
  open(size: Size): Promise<Driver>;
  close(): Promise<void>;
}

/** Something in the page, for as long as it is there. */
export interface Handle {
  /** With a pointer, as a person would. */
  press(): Promise<void>;
  /** Key by key. */
  type(text: string): Promise<void>;
}

/** One window. */
export interface Driver {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page, and so uses nothing but what it is given. */
  run<Given, Answer>(script: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  handle<Given>(script: (given: Given) => Element | null, given: Given): Promise<Handle | undefined>;
  /** A picture of it, as PNG. */
  picture(): Promise<Buffer>;
  /** What the page complained of, as far as the driver hears it. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
