import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { Seen } from '../../../ui/game-page.ts';
import type { LeftNow } from '../help/answer.ts';
import type { Step, Verdict } from '../help/check.ts';
import { confirmedIn } from '../legal.ts';
import type { Premise } from '../premises.ts';
import type { Conclusion } from '../proof.ts';
import { CONTENTS, type Help, type PlanetX } from '../types.ts';
import { askHelp } from './help.ts';
import { type Marking, markAt, markedPlaces, type Notes, type Place } from './marks.ts';
import { helpNow, mostHelp, type Sheet } from './sheet.ts';

/** What the lamp says of a place: that it is ruled out, or certain. */
export type Glow = 'out' | 'certain';

export interface Why {
  readonly conclusion: Conclusion;
  /** Null while it is worked out. */
  readonly premises: readonly Premise[] | 'failed' | null;
}

/** The lamp beside the note sheet: it shows, and writes only when asked to. */
export interface Lamp {
  readonly help: Accessor<Help>;
  /** Null while the lamp is off, and until it has found out. */
  readonly left: Accessor<LeftNow | null>;
  readonly failed: Accessor<boolean>;
  glow(place: Place): Glow | null;
  /** What the lamp has beyond one's own marks. */
  readonly more: Accessor<readonly Marking[]>;
  /** Of the place that one looks at, else what is most worth hearing that one has not marked and not everybody knows. */
  readonly says: Accessor<Conclusion | null>;
  readonly why: Accessor<Why | null>;
  /** As the lamp sees it now, or as another step does. */
  explain(conclusion: Conclusion, step?: Step): void;
  close(): void;
  readonly verdict: Accessor<Verdict | 'asking' | 'failed' | null>;
  /** As far as the table allows, also where the lamp is off. */
  readonly checks: Step | null;
  check(): void;
}

export function createLamp(table: Seen<PlanetX>, sheet: Sheet): Lamp {
  const help = createMemo(() => helpNow(table, sheet.notes()));
  const { left, failed } = createLeft(table, help);
  const known = knownOf(table);
  const [why, setWhy] = createSignal<Why | null>(null);
  const [verdict, setVerdict] = createSignal<Verdict | 'asking' | 'failed' | null>(null);
  const checks = stepOf(mostHelp(table));

  const glow = ({ sector, content }: Place): Glow | null => {
    const contents = left()?.left[sector - 1];
    if (!contents) return null;
    if (!contents.includes(content)) return 'out';
    return contents.length === 1 ? 'certain' : null;
  };
  const more = createMemo(() => (left() ? moreThan(sheet.notes(), sheet.sectors(), glow) : []));
  const says = createMemo(() => {
    const place = sheet.place();
    const here = place && glow(place);
    if (place && here) return { ...place, holds: here === 'certain' };
    return (
      left()?.finds.find(
        find => isOpen(sheet.notes(), find) && confirmedIn(table.view.public, find.sector) === undefined,
      ) ?? null
    );
  });
  createEffect(on([known, help], () => setWhy(null), { defer: true }));
  createEffect(on([known, () => sheet.notes().marks], () => setVerdict(null), { defer: true }));

  const explain = async (conclusion: Conclusion, step: Step | null) => {
    if (step === null) return;
    const asked: Why = { conclusion, premises: null };
    setWhy(asked);
    const premises = await askHelp(table.view, { type: 'why', step, conclusion });
    if (why() === asked) setWhy({ conclusion, premises: premises ?? 'failed' });
  };
  const check = async () => {
    if (checks === null) return;
    setVerdict('asking');
    const [marks, now] = [sheet.notes().marks, known()];
    const found = await askHelp(table.view, {
      type: 'check',
      step: checks,
      marks: markedPlaces(sheet.notes(), sheet.sectors(), ['ink', 'struck']).map(
        ({ sector, content, mark }) => ({ sector, content, holds: mark === 'ink' }),
      ),
    });
    if (marks === sheet.notes().marks && now === known()) setVerdict(found ?? 'failed');
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
export function createSkies(table: Seen<PlanetX>, notes: Accessor<Notes>): Accessor<number | null> {
  const { left } = createLeft(table, () => helpNow(table, notes()));
  return () => left()?.skies ?? null;
}

const stepOf = (help: Help): Step | null => (help === 'none' ? null : help);

/** Changes with everything that says something about the sky. */
const knownOf = (table: Seen<PlanetX>): Accessor<string> =>
  createMemo(() => {
    const { viewer, own, public: known } = table.view;
    const theories = known.theories.map(({ fate, body }) => `${fate} ${body}`);
    return [
      viewer,
      known.acts.length,
      own?.answers.length,
      own?.facts.length,
      known.conferences.length,
      theories,
    ].join();
  });

/** Of what comes while the worker is busy only the last is asked, and answers to what is past are dropped. */
function createLeft(
  table: Seen<PlanetX>,
  help: Accessor<Help>,
): { readonly left: Accessor<LeftNow | null>; readonly failed: Accessor<boolean> } {
  const [left, setLeft] = createSignal<LeftNow | null>(null);
  const [failed, setFailed] = createSignal(false);
  const known = knownOf(table);
  let wanted: Step | null = null;
  let asks = 0;
  let isBusy = false;
  const ask = async (): Promise<void> => {
    if (wanted === null || isBusy) return;
    isBusy = true;
    const number = asks;
    const found = await askHelp(table.view, { type: 'left', step: wanted });
    isBusy = false;
    if (number !== asks) return ask();
    setLeft(found ?? null);
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

function moreThan(notes: Notes, sectors: number, glow: (place: Place) => Glow | null): readonly Marking[] {
  return Array.from({ length: sectors }, (_, index) => index + 1).flatMap(sector =>
    CONTENTS.flatMap((content): readonly Marking[] => {
      const here = glow({ sector, content });
      if (!here || !isOpen(notes, { sector, content })) return [];
      return [{ sector, content, mark: here === 'certain' ? 'ink' : 'struck' }];
    }),
  );
}

/** Whether one has neither ruled it out nor is sure of it. */
function isOpen(notes: Notes, place: Place): boolean {
  const mark = markAt(notes, place);
  return mark === 'blank' || mark === 'pencil';
}
