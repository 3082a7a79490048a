import { isObject, readAs } from '../../core/read.ts';
import { parseJson } from '../json.ts';
import { handlers } from './handlers.ts';
import { type Do, isId, type Request, requests } from './requests.ts';
import { fault, type Referee, type Reply } from './tables.ts';

/** One line in, one line out. A handler changes the referee last, so a request that fails leaves no trace. */
export function answer(
  referee: Referee,
  line: string | undefined,
): { readonly line: string; readonly quit: boolean } {
  if (line === undefined) return told(undefined, fault('too-long', 'a request is a line of at most 1 MiB'));
  const json = parseJson(line);
  if (!json.ok) return told(undefined, fault('bad-json', json.error));
  const { value } = json;
  if (!isObject(value))
    return told(undefined, fault('bad-request', 'a request is a JSON object with a field "do"'));
  const { id, do: name } = value as { id?: unknown; do?: unknown };
  const known = isId(id) ? id : undefined;
  if (typeof name !== 'string' || !Object.hasOwn(requests, name)) {
    const all = Object.keys(requests).join(', ');
    return told(known, fault('unknown-request', `"do" is one of ${all}`));
  }
  try {
    return told(known, handle(referee, name as Do, value), name === 'quit');
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return told(known, fault('internal', message.replaceAll(/\s+/g, ' ')));
  }
}

function handle<Name extends Do>(referee: Referee, name: Name, json: object): Reply {
  const request = readAs(requests[name], json, `the ${name} request`);
  if (!request.ok) return fault('bad-request', request.error);
  return handlers[name](referee, request.value as Request<Name>);
}

function told(id: string | number | undefined, reply: Reply, quit = false) {
  const head = id === undefined ? {} : { id };
  const line = reply.ok
    ? JSON.stringify({ ...head, ok: true, ...reply.value })
    : JSON.stringify({ ...head, ok: false, error: reply.error });
  return { line, quit: quit && reply.ok };
}
