import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../../../core/contract.ts';
import { BigAct, BigActs, TableActs } from '../../../../deduction/ui/box/big-act.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Button } from '../../../../ui/parts.tsx';
import type { UapsBox } from '../../box/types.ts';
import { toggledVerb } from '../dock-choose.ts';
import type { Composing } from '../dock-composing.ts';
import { type Verb, verbsAt } from '../dock-draft.ts';
import { VERB_ICONS } from '../dock-parts.tsx';
import { pricesOf } from '../dock-prices.ts';
import { barredShort, priceRange, verbKey, verbName } from '../dock-text.ts';
import { asGame } from './as-game.ts';
import { boxDeskOf, enter, isEarthDue, type Window } from './desk.ts';
import { duePhotos, knownFaceDown } from './photos.ts';
import { readReport, unreadReports } from './reports.ts';
import * as text from './text.ts';

/** What this seat can do, at what it costs here and now. */
export const OwnActs = (
  props: PartProps<UapsBox> & { readonly seat: Seat; readonly composing: Composing },
) => {
  const game = asGame(props.table);
  const known = () => game.view.public;
  const stands = () => known().quadrants[props.seat] ?? 1;
  const { composing } = props;
  return (
    <BigActs>
      <For each={verbsAt(known().stage)}>
        {verb => {
          const prices = createMemo(() => pricesOf(known(), props.seat, verb));
          const isPriced = () => known().stage === 'act';
          const notNow = () => {
            if (isEarthDue(props.table)) return text.TURN_FIRST;
            const { barred } = prices();
            if (!isPriced() || barred === undefined) return undefined;
            return barredShort(barred, known().modifiers[stands() - 1] ?? 'blank');
          };
          return (
            <BigAct
              icon={VERB_ICONS[verb]}
              name={verbName[verb]}
              cost={isPriced() ? priceRange(prices().costs) : undefined}
              notNow={notNow()}
              keys={verbKey[verb]}
              point={verb}
              onPress={() => composing.change(chosen(verb))}
            />
          );
        }}
      </For>
      <Show when={known().stage === 'last-acts'}>
        <BigAct
          icon="close"
          name={text.PASS}
          onPress={() => void enter(props.table, { type: 'pass', seat: props.seat })}
        />
      </Show>
    </BigActs>
  );

  function chosen(verb: Verb) {
    return toggledVerb(composing.draft(), verb);
  }
};

/** All have crossed the thick line: before anything else, the Earth is turned. [U1] */
export const EarthTurns = (props: PartProps<UapsBox>) => (
  <div class="who-acts">
    <p class="turnline mine">
      <strong>{text.EARTH_DUE}</strong>
      <span class="dim">{text.earthDueSays(knownFaceDown(props.table.view))}</span>
    </p>
    <Button
      kind="primary"
      keys={text.keyOf.turn}
      busy={props.table.busy}
      onPress={() => void enter(props.table, { type: 'turn' })}
    >
      {text.TURN_NOW}
    </Button>
  </div>
);

/** A report that came waits until it was read. [U5] */
export const ReportActs = (props: PartProps<UapsBox>) => {
  const desk = boxDeskOf(props.table);
  const read = (number: number) => {
    desk.change({ ...desk.draft(), shown: { what: 'report', number } });
    readReport(props.table, number);
  };
  return (
    <Show when={unreadReports(props.table)[0] !== undefined ? unreadReports(props.table) : undefined}>
      {numbers => (
        <BigAct
          icon="o-uap"
          name={text.readReport((numbers()[0] ?? 0) + 1)}
          keys={text.keyOf.report}
          waits
          pulses
          onPress={() => read(numbers()[0] ?? 0)}
        />
      )}
    </Show>
  );
};

/** What anybody may enter for all. */
export const Entries = (props: PartProps<UapsBox>) => {
  const known = () => props.table.view.public;
  const box = () => props.table.view.box;
  const desk = boxDeskOf(props.table);
  const open = (window: Window) => desk.change({ ...desk.draft(), window });
  const due = () => duePhotos(props.table.view).length;
  return (
    <TableActs>
      <Show when={box().here.includes(false)}>
        <BigAct icon="people" name={text.OTHERS} keys={text.keyOf.others} onPress={() => open('others')} />
      </Show>
      <BigAct
        icon="a-photo"
        name={text.PHOTOS}
        says={due() > 0 ? text.dueCount(due()) : undefined}
        keys={text.keyOf.photos}
        waits={due() > 0}
        onPress={() => open('photos')}
      />
      <Show when={known().stage === 'act' && !isEarthDue(props.table)}>
        <BigAct icon="rotate" name={text.TURN_EARTH} keys={text.keyOf.turn} onPress={() => open('turn')} />
      </Show>
      <BigAct icon="clock" name={text.PLACES} keys={text.keyOf.places} onPress={() => open('set-right')} />
      <BigAct
        icon="hide"
        name={text.END}
        keys={text.keyOf.end}
        waits={known().stage === 'last-acts' && known().lastActs.length === 0}
        onPress={() => open('reveal')}
      />
    </TableActs>
  );
};
