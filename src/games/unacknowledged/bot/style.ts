import type { Attention } from './belief.ts';

/** What makes one level differ from another. Numbers are chances unless said otherwise. */
export interface Style {
  /** How suspicion is built; without it everybody is trusted alike. */
  readonly attention: Attention | null;
  /** Proposes a swing seat, so that the Shadow cannot know what breaks the plan. */
  readonly proposesSwing: boolean;
  /** Picks the type of a plan by what was claimed and what it is worth now, not by its own hand alone. */
  readonly weighsTypes: boolean;
  /** Goes along with a plan worth this share of its own, once its trust in itself is set aside. */
  readonly demands: number;
  /** As an activist swing, plays the type; seen by someone who cannot know whether it holds one. */
  readonly swingIn: number;
  /** As a swing, answers what it has learned about how often plans are broken. */
  readonly adapts: boolean;
  /** What taking a Shadow Government card away is worth in the draft; a first card of a type is worth 1. */
  readonly denies: number;
  readonly shadow: {
    /** Asked to play the type, plays something else. */
    readonly breaks: number;
    /** As swing or holdout, plays the type to overexpose it. */
    readonly floods: number;
    /** Uses a card that negates the type when it has one. */
    readonly counters: number;
    /** What such a card is worth to it in the draft. */
    readonly hoards: number;
    /** Admits to lacking a type, as an activist would. */
    readonly admits: number;
    /** Claims a card that negates and that it has not, as an activist who took one away would. */
    readonly feigns: number;
    /** Proposes a plan where there is none; one where it swings or can negate. */
    readonly eager: number;
    /** Refuses plans that it cannot surely stop. */
    readonly opposes: number;
    /** Accuses whoever the table suspects most. */
    readonly accuses: number;
  };
}
