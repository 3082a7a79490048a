import { createEffect, onCleanup, onMount, Show } from 'solid-js';
import type { Lesson } from '../../ui/game-page.ts';
import { Button } from '../../ui/parts.tsx';
import { go } from '../route.ts';
import type { Coach } from './coach.ts';
import * as text from './text.ts';

export const CoachCard = (props: {
  readonly coach: Coach;
  readonly lesson: Lesson;
  readonly game: string;
  /** Whether what the card points at lies on the private page. */
  readonly onPoint: (inPaper: boolean) => void;
  /** Not when the lesson has led to the end of its game. */
  readonly onPlayOn: (() => void) | undefined;
}) => {
  const card = () => props.coach.reading().card;
  createEffect(() => {
    const point = card()?.point;
    props.coach.due();
    if (point === undefined) return;
    const frame = requestAnimationFrame(() => {
      const things = [...document.querySelectorAll(`[data-point="${CSS.escape(point)}"]`)];
      for (const thing of things) thing.setAttribute('data-pointed', '');
      const [first] = things;
      if (!first) return;
      props.onPoint(first.closest('.sheet') !== null);
      // On a phone the card before may have scrolled the board away, and what is done next is seen there.
      const ground = document.querySelector('.ground');
      if (ground && !ground.contains(first)) ground.scrollTop = 0;
      first.scrollIntoView({ block: 'nearest' });
    });
    onCleanup(() => {
      cancelAnimationFrame(frame);
      for (const thing of document.querySelectorAll('[data-pointed]')) thing.removeAttribute('data-pointed');
    });
  });
  const isOver = () => props.coach.due().by === 'nobody' && !props.coach.reading().hasNext;
  return (
    <section class="coach" aria-label={text.COACH_LABEL} tabindex={-1} data-refuge>
      <Show when={card()}>
        {shown => (
          <div class="coach-words" aria-live="polite">
            <div class="row">
              <h2 class="title">{shown().title}</h2>
              <span class="sp" />
              <span class="dimmer data">
                {text.progress(props.coach.reading().number, props.lesson.cards.length)}
              </span>
            </div>
            <p>{shown().text}</p>
            <Show when={props.coach.nudged()}>
              <Nudge />
            </Show>
          </div>
        )}
      </Show>
      <div class="row end">
        <Show when={props.coach.reading().hasBack}>
          <Button kind="quiet" onPress={props.coach.back}>
            {text.CARD_BACK}
          </Button>
        </Show>
        <Show when={props.coach.reading().hasNext}>
          <Button icon="next" onPress={props.coach.next}>
            {text.CARD_NEXT}
          </Button>
        </Show>
        <Show when={isOver()}>
          <span class="sp dim">{text.LESSON_OVER}</span>
          <Button kind="quiet" onPress={() => go({ page: 'home' })}>
            {text.HOME}
          </Button>
          <Button onPress={() => go({ page: 'new', game: props.game })}>{text.NEW_TABLE}</Button>
          <Show when={props.onPlayOn}>
            {playOn => <Button onPress={() => playOn()()}>{text.PLAY_ON}</Button>}
          </Show>
        </Show>
      </div>
    </section>
  );
};

/** On a small screen the words of a card scroll, and this comes last. */
const Nudge = () => {
  let words: HTMLParagraphElement | undefined;
  onMount(() => words?.scrollIntoView({ block: 'nearest' }));
  return (
    <p class="nudge" ref={words}>
      {text.NUDGE}
    </p>
  );
};
