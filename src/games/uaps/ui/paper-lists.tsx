import { createMemo, For, Show } from 'solid-js';
import { Heard } from '../../../deduction/ui/heard.tsx';
import { Known } from '../../../deduction/ui/known.tsx';
import type { BookProps } from '../../../deduction/ui/types.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { boardOf, topicsOf } from '../board.ts';
import { photosLeft } from '../legal.ts';
import { reportText, topicText } from '../text.ts';
import { SATELLITES, SUBJECTS, TOPICS, type Uaps } from '../types.ts';
import { iconOf } from './icon-of.ts';
import type { UapsNotes } from './paper-game.ts';
import * as text from './paper-text.ts';
import { announcedBy, announcedKeys } from './sheet-heard.ts';
import { groupsOf, ownPhotos, rulesTold } from './sheet-known.ts';

/** Everything one was told, by where it is from. */
export const Told = (props: PartProps<Uaps>) => {
  const groups = createMemo(() => groupsOf(props.table.view));
  return (
    <>
      <Reports table={props.table} />
      <SatelliteBoard table={props.table} />
      <OwnPhotos table={props.table} />
      <Known groups={groups()} isOwn={props.table.isOwn} />
    </>
  );
};

export const HeardOfOthers = (props: BookProps<UapsNotes>) => {
  const table = () => props.book.table;
  const keys = createMemo(() => announcedKeys(table().view.public, table().seat));
  return (
    <Show when={table().view.public.seats > 1}>
      <Heard
        book={props.book}
        hint={text.HEARD_HINT}
        keys={keys()}
        announcedBy={key => announcedBy(table(), key)}
      />
    </Show>
  );
};

/** The declassified list: those one has, and when the others come. [Q7] */
const Reports = (props: PartProps<Uaps>) => {
  const known = () => props.table.view.public;
  const ruleOf = (index: number) => props.table.view.own?.reports[index]?.rule;
  return (
    <section class="ua-list" data-point="reports">
      <h3 class="label">{text.REPORTS}</h3>
      <ul>
        <For each={known().reportsAt}>
          {(at, index) => (
            <li>
              <span class="note-source">{text.reportName(index() + 1)}</span>
              <Show when={ruleOf(index())} fallback={<span class="dim">{text.reportComes(at)}</span>}>
                {rule => <span>{reportText(rule(), known().mode)}</span>}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

/** A to F: titles that are listed, and rules one has heard. [Q5] */
const SatelliteBoard = (props: PartProps<Uaps>) => {
  const known = () => props.table.view.public;
  const rules = createMemo(() => rulesTold(props.table.view));
  return (
    <section class="ua-list ua-satellites" data-point="satellites">
      <h3 class="label">{text.SATELLITES_LABEL}</h3>
      <For each={SATELLITES}>
        {satellite => (
          <>
            <h4>
              <Icon name={iconOf(satellite)} class={iconOf(satellite)} />
              {text.satelliteName[satellite]}
            </h4>
            <ul>
              <For each={topicsOf(satellite)}>
                {topic => (
                  <li>
                    <span class="note-source">{topic}</span>
                    <span>
                      <span classList={{ dim: rules()[topic] !== undefined || !titleOf(known(), topic) }}>
                        {text.listedAs(titleOf(known(), topic))}
                      </span>
                      <Show when={rules()[topic]}>
                        {rule => <span class="ua-rule">{topicText(rule(), known().mode)}</span>}
                      </Show>
                    </span>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </For>
    </section>
  );
};

const titleOf = ({ titles }: Uaps['View']['public'], topic: (typeof TOPICS)[number]) =>
  titles[TOPICS.indexOf(topic)] ?? null;

/** What is left of them, and what became of those taken. [S4] */
const OwnPhotos = (props: PartProps<Uaps>) => {
  const photos = createMemo(() => ownPhotos(props.table.view));
  const left = (subject: (typeof SUBJECTS)[number]): number => {
    const { own, public: known } = props.table.view;
    return own ? photosLeft(own, subject, boardOf(known.mode)) : 0;
  };
  return (
    <section class="ua-list" data-point="photos">
      <h3 class="label">{props.table.isOwn ? text.PHOTOS : text.PHOTOS_OF}</h3>
      <ul class="ua-supply" aria-label={text.PHOTOS_LEFT}>
        <For each={SUBJECTS}>
          {subject => (
            <li classList={{ none: left(subject) === 0 }}>
              <Icon name={iconOf(subject)} class={iconOf(subject)} />
              <span aria-hidden="true">{left(subject)}</span>
              <span class="sr">{text.photosLeftOf(subject, left(subject))}</span>
            </li>
          )}
        </For>
      </ul>
      <ul>
        <For each={photos()}>
          {({ sector, subject, fate }) => (
            <li>
              <span class="note-source">{text.photoIn(sector)}</span>
              <span>{text.photoSays(subject, fate)}</span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};
