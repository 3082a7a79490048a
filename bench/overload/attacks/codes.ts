import { createTable, wishFor } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { ask } from '../strangers.ts';

const WRONG = 'aaaaaaaaa';
/** By the limits, at once and each second: from one network, from all of a /48, from all networks together. */
const OWN = { most: 31, perSecond: 0.1 };
const OF_48 = { most: 8 * 30 + 1, perSecond: 0.8 };
const IN_ALL = { most: 301, perSecond: 2 };
/** So few that newcomers are not at their end: each of them gets one try more when all have used up theirs. */
const NETWORKS = 40;
const TRIES_EACH = 10;
const WIDE_NETWORKS = 40;
const WIDE_TRIES_EACH = 8;

/** Guesses a code behind a proxy, from ever new addresses. */
export const codeGuessing: Attack = {
  name: 'code-guessing',
  says: 'codes are guessed from many addresses and networks, and by names that are no addresses',
  behindProxy: true,
  weaknesses: [
    {
      weakness: 'each address of IPv6 counts for itself',
      file: 'server/network.ts',
      line: 'groups.slice(0, bits / GROUP_BITS)',
      instead: 'groups',
    },
    {
      weakness: 'only a /64 is counted, and nothing around it',
      file: 'server/network.ts',
      line: '  { bits: 48, share: 8 },\n  { bits: 32, share: 64 },\n',
      instead: '',
    },
    {
      weakness: 'a proxy is believed what it was told by others',
      file: 'server/origin.ts',
      line: '.at(-1)',
      instead: '.at(0)',
    },
    {
      weakness: 'all together may try as often as they like',
      file: 'server/code-guard.ts',
      line: 'if (allows(this.#inAll)) return this.#inAll;',
      instead: 'return this.#inAll;',
    },
    {
      weakness: 'at the limit of all, nobody gets in',
      file: 'server/code-guard.ts',
      line: 'return !this.#own.has(address) && allows(this.#newcomers) ? this.#newcomers : undefined;',
      instead: 'return undefined;',
    },
  ],
  run: async ({ url }) => {
    const { code } = await createTable(url, wishFor('unacknowledged', 3));
    const began = performance.now();
    const got: string[] = [];
    const check = (told: number, { most, perSecond }: typeof OWN, who: string) => {
      const seconds = 1 + (performance.now() - began) / 1_000;
      if (told > most + perSecond * seconds) got.push(`${who} tried ${told} codes`);
    };
    const own = await tried(url, 100, host => `2001:db8:0:1::${host.toString(16)}`);
    check(own, OWN, 'one /64');
    const proxy = await tried(url, 100, time => `somebody-${time}`);
    check(proxy, OWN, 'who is no address');
    const liar = await tried(url, 100, time => `198.18.0.${time}, 192.0.2.55`);
    check(liar, OWN, 'who says it is others');
    const wide = await tried(url, WIDE_NETWORKS * WIDE_TRIES_EACH, time => {
      const network = 16 + Math.floor(time / WIDE_TRIES_EACH);
      return `2001:db8:0:${network.toString(16)}::${time % WIDE_TRIES_EACH}`;
    });
    check(own + wide, OF_48, 'one /48');
    const many = await tried(url, NETWORKS * TRIES_EACH, time => `198.51.100.${time % NETWORKS}`);
    const all = own + proxy + liar + wide + many;
    check(all, { ...IN_ALL, most: IN_ALL.most + NETWORKS + WIDE_NETWORKS }, 'all together');
    const newcomer = await statusOf(url, code, '203.0.113.77');
    if (newcomer !== 200) got.push(`somebody new with the right code got ${newcomer}`);
    return got;
  },
};

/** How many of these were told that there is no such table. */
async function tried(url: string, times: number, address: (time: number) => string): Promise<number> {
  let told = 0;
  for (let time = 0; time < times; time++) if ((await statusOf(url, WRONG, address(time))) === 404) told++;
  return told;
}

const statusOf = async (url: string, code: string, address: string): Promise<number> =>
  (await ask(url, `/api/code/${code}`, '127.0.0.1', undefined, { 'x-forwarded-for': address })).status;
