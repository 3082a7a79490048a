import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { game } from './index.ts';
import { bidding, choosing, wholeGame } from './testing.ts';
import { ACTIONS, CARDS } from './types.ts';

describe('views', () => {
  test("[I1] [I2] a view is what is public and one's own, nothing else", () => {
    const { state } = choosing();
    expect(game.view(state, 'spectator')).toEqual({ viewer: 'spectator', public: state.public, own: null });
    for (const one of seatsOf(3))
      expect(game.view(state, one)).toEqual({ viewer: one, public: state.public, own: state.own[one] });
  });

  test('[I1] [I2] what is added to the state reaches nobody by itself', () => {
    const { state } = choosing({ rumors: [{ region: 20, card: 'G01' }] });
    const more = <Part extends object>(part: Part): Part => ({ ...part, card: 'G01' });
    const grown = {
      ...more(state),
      public: { ...more(state.public), rumors: state.public.rumors.map(more) },
      own: state.own.map(more),
    };
    for (const viewer of ['spectator', ...seatsOf(3)] as const)
      expect(game.view(grown, viewer)).toEqual(game.view(state, viewer));
  });

  test('[I1] what is public names no face-down card', () => {
    const { states, events } = wholeGame(4, 'faces');
    const told = new Set<string>();
    const leaks = states.filter(({ public: known, faces }, number) => {
      for (const { event } of at(events, number)) if (event.type === 'turned-up') told.add(event.card);
      const open = JSON.stringify(known).match(/"[GBROP]\d\d"/g) ?? [];
      return faces.length !== known.rumors.length || open.some(card => !told.has(card.slice(1, -1)));
    });
    expect(leaks.length).toBe(0);
  });
});

describe('imagined states', () => {
  const rumors = [
    { region: 20, card: 'G01' as const, looked: [0, 1] },
    { region: 21, card: 'G02' as const, looked: [1] },
    { region: 22, card: 'G03' as const },
  ];
  const draw = (count: number, n = 0) => {
    const play = choosing({ rumors, discards: ['R01', 'R02'] }).make(1, { type: 'choose', action: 'buy' });
    const rng = new Rng(stream('imagine', 'test'));
    return Array.from({ length: count }, () => game.imagine(play.view(n), rng));
  };

  test('[I2] keep what one has looked at, and give it to all who have', () => {
    for (const { faces, own } of draw(20)) {
      expect(faces[0]).toBe('G01');
      expect(own[1]?.seen).toEqual([
        { region: 20, card: 'G01' },
        { region: 21, card: faces[1] },
      ]);
    }
  });

  test('[I3] any card that was not seen can lie anywhere, and every card is somewhere once', () => {
    const states = draw(1500);
    expect(new Set(states.map(({ faces }) => faces[2])).size).toBe(40 - 3);
    for (const { faces, deck, public: known } of states.slice(0, 20))
      expect([...faces, ...deck, ...known.discards].sort()).toEqual([...CARDS].sort());
  });

  test('[I2] choices and bids of others can be anything that they can be', () => {
    expect(new Set(draw(100).map(({ own }) => own[1]?.action))).toEqual(new Set(ACTIONS));
    const play = bidding({ players: [{}, { money: 2 }] }).make(1, { type: 'bid', bid: 3 });
    const rng = new Rng(stream('imagine', 'bids'));
    const bids = Array.from({ length: 100 }, () => game.imagine(play.view(0), rng).own[1]?.bid);
    expect(new Set(bids)).toEqual(new Set([0, 1, 2, 3]));
    expect(game.imagine(play.view(1), rng).own[1]?.bid).toBe(3);
  });

  test('[I3] a card that is turned up stays what it is', () => {
    const pending = {
      type: 'option',
      seat: at(seatsOf(3), 0),
      region: 22,
      card: 'G03',
      options: [1, 2],
    } as const;
    const play = choosing({ rumors, table: { stage: 'act', pending } });
    const rng = new Rng(stream('imagine', 'up'));
    for (let i = 0; i < 20; i++) expect(game.imagine(play.view(1), rng).faces[2]).toBe('G03');
  });
});
