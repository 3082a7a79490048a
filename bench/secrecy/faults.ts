import type { Game } from '../../src/core/contract.ts';
import { hiddenBoard } from '../../src/core/fixtures/hidden-board.ts';
import { sealedPlan } from '../../src/core/fixtures/sealed-plan.ts';
import { twins } from '../../src/core/fixtures/twins.ts';
import type { LawName } from '../../src/core/laws.ts';
import type { Variant } from './variant.ts';

/** A leak that must be seen on the wire: in the rules of a game, or in the server. */
export interface Fault {
  readonly fault: string;
  readonly game: Game;
  readonly variant?: Variant;
}

const LAWS: readonly LawName[] = [
  'view-leak',
  'event-leak',
  'deal-leak',
  'told-is-shown',
  'sealed-until-the-last',
  'legal-from-the-view-alone',
];

const inTheRules: readonly Fault[] = twins
  .filter(({ law }) => LAWS.includes(law))
  .map(({ fault, game }) => ({ fault, game }));

interface ServerFault extends Variant {
  readonly fault: string;
  /** In which it shows; sealed plans where none is named. */
  readonly game?: Game;
}

const inTheServer: readonly ServerFault[] = [
  {
    fault: 'every event goes to everybody',
    file: 'engine/told/gate.ts',
    line: "text = this.#joined(heardBy(told, 'spectator'));",
    instead: 'text = this.#joined(told.map(({ event }) => event));',
  },
  {
    fault: 'whoever comes hears the story of all',
    file: 'engine/told/gate.ts',
    line: 'const story = storyOf(truth, viewer);\n    const known',
    instead: 'const story = truth.told.map(events => events.map(({ event }) => event));\n    const known',
  },
  {
    fault: 'news are sent to those for whom there are none',
    file: 'engine/told/gate.ts',
    line: 'if (nothing) continue;',
    instead: '',
  },
  {
    fault: 'the view of a neighbor is shown',
    file: 'engine/told/gate.ts',
    line: 'const view = truth.table.game.view(truth.table.state, viewer);\n      const patch',
    instead:
      'const view = truth.table.game.view(truth.table.state, viewer === "spectator" ? 0 as never : viewer);\n      const patch',
  },
  {
    fault: 'everybody is told whose last move can be taken back',
    file: 'engine/told/gate.ts',
    line: "viewer === 'spectator' ? [] : [viewer]",
    instead: '[0, 1] as never',
  },
  {
    fault: 'the room tells the last move',
    file: 'engine/told/room.ts',
    line: '...{ stage, chairs, pausedBy, host, watchers, next: followedBy, ...dealOf(standing, now), keptFor },',
    instead:
      '...{ stage, chairs, pausedBy, host, watchers, next: JSON.stringify(standing.truth?.table.log.at(-1)?.move ?? followedBy), ...dealOf(standing, now), keptFor },',
  },
  {
    fault: 'the view of another seat can be asked for before the end',
    file: 'engine/told/room.ts',
    line: 'return viewer === seat;',
    instead: 'return viewer in chairs;',
  },
  {
    fault: 'whoever may watch only after the end hears news',
    file: 'engine/told/room.ts',
    line: "return seat !== null || created.watch === 'public';",
    instead: 'return true;',
  },
  {
    fault: 'an answer is longer where a secret is',
    file: 'engine/host.ts',
    line: "if (result.ok && command.type === 'sit')",
    instead:
      "if (command.type === 'say') return answer(line, id, ok('.'.repeat(JSON.stringify(this.standing.truth?.table.state ?? 0).length)));\n" +
      "          if (result.ok && command.type === 'sit')",
  },
  {
    fault: 'a refusal says how the table really stands',
    game: hiddenBoard,
    file: 'engine/log/decide.ts',
    line: "no('refused', next.error)",
    instead: "no('refused', JSON.stringify(truth.table.state))",
  },
  {
    fault: 'the talk is closed by a secret',
    file: 'engine/log/decide.ts',
    line: 'return open ?',
    instead: 'return open && JSON.stringify(truth?.table.state ?? 0).length % 2 ?',
  },
  {
    fault: 'the file is given before the end',
    file: 'engine/host.ts',
    line: "if (standing.stage !== 'over') return answer(",
    instead: "if (standing.stage !== 'playing') return answer(",
  },
  {
    fault: 'a taken back move that nobody heard of begins a new edition',
    file: 'engine/log/standing.ts',
    line: '(shorter ? 1 : 0)',
    instead: '1',
  },
  {
    fault: 'how a table stands tells how many moves were made',
    file: 'engine/told/summaries.ts',
    line: 'next: standing.followedBy,',
    instead: 'next: String(standing.truth?.table.log.length ?? 0),',
  },
  {
    fault: 'a chair shows its part and the hash of its key',
    file: 'engine/told/room.ts',
    line: "if (chair.by !== 'person') return chair;",
    instead: "if (chair.by !== 'nobody') return chair as never;",
  },
];

export const faults: readonly Fault[] = [
  ...inTheRules,
  ...inTheServer.map(({ fault, game = sealedPlan, ...variant }) => ({ fault, game, variant })),
];
