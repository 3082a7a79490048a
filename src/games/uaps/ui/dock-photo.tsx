import { Show } from 'solid-js';
import { ThingChips } from '../../../deduction/ui/dock.tsx';
import { Stepper } from '../../../ui/composer.tsx';
import { boardOf } from '../board.ts';
import { photosLeft, refuseAct } from '../legal.ts';
import { type Sector, SUBJECTS, type Subject } from '../types.ts';
import type { ComposerProps } from './dock-act.tsx';
import { openSectors, pressed, sectorsHere, shown, stepped } from './dock-choose.ts';
import { SectorChips } from './dock-parts.tsx';
import * as text from './dock-text.ts';
import { iconOf } from './icon-of.ts';
import { shortThing } from './text.ts';

/** What is on a photo stays private until it is verified: it lies on paper. */
export const TakePhoto = (props: ComposerProps) => {
  const known = () => props.table.view.public;
  const { draft, reach, change } = props.composing;
  const taken = (sector: Sector): string | undefined => {
    if (sector === known().luna) return shortThing.luna;
    if (!openSectors(draft(), reach()).includes(sector)) return text.refusalShort('verified-already');
    const photo = { type: 'photo', sector, subject: draft().subject ?? 'hubble' } as const;
    const refusal = refuseAct(known(), props.actor, photo, props.table.view.own);
    return refusal === 'photographed-already' ? text.refusalShort(refusal) : undefined;
  };
  return (
    <section class="dock-private paper" aria-label={text.PHOTO_PRIVATE} data-point="photo-of">
      <SectorChips
        legend={text.SECTORS}
        sectors={sectorsHere(reach())}
        chosen={draft().picks.map(({ sector }) => sector)}
        notNow={taken}
        onChoose={sector => change(pressed(draft(), sector, reach()))}
      />
      <Subjects {...props} />
    </section>
  );
};

/** As many as one may still take, in any quadrant. */
export const LastPhotos = (props: ComposerProps) => {
  const { draft, reach, change } = props.composing;
  return (
    <section class="dock-private paper" aria-label={text.PHOTOS_PRIVATE} data-point="photo-of">
      <div class="dock-private-row">
        <span>{text.picksSay(draft().picks.slice(0, -1))}</span>
        <Stepper
          label={text.SECTORS}
          value={text.sectorValue(draft().picks.at(-1)?.sector ?? null)}
          less={text.SECTOR_BEFORE}
          more={text.SECTOR_AFTER}
          onStep={by => change(stepped(draft(), by, reach()))}
        />
        <Show when={draft().picks.length > 0 && draft().picks.length < reach().photos}>
          <span class="dim">{text.ONE_MORE}</span>
        </Show>
      </div>
      <Subjects {...props} />
    </section>
  );
};

const Subjects = (props: ComposerProps) => {
  const { draft, change } = props.composing;
  const left = (subject: Subject): number => {
    const { own, public: known } = props.table.view;
    const used = draft()
      .picks.slice(0, -1)
      .filter(pick => pick.subject === subject).length;
    return own ? photosLeft(own, subject, boardOf(known.mode)) - used : 0;
  };
  return (
    <ThingChips
      legend={text.PHOTO_OF}
      icon={iconOf}
      name={thing => shortThing[thing]}
      things={SUBJECTS}
      isChosen={subject => subject === (draft().picks.at(-1)?.subject ?? draft().subject)}
      says={subject => text.left(left(subject))}
      notNow={subject => (left(subject) > 0 ? undefined : text.NONE_LEFT)}
      onChoose={subject => change(shown(draft(), subject))}
    />
  );
};
