import { fail, ok, type Result } from '../core/contract.ts';

export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (thrown) {
    return fail(withPosition((thrown as Error).message, text));
  }
}

/** The engine gives a position for some faults only. */
function withPosition(message: string, text: string): string {
  if (message.includes('at position')) return message;
  const at = message.startsWith('Unexpected token') ? firstBadToken(text) : text.length;
  const lines = text.slice(0, at).split('\n');
  const what = message.startsWith('Unexpected token') ? message.replace(/, .*/s, '') : 'Unexpected end';
  return `${what} in JSON at position ${at} (line ${lines.length} column ${(lines.at(-1) ?? '').length + 1})`;
}

function firstBadToken(text: string): number {
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (startsBadly(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return good;
}

function startsBadly(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (thrown) {
    return (thrown as Error).message.startsWith('Unexpected token');
  }
}
