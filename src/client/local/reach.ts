import { fail, ok, type Result, type Viewer } from '../../core/contract.ts';
import type { LinkStatus, Listener, TableFacts, TableLink, Trouble, TroubleOnly } from '../../ui/link.ts';
import type { LocalTables } from './index.ts';
import * as text from './text.ts';
import type { FromWorker, LinkCall, OpenCall, TablesCall, ToWorker, Wire } from './wire.ts';

export interface Reached {
  readonly tables: LocalTables;
  /** The other side is gone: whatever waits for an answer gets one. */
  fail(): void;
}

type Asked = ToWorker extends infer One ? (One extends ToWorker ? Omit<One, 'call'> : never) : never;

interface Open {
  facts: TableFacts | undefined;
  status: LinkStatus | undefined;
  listener: Listener | undefined;
}

/** The tables at the other end of a wire. */
export function reach(wire: Wire<ToWorker>): Reached {
  const waiting = new Map<number, { answer(value: unknown): void; fault(): void }>();
  const links = new Map<number, Open>();
  let calls = 0;
  let lastLink = 0;
  let gone = false;

  function ask(asked: Asked): Promise<unknown> {
    return new Promise((answer, reject) => {
      const fault = () => reject(new Error('the tables of this device have failed'));
      if (gone) return fault();
      calls++;
      waiting.set(calls, { answer, fault });
      // Through JSON, because what a page holds may be a proxy, which no wire takes.
      wire.postMessage(JSON.parse(JSON.stringify({ ...asked, call: calls })) as ToWorker);
    });
  }

  const askTables = <Value>(method: TablesCall, given: unknown, failed: Value): Promise<Value> =>
    ask({ ask: 'tables', method, with: given }).then(
      value => value as Value,
      () => failed,
    );

  async function open(how: OpenCall, id: string): Promise<Result<TableLink, Trouble>> {
    lastLink++;
    const link = lastLink;
    const known: Open = { facts: undefined, status: undefined, listener: undefined };
    links.set(link, known);
    const opened = await ask({ ask: how, id, link }).then(
      value => value as Result<null, Trouble>,
      () => fail<Trouble>('unreachable'),
    );
    if (opened.ok && known.facts)
      return ok(linkOver(known, (method, ...given) => callLink(link, method, given)));
    links.delete(link);
    return fail(opened.ok ? 'unreachable' : opened.error);
  }

  function callLink(link: number, method: LinkCall, given: readonly unknown[]): Promise<unknown> {
    if (method === 'close') links.delete(link);
    return ask({ ask: 'link', link, method, with: given });
  }

  wire.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'answer':
        waiting.get(data.call)?.answer(data.value);
        waiting.delete(data.call);
        return;
      case 'fault':
        waiting.get(data.call)?.fault();
        waiting.delete(data.call);
        return;
      default:
        hear(links.get(data.link), data);
    }
  });

  return {
    tables: {
      open: id => open('open', id),
      watch: id => open('watch', id),
      create: table => askTables('create', table, fail(text.UNREACHABLE)),
      importFile: file => askTables('importFile', file, fail(text.UNREACHABLE)),
      checkFile: file => askTables('checkFile', file, fail(text.UNREACHABLE)),
      exportFile: id => askTables('exportFile', id, fail<Trouble>('unreachable')),
    },
    fail() {
      gone = true;
      for (const { fault } of waiting.values()) fault();
      waiting.clear();
      for (const known of links.values()) {
        if (!known.status) continue;
        known.status = { ...known.status, held: 'unreachable', thinking: null };
        known.listener?.status(known.status);
      }
    },
  };
}

function hear(link: Open | undefined, said: Exclude<FromWorker, { readonly call: number }>): void {
  if (!link) return;
  switch (said.type) {
    case 'facts':
      link.facts = said.facts;
      return;
    case 'news':
      link.listener?.news(said.news);
      return;
    case 'status':
      link.status = said.status;
      link.listener?.status(said.status);
  }
}

function linkOver(
  known: Open,
  call: (method: LinkCall, ...given: readonly unknown[]) => Promise<unknown>,
): TableLink {
  const unreachable = () => fail({ trouble: 'unreachable' as const });
  const send = (method: LinkCall, ...given: readonly unknown[]) => {
    call(method, ...given).catch(() => undefined);
  };
  const resulting = <Value>(method: LinkCall, ...given: readonly unknown[]) =>
    (call(method, ...given) as Promise<Result<Value, TroubleOnly>>).catch(unreachable);
  let viewer: Viewer | null = null;
  return {
    get facts() {
      return known.facts as TableFacts;
    },
    listen(listener) {
      known.listener = listener;
      if (known.status) listener.status(known.status);
      if (viewer !== null) send('look', viewer);
    },
    look(now) {
      viewer = now;
      send('look', now);
    },
    act: (seat, move) => resulting('act', seat, move),
    takeBack: seat => resulting('takeBack', seat),
    viewAt: (viewer, step) => resulting('viewAt', viewer, step),
    saw: (viewer, step) => send('saw', viewer, step),
    notes: viewer => resulting('notes', viewer),
    keepNotes: (viewer, notes) =>
      call('keepNotes', viewer, notes ?? null).then(
        kept => kept === true,
        () => false,
      ),
    pace: pace => send('pace', pace),
    hold: held => send('hold', held),
    skip: () => send('skip'),
    letMove: () => send('letMove'),
    laid: step => send('laid', step),
    rematch: () => resulting('rematch'),
    castBots: level => resulting('castBots', level),
    file: () => resulting('file'),
    takeOver: () => resulting('takeOver'),
    close: () => send('close'),
  };
}
