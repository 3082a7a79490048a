import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readCode } from '../engine/keys.ts';
import type { Tables } from '../engine/tables.ts';
import { PROTOCOL, readNewTable, readStandingAsk } from '../protocol/asks.ts';
import type { ErrorCode, Failure } from '../protocol/errors.ts';
import type { Allowance } from './budget.ts';
import { CodeGuard, type CodeLimits } from './code-guard.ts';
import { NetworkBudgets } from './network.ts';

export interface ApiLimits {
  /** Tables made from one address. */
  readonly create: Allowance;
  /** Everything else from one address. */
  readonly ask: Allowance;
  readonly codes: CodeLimits;
  /** Logs that are read because one address asks how tables stand. */
  readonly read: Allowance;
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'no-such-table': 404,
  'too-fast': 429,
  'not-kept': 503,
  'server-full': 503,
};

/** What can be asked without being at a table. */
export function addApi(
  app: FastifyInstance,
  tables: Tables,
  limits: ApiLimits,
  addressOf: (request: IncomingMessage) => string,
): void {
  const [creating, asking] = [new NetworkBudgets(limits.create), new NetworkBudgets(limits.ask)];
  const mayCreate = (address: string) => creating.spend(address) === 'fine';
  const mayAsk = (address: string) => asking.spend(address) === 'fine';
  const reading = new NetworkBudgets(limits.read);
  const mayRead = (address: string) => reading.spend(address) === 'fine';
  const codes = new CodeGuard(limits.codes);

  app.post('/api/tables', async (request, reply) => {
    if (!mayCreate(addressOf(request.raw))) return refuse(reply, { code: 'too-fast' });
    const wish = readNewTable(request.body);
    if (!wish.ok) return refuse(reply, { code: 'not-a-message', detail: wish.error });
    if (wish.value.protocol !== PROTOCOL) return refuse(reply, { code: 'wrong-version' });
    const made = await tables.create(wish.value);
    return made.ok ? reply.code(201).send(made.value) : refuse(reply, made.error);
  });

  app.get('/api/lobby', async (request, reply) =>
    mayAsk(addressOf(request.raw)) ? { tables: await tables.listed() } : refuse(reply, { code: 'too-fast' }),
  );

  app.get<{ Params: { code: string } }>('/api/code/:code', async (request, reply) => {
    const address = addressOf(request.raw);
    if (!mayAsk(address)) return refuse(reply, { code: 'too-fast' });
    const code = readCode(request.params.code);
    const table = await tables.byCode(code);
    if (!codes.mayTell(address, code, table !== undefined)) return refuse(reply, { code: 'too-fast' });
    return table === undefined ? refuse(reply, { code: 'no-such-table' }) : { table };
  });

  app.post('/api/standing', async (request, reply) => {
    const address = addressOf(request.raw);
    if (!mayAsk(address)) return refuse(reply, { code: 'too-fast' });
    const ask = readStandingAsk(request.body);
    if (!ask.ok) return refuse(reply, { code: 'not-a-message', detail: ask.error });
    const asked = ask.value.tables.map(({ table, key }) =>
      tables.standing(table, key, () => mayRead(address)),
    );
    const found = await Promise.all(asked);
    return { tables: found.filter(line => line !== undefined) };
  });
}

function refuse(reply: FastifyReply, error: Failure): FastifyReply {
  return reply.code(STATUS[error.code] ?? 400).send({ error });
}
