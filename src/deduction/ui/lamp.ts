import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { Seen } from '../../ui/game-page.ts';
import type { LeftNow } from '../answer.ts';
import type { Verdict } from '../check.ts';
import { type Help, type Step, stepOf } from '../help.ts';
import type { Conclusion, Place } from '../left.ts';
import type { Marking, MarksOf, Notes } from '../marks.ts';
import type { Glow, NoteTypes, Why } from '../types.ts';
import { helpNow, type Sheet } from './sheet.ts';
import type { NoteGame } from './types.ts';

/** The lamp beside the note sheet: it shows, and writes only when asked to. */
export interface Lamp<T extends NoteTypes> {
  readonly help: Accessor<Help>;
  /** Null while the lamp is off, and until it has found out. */
  readonly left: Accessor<LeftNow<T['Content']> | null>;
  readonly failed: Accessor<boolean>;
  glow(place: Place<T['Content']>): Glow | null;
  /** What the lamp has beyond one's own marks. */
  readonly more: Accessor<readonly Marking<T['Content']>[]>;
  /** Of the place that one looks at, else what is most worth hearing that one has not marked and not everybody knows. */
  readonly says: Accessor<Conclusion<T['Content']> | null>;
  readonly why: Accessor<Why<T> | null>;
  /** As the lamp sees it now, or as another step does. */
  explain(conclusion: Conclusion<T['Content']>, step?: Step): void;
  close(): void;
  readonly verdict: Accessor<Verdict<T['Content']> | 'asking' | 'failed' | null>;
  /** As far as the table allows, also where the lamp is off. */
  readonly checks: Step | null;
  check(): void;
}

export function createLamp<T extends NoteTypes>(
  table: Seen<T['Game']>,
  game: NoteGame<T>,
  sheet: Sheet<T['Content']>,
): Lamp<T> {
  type Content = T['Content'];
  const help = createMemo(() => helpNow(table, game, sheet.notes()));
  const { left, failed } = createLeft(table, game, help);
  const known = createMemo(() => game.knownIn(table.view));
  const [why, setWhy] = createSignal<Why<T> | null>(null);
  const [verdict, setVerdict] = createSignal<Verdict<Content> | 'asking' | 'failed' | null>(null);
  const checks = stepOf(game.mostHelp(table.facts.options));

  const glow = ({ sector, content }: Place<Content>): Glow | null => {
    const contents = left()?.left[sector - 1];
    if (!contents) return null;
    if (!contents.includes(content)) return 'out';
    return contents.length === 1 ? 'certain' : null;
  };
  const notable = createMemo(() => game.notable(table.view));
  const more = createMemo(() => (left() ? moreThan(sheet.notes(), notable(), game.marks, glow) : []));
  const says = createMemo(() => {
    const place = sheet.place();
    const here = place && glow(place);
    // What all know by now is no answer to what was chosen before.
    if (place && here && !game.isTold(table.view, place.sector))
      return { ...place, holds: here === 'certain' };
    return (
      left()?.finds.find(
        find =>
          isOpen(game.marks, sheet.notes(), find) &&
          notable()[find.sector - 1]?.includes(find.content) &&
          !game.isTold(table.view, find.sector),
      ) ?? null
    );
  });
  createEffect(on([known, help], () => setWhy(null), { defer: true }));
  createEffect(on([known, () => sheet.notes().marks], () => setVerdict(null), { defer: true }));

  const explain = async (conclusion: Conclusion<Content>, step: Step | null) => {
    if (step === null) return;
    const asked: Why<T> = { conclusion, premises: null };
    setWhy(asked);
    const premises = await game.ask<'why'>(table.view, { type: 'why', step, conclusion });
    if (why() === asked) setWhy({ conclusion, premises: premises ?? 'failed' });
  };
  const check = async () => {
    if (checks === null) return;
    setVerdict('asking');
    const [notes, now] = [sheet.notes(), known()];
    const found = await game.ask<'check'>(table.view, {
      type: 'check',
      step: checks,
      marks: game.marks
        .markedPlaces(notes, notable().length, ['ink', 'struck'])
        .map(({ sector, content, mark }) => ({ sector, content, holds: mark === 'ink' })),
    });
    if (notes.marks === sheet.notes().marks && now === known()) setVerdict(() => found ?? 'failed');
  };
  return {
    help,
    left,
    failed,
    glow,
    more,
    says,
    why,
    explain: (conclusion, step) => void explain(conclusion, step ?? stepOf(help())),
    close: () => setWhy(null),
    verdict,
    checks,
    check: () => void check(),
  };
}

/** How many skies are left, where the exact step is on. */
export function createSkies<T extends NoteTypes>(
  table: Seen<T['Game']>,
  game: NoteGame<T>,
  notes: Accessor<Notes>,
): Accessor<number | null> {
  const { left } = createLeft(table, game, () => helpNow(table, game, notes()));
  return () => left()?.skies ?? null;
}

/** Of what comes while the worker is busy only the last is asked, and answers to what is past are dropped. */
function createLeft<T extends NoteTypes>(
  table: Seen<T['Game']>,
  game: NoteGame<T>,
  help: Accessor<Help>,
): { readonly left: Accessor<LeftNow<T['Content']> | null>; readonly failed: Accessor<boolean> } {
  const [left, setLeft] = createSignal<LeftNow<T['Content']> | null>(null);
  const [failed, setFailed] = createSignal(false);
  const known = createMemo(() => game.knownIn(table.view));
  let wanted: Step | null = null;
  let asks = 0;
  let isBusy = false;
  const ask = async (): Promise<void> => {
    if (wanted === null || isBusy) return;
    isBusy = true;
    const number = asks;
    const found = await game.ask<'left'>(table.view, { type: 'left', step: wanted });
    isBusy = false;
    if (number !== asks) return ask();
    setLeft(() => found ?? null);
    setFailed(!found);
  };
  createEffect(
    on([known, help], ([, now], before) => {
      asks++;
      wanted = stepOf(now);
      if (now !== before?.[1]) setLeft(null);
      untrack(() => void ask());
    }),
  );
  onCleanup(() => {
    asks++;
    wanted = null;
  });
  return { left, failed };
}

function moreThan<Content>(
  notes: Notes,
  notable: readonly (readonly Content[])[],
  marks: MarksOf<Content>,
  glow: (place: Place<Content>) => Glow | null,
): readonly Marking<Content>[] {
  return notable.flatMap((contents, index) =>
    contents.flatMap((content): readonly Marking<Content>[] => {
      const place = { sector: index + 1, content };
      const here = glow(place);
      if (!here || !isOpen(marks, notes, place)) return [];
      return [{ ...place, mark: here === 'certain' ? 'ink' : 'struck' }];
    }),
  );
}

/** Whether one has neither ruled it out nor is sure of it. */
function isOpen<Content>({ markAt }: MarksOf<Content>, notes: Notes, place: Place<Content>): boolean {
  const mark = markAt(notes, place);
  return mark === 'blank' || mark === 'pencil';
}
