import type { NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** What a server hears that listens on every interface. */
const ON_EVERY: Readonly<Record<string, readonly NetworkInterfaceInfo['family'][]>> = {
  '0.0.0.0': ['IPv4'],
  '[::]': ['IPv4', 'IPv6'],
};

/** Where a browser finds a server that listens at this address: `0.0.0.0` is none that can be opened. */
export function addressesOf(url: string, interfaces: Interfaces): readonly string[] {
  const { hostname, port } = new URL(url);
  const families = ON_EVERY[hostname];
  if (!families) return [url];
  const outer = Object.values(interfaces)
    .flatMap(infos => infos ?? [])
    .filter(info => !info.internal && !isLinkLocal(info));
  const found = families.flatMap(family => outer.filter(info => info.family === family));
  return [...found.map(hostOf), 'localhost'].map(host => `http://${host}:${port}`);
}

/** Whether only this machine reaches it. */
export const isLoopback = (url: string): boolean =>
  /^(localhost|127\..+|\[::1\])$/.test(new URL(url).hostname);

/** A browser cannot open it: it counts on one interface only, which an address does not name. */
const isLinkLocal = ({ family, address }: NetworkInterfaceInfo): boolean =>
  family === 'IPv6' && address.startsWith('fe80:');

const hostOf = ({ family, address }: NetworkInterfaceInfo): string =>
  family === 'IPv6' ? `[${address}]` : address;
