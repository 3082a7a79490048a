import type { TableLink } from '../../ui/link.ts';
import type { LocalTables } from './index.ts';
import type { FromWorker, OpenCall, ToWorker, Wire } from './wire.ts';

/** Answers whatever comes over the wire from these tables. */
export function serve(tables: LocalTables, wire: Wire<FromWorker>): void {
  const links = new Map<number, TableLink>();

  async function open(how: OpenCall, id: string, number: number) {
    const opened = await tables[how](id);
    if (!opened.ok) return opened;
    const link = opened.value;
    links.set(number, link);
    wire.postMessage({ type: 'facts', link: number, facts: link.facts });
    link.listen({
      news: news => wire.postMessage({ type: 'news', link: number, news }),
      status: status => wire.postMessage({ type: 'status', link: number, status }),
    });
    return { ok: true, value: null };
  }

  async function callLink({ link: number, method, with: given }: ToWorker & { ask: 'link' }) {
    const link = links.get(number);
    if (!link) throw new Error(`there is no link ${number}`);
    const answer = await (link[method] as (...given: readonly unknown[]) => unknown)(...given);
    if (method === 'castBots' || method === 'laid')
      wire.postMessage({ type: 'facts', link: number, facts: link.facts });
    if (method === 'close') links.delete(number);
    return answer;
  }

  function answer(asked: ToWorker): Promise<unknown> {
    switch (asked.ask) {
      case 'open':
      case 'watch':
        return open(asked.ask, asked.id, asked.link);
      case 'tables':
        return (tables[asked.method] as (given: unknown) => Promise<unknown>)(asked.with);
      case 'link':
        return callLink(asked);
    }
  }

  wire.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    const { call } = data;
    answer(data).then(
      value => wire.postMessage({ type: 'answer', call, value }),
      () => wire.postMessage({ type: 'fault', call }),
    );
  });
}
