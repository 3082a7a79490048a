import type { RuleName } from '../rules.ts';
import type { Connect } from './link.ts';

export const SERVERS = ['ours', 'boardgameio', 'colyseus', 'floor'] as const;
export type ServerName = (typeof SERVERS)[number];

/** Loaded when needed: a client of one server must not weigh on the load of another. */
const links: Readonly<Record<ServerName, () => Promise<Connect>>> = {
  ours: async () => (await import('./ours.ts')).ours,
  boardgameio: async () => (await import('./boardgameio.ts')).boardgameio,
  colyseus: async () => (await import('./colyseus.ts')).colyseus,
  floor: async () => (await import('./floor.ts')).floor,
};

export async function linkTo(server: ServerName, url: string, rule: RuleName) {
  const connect = await links[server]();
  return connect(url, rule);
}

export function isServerName(name: string | undefined): name is ServerName {
  return SERVERS.some(server => server === name);
}
