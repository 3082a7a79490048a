import { assert, type Bot } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import type { Attention } from './bot/belief.ts';
import { discardCard, pickCard, playCard } from './bot/cards.ts';
import type { Style } from './bot/style.ts';
import { breakSilence, speak } from './bot/talk.ts';
import { LEVELS, type Level } from './levels.ts';
import type { Move, Unacknowledged, View } from './types.ts';

/** What the attentive levels expect of the strongest players. */
const conduct = { swingIn: 0.4, breaks: 0.5, floods: 0.9, counters: 0.25, lacks: 0.15 };

const visitor: Style = {
  attention: null,
  proposesSwing: false,
  weighsTypes: false,
  demands: 0.8,
  swingIn: 0.5,
  adapts: false,
  denies: 0.1,
  shadow: {
    breaks: 1,
    floods: 0,
    counters: 0.5,
    hoards: 0.5,
    admits: 1,
    feigns: 0,
    eager: 0.35,
    opposes: 0,
    accuses: 0,
  },
};

const analyst: Style = {
  attention: { talk: false, draft: false, conduct },
  proposesSwing: false,
  weighsTypes: true,
  demands: 0.8,
  swingIn: 0.5,
  adapts: false,
  denies: 0.3,
  shadow: {
    breaks: 0.9,
    floods: 0.5,
    counters: 1,
    hoards: 0.8,
    admits: 0.5,
    feigns: 0,
    eager: 0.35,
    opposes: 0,
    accuses: 0.3,
  },
};

const attentive: Attention = { talk: true, draft: true, conduct };

const insider: Style = {
  attention: attentive,
  proposesSwing: true,
  weighsTypes: true,
  demands: 1,
  swingIn: 0.42,
  adapts: true,
  denies: 1.3,
  shadow: {
    breaks: 0.4,
    floods: 0.9,
    counters: 1,
    hoards: 1.2,
    admits: 0.2,
    feigns: 0.5,
    eager: 0.5,
    opposes: 0.35,
    accuses: 0.5,
  },
};

function choose(view: View, style: Style, rng: Rng): Move {
  const { viewer, own, public: known } = view;
  assert(viewer !== 'spectator' && own && known.stage !== 'over', 'only a seat that must act is asked');
  switch (known.stage) {
    case 'draft':
      return { type: 'pick', card: pickCard(own, style, rng) };
    case 'discuss':
      return speak(view, own, viewer, style, rng);
    case 'choose':
      return { type: 'play', card: playCard(view, own, viewer, style, rng) };
    case 'discard':
      return { type: 'discard', card: discardCard(own, style) };
  }
}

const styles: Readonly<Record<Level, Style>> = { visitor, analyst, insider };

export const bots: readonly Bot<Unacknowledged>[] = LEVELS.map(({ level, describe }) => ({
  level,
  describe,
  choose: (view, rng) => choose(view, styles[level], rng),
  unasked: (view, rng) => breakSilence(view, styles[level], rng),
}));
