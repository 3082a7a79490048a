import type { Variant } from '../secrecy/variant.ts';

/** A server with a fault that some kind of message finds. */
export interface Fault extends Variant {
  readonly fault: string;
}

export const faults: readonly Fault[] = [
  {
    fault: 'a strange path ends the server',
    file: 'server/lines.ts',
    line: "request.url?.split('?')[0] !== PATH",
    instead: "new URL(request.url ?? '/', 'http://host').pathname !== PATH",
  },
  {
    fault: 'a command that was made is made again',
    file: 'engine/log/decide.ts',
    line: '{ ...what, at: now, ...sent };',
    instead: '{ ...what, at: now };',
  },
  {
    fault: 'a stranger sits on the first seat',
    file: 'engine/told/who.ts',
    line: 'seat: seat ?? null, host:',
    instead: 'seat: seat ?? (standing.truth ? (0 as Seat) : null), host:',
  },
  {
    fault: 'whoever likes removes people',
    file: 'engine/log/decide.ts',
    line: "case 'remove': {\n      if (!who.host) return no('not-the-host');",
    instead: "case 'remove': {",
  },
  {
    fault: 'whoever likes hands over the seat of another',
    file: 'engine/log/decide.ts',
    line: 'if (seat.value === who.seat) return',
    instead: 'return',
  },
  {
    fault: 'a deep move freezes the table',
    file: 'engine/log/decide.ts',
    line: 'const move = at.entry.game.readMove(command.move);',
    instead: 'const move = at.entry.game.readMove(structuredClone(command.move));',
  },
  {
    fault: 'binary messages get no answer',
    file: 'server/page-line.ts',
    line: "if (isBinary) this.#complain({ code: 'not-json' });",
    instead: 'if (isBinary) return;',
  },
];
