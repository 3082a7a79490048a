import { at } from '../../src/core/contract.ts';
import { boardOf, sectorsIn } from '../../src/games/planet-x/board.ts';
import type { Clue } from '../../src/games/planet-x/clues.ts';
import { skiesOf, skyOf } from '../../src/games/planet-x/skies.ts';
import { CONTENTS, type Content, type Mode, type TopicRule } from '../../src/games/planet-x/types.ts';
import { membersOf } from '../../src/solver/bits.ts';
import { setsIn } from '../../src/solver/knowledge.ts';

/** One array for each board: by sector, the number of what it holds. What one would write who needs no more. */
export type PlainBoard = Uint8Array;

const EMPTY = CONTENTS.indexOf('empty');
const PLANET_X = CONTENTS.indexOf('planet-x');

export function plainBoards(mode: Mode): PlainBoard[] {
  const board = boardOf(mode);
  const skies = skiesOf(mode);
  const boards: PlainBoard[] = [];
  for (let row = 0; row < skies.rows.length; row++) {
    const sets = setsIn(skies, at([...skies.rows.keys.subarray(row, row + 1)], 0));
    for (const hidden of membersOf(skies.rows.hidden[row] ?? 0))
      boards.push(Uint8Array.from(skyOf(board, sets, hidden), content => CONTENTS.indexOf(content)));
  }
  return boards;
}

/** How often each sector holds each thing: by sector, then by content. */
export function plainTally(boards: readonly PlainBoard[], sectors: number): Uint32Array {
  const counts = new Uint32Array(sectors * CONTENTS.length);
  for (const board of boards)
    for (let sector = 0; sector < sectors; sector++)
      (counts[sector * CONTENTS.length + (board[sector] as number)] as number)++;
  return counts;
}

/** Surveys, targets, facts and rules about neighborhood: what the bench asks. */
export function plainTest(clue: Clue, mode: Mode): (board: PlainBoard) => boolean {
  switch (clue.type) {
    case 'is-not': {
      const [place, content] = [clue.sector - 1, CONTENTS.indexOf(clue.body)];
      return board => board[place] !== content;
    }
    case 'survey': {
      const places = sectorsIn(clue.from, clue.to, boardOf(mode)).map(sector => sector - 1);
      const [wanted, other] = codesOf(clue.of);
      return board => {
        let count = 0;
        for (const place of places) if (board[place] === wanted || board[place] === other) count++;
        return count === clue.count;
      };
    }
    case 'target': {
      const place = clue.sector - 1;
      const [wanted, other] = codesOf(clue.sight);
      return board => board[place] === wanted || board[place] === other;
    }
    case 'topic':
      return testOfTopic(clue.rule, boardOf(mode).sectors);
    default:
      throw new Error(`the bench asks for no ${clue.type}`);
  }
}

/** Planet X appears empty. */
const codesOf = (content: Content): readonly [number, number] => {
  const code = CONTENTS.indexOf(content);
  return [code, code === EMPTY ? PLANET_X : code];
};

function testOfTopic(rule: TopicRule, sectors: number): (board: PlainBoard) => boolean {
  if (!('to' in rule)) throw new Error(`the bench asks for no ${rule.type}`);
  const [of, to] = [CONTENTS.indexOf(rule.of), CONTENTS.indexOf(rule.to)];
  const half = sectors / 2;
  const [least, most] = rule.type.endsWith('opposite') ? [half, half] : [1, 'n' in rule ? rule.n : 1];
  const isNear = (board: PlainBoard, place: number): boolean => {
    for (let way = least; way <= most; way++)
      if (board[(place + way) % sectors] === to || board[(place + sectors - way) % sectors] === to)
        return true;
    return false;
  };
  const [wanted, result] = rule.type.startsWith('all')
    ? [false, false]
    : [true, rule.type.startsWith('some')];
  return board => {
    for (let place = 0; place < sectors; place++)
      if (board[place] === of && isNear(board, place) === wanted) return result;
    return !result;
  };
}
