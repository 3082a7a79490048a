import type { Component } from 'solid-js';
import type { GameTypes, Seat } from '../../core/contract.ts';
import type { PartProps } from '../../ui/game-page.ts';
import type { Track } from '../analysis/curve.ts';
import type { Purpose } from '../analysis/judgment.ts';
import type { AnalysisTypes, Known, Moment } from '../analysis/types.ts';
import type { Replay } from './analysis-replay.ts';

/** A game whose analysis is shown on its page. */
export interface AnalysisPageTypes extends AnalysisTypes {
  Game: GameTypes;
  /** What its worker is given. */
  Played: unknown;
}

/** What a game brings to the page of its analysis. */
export interface AnalysisGame<T extends AnalysisPageTypes> {
  startWorker(): Worker;
  /** Undefined while the game is not over. */
  playedAt(view: T['Game']['View'], story: readonly T['Game']['Event'][]): T['Played'] | undefined;
  purposeOf(act: T['Act']): Purpose;
  /** `room` is how many spaces can be written. */
  trackOf(moments: readonly Moment<T>[], time: number, room: number, view: T['Game']['View']): Track;
  /** The signs of what the track is marked with, of what is hidden, and of a thing. */
  readonly markIcon: string;
  readonly hiddenIcon: string;
  thingIcon(thing: T['Thing']): string;
  /** What one player could know of the sky at some moment. */
  readonly Sky: Component<SkyProps<T>>;
  wordsFor(view: T['Game']['View']): AnalysisWords<T>;
}

export interface SkyProps<T extends AnalysisPageTypes> extends PartProps<T['Game']> {
  readonly name: string;
  readonly known: Known<T['Content']>;
  /** Undefined before the first. */
  readonly moment: Moment<T> | undefined;
}

/** What each game says in its own words. */
export interface AnalysisWords<T extends AnalysisPageTypes> {
  /** What is looked for, inside a sentence: "Planet X", "the UAP". */
  readonly hidden: string;
  /** What one did with it: "located". */
  readonly found: string;
  /** What goes along the track: "pawn". */
  readonly token: string;
  /** What the track is made of: "sector". */
  readonly space: string;
  /** "sector 9", "sector 2 on lap 2"; and without the first word. */
  when(time: number): string;
  whenShort(time: number): string;
  readonly axis: string;
  /** What the track is marked with: "theory phase". */
  readonly mark: string;
  /** "surveyed gas clouds, 1–6". */
  did(act: T['Act']): string;
  /** Empty where there is none. */
  answer(act: T['Act'], answer: T['Answer']): string;
  /** What others did not know then: "heard the answer". */
  knewAlone(act: T['Act']): string;
  /** "Survey gas clouds, 1–6", asked instead of an act. */
  question(question: T['Question'], act: T['Act']): string;
  /** A whole sentence. */
  event(event: T['Event'], name: (seat: Seat) => string): string;
  /** As a label. */
  eventShort(event: T['Event']): string;
  /** "Comet in 5". */
  thing(thing: T['Thing']): string;
  /** "submitted 2 of the right ones". */
  claimed(number: number): string;
  /** "theory at 2 on lap 2". */
  claimedAt(when: string): string;
  /** What an act is that asks nothing. */
  readonly purpose: Readonly<Record<Exclude<Purpose, 'question' | 'guess'>, string>>;
  /** Among what the best question is the best. */
  readonly bestMeans: string;
  readonly skyMeans: string;
}

export interface AnalysisProps<T extends AnalysisPageTypes> extends PartProps<T['Game']> {
  readonly game: AnalysisGame<T>;
}

export interface ReplayProps<T extends AnalysisPageTypes> extends AnalysisProps<T> {
  readonly replay: Replay<T>;
}
