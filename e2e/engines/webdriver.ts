/** The key under which WebDriver passes elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementRef = { readonly [ELEMENT]: string };

const isElement = (value: unknown): value is ElementRef =>
  typeof value === 'object' && value !== null && ELEMENT in value;

/** The few words of WebDriver that the journeys need, to a driver that is running. */
export class WebDriver {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async begin(driver: string, capabilities: object): Promise<{ session: WebDriver; version: string }> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const begun = (await ask('POST', `${driver}/session`, body)) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserVersion?: string };
    };
    return {
      session: new WebDriver(`${driver}/session/${begun.sessionId}`),
      version: begun.capabilities.browserVersion ?? '',
    };
  }

  end = () => this.#ask('DELETE', '');
  go = (url: string) => this.#ask('POST', '/url', { url });
  reload = () => this.#ask('POST', '/refresh', {});
  resize = (size: { width: number; height: number }) => this.#ask('POST', '/window/rect', size);

  /** `script` is the body of a function; what it is given are `arguments`. */
  run = (script: string, ...args: readonly unknown[]) => this.#ask('POST', '/execute/sync', { script, args });

  async element(script: string, ...args: readonly unknown[]): Promise<ElementRef | undefined> {
    const found = await this.run(script, ...args);
    return isElement(found) ? found : undefined;
  }

  press = (element: ElementRef) => this.#ask('POST', `/element/${element[ELEMENT]}/click`, {});
  clear = (element: ElementRef) => this.#ask('POST', `/element/${element[ELEMENT]}/clear`, {});
  type = (element: ElementRef, text: string) =>
    this.#ask('POST', `/element/${element[ELEMENT]}/value`, { text });

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.#ask('GET', '/screenshot')), 'base64');
  }

  #ask(method: string, path: string, body?: object): Promise<unknown> {
    return ask(method, this.#url + path, body);
  }
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await answer.json()) as {
    readonly value: { readonly error?: string; readonly message?: string } | null;
  };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
