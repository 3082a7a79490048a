import { cardName, typeName } from '../../src/games/unacknowledged/text.ts';
import type { Message, Move } from '../../src/games/unacknowledged/types.ts';
import { placeLabel, verbName } from '../../src/games/unacknowledged/ui/dock-text.ts';
import { lesson } from '../../src/games/unacknowledged/ui/lesson.ts';
import { AGREE } from '../../src/games/unacknowledged/ui/rail-text.ts';
import type { Table } from '../shared/table.ts';

/** Makes a move of the lesson through the page; `first` is done before somebody is accused. */
export async function makeMove(
  table: Table,
  move: Move,
  first: (accused: string) => Promise<void> = async () => undefined,
): Promise<void> {
  switch (move.type) {
    case 'ready':
      return table.becomeReady();
    case 'say':
      return say(table, move.message, first);
    default: {
      await table.openPaper();
      const names = await table.hand();
      return table.choose(names.indexOf(cardName(move.card)));
    }
  }
}

async function say(table: Table, message: Message, first: (accused: string) => Promise<void>): Promise<void> {
  const press = (name: string) => table.dock.getByRole('button', { name }).first().click();
  switch (message.type) {
    case 'claim-have':
      await press(verbName.have);
      await press(typeName[message.of]);
      break;
    case 'propose':
      await press(verbName.propose);
      await press(typeName[message.of]);
      await press(placeLabel('You', 'plays'));
      break;
    case 'accuse': {
      const accused = lesson.names[message.seat - 1] ?? '';
      await press(verbName.accuse);
      await first(accused);
      await press(accused);
      break;
    }
    case 'agree':
      return table.page.getByRole('button', { name: AGREE }).last().click();
    default:
      throw new Error(`the lesson does not teach to say ${message.type}`);
  }
  await table.sayIt.click();
}
