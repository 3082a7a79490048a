import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Browser, chromium } from '@playwright/test';

export interface OpenChromium {
  readonly browser: Browser;
  /** Where other tools can steer the same browser. */
  readonly port: number;
}

/** With a profile of its own that goes with it. It ends with this process, whatever ends that. */
export async function openChromium(executablePath: string): Promise<OpenChromium> {
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const args = [`--remote-debugging-port=${port}`, ...(asRoot ? ['--no-sandbox'] : [])];
  return { browser: await chromium.launch({ executablePath, args }), port };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
