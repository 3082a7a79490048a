import { Show } from 'solid-js';
import type { Seat } from '../../../../core/contract.ts';
import { Commit, Stepper } from '../../../../ui/composer.tsx';
import type { PartProps } from '../../../../ui/game-page.ts';
import { Button } from '../../../../ui/parts.tsx';
import { phasesFor } from '../../box/legal.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { Composer } from '../dock-act.tsx';
import { costInDraft } from '../dock-landing.ts';
import { actSays, actShort, verbName } from '../dock-text.ts';
import { Claims } from '../dock-theories.tsx';
import { asGame } from './as-game.ts';
import { createAsking, phaseOf } from './ask.ts';
import { boxDeskOf } from './desk.ts';
import * as text from './text.ts';

/** One question, or own theories, in the making. */
export const Ask = (props: PartProps<PlanetXBox> & { readonly actor: Seat }) => {
  const game = asGame(props.table);
  const composing = createAsking(props.table, () => props.actor);
  const { draft, move, problem, change, commit } = composing;
  const isTheory = () => draft().verb === 'theory';
  const act = (words: typeof actSays) => {
    const now = move();
    if (isTheory()) return text.placeAct(draft().picks.length);
    return now ? words(now) : verbName[draft().verb ?? 'survey'];
  };
  return (
    <div class={`px-composer ${draft().verb}`}>
      <p class="turnline mine box-ask-title">
        <strong>{isTheory() ? text.OWN_THEORY : verbName[draft().verb ?? 'survey']}</strong>
        <span class="sp" />
        <Button kind="quiet" icon="back" onPress={() => change({ ...draft(), verb: null })}>
          {text.BACK}
        </Button>
      </p>
      <Show when={isTheory()} fallback={<Composer table={game} actor={props.actor} composing={composing} />}>
        <PhaseStepper table={props.table} />
        <Claims table={game} actor={props.actor} composing={composing} />
      </Show>
      <Commit
        act={act(actSays)}
        short={act(actShort)}
        cost={isTheory() ? null : costInDraft(draft(), game.view.public)}
        notNow={problem()}
        busy={props.table.busy}
        onCommit={commit}
      />
    </div>
  );
};

/** Where more than one phase has been, a theory may be of an earlier one. [P4] */
export const PhaseStepper = (props: PartProps<PlanetXBox>) => {
  const desk = boxDeskOf(props.table);
  const phases = () => phasesFor(props.table.view);
  const step = (by: 1 | -1) => {
    const phase = phases()[phases().indexOf(phaseOf(props.table) ?? 0) + by];
    if (phase !== undefined) desk.change({ ...desk.draft(), phase });
  };
  return (
    <Show when={phases().length > 1}>
      <div class="box-phase">
        <span>{text.PHASE}</span>
        <Stepper
          label={text.PHASE}
          value={`${phaseOf(props.table) ?? 0}`}
          less={text.PHASE_STEPS.less}
          more={text.PHASE_STEPS.more}
          onStep={step}
        />
      </div>
    </Show>
  );
};
