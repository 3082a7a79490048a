import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { turned } from './earth.ts';
import { closed } from './end.ts';
import { judgedWhereKnown } from './photos.ts';
import { outcome, toAct } from './rules.ts';
import { scoresOf, winnersOf } from './score.ts';
import {
  act,
  atLastActs,
  atTurn,
  eventTypes,
  find,
  found,
  heard,
  lastPhotos,
  missed,
  play,
  refused,
  seat,
  shot,
  survey,
  target,
  uapIn,
} from './testing.ts';
import type { Move, Photo, Refusal, State, Subject } from './types.ts';

describe('finding the UAP', () => {
  test('[E1] the finder advances by 5; nothing turns and nothing is verified any more', () => {
    const step = atLastActs({ time: [2, 2], photos: [[1, 9, 'comm']] });
    expect(step.state.public).toMatchObject({
      ...{ time: [7, 2], turns: 0, lines: 0, finder: 0, stage: 'last-acts', lastActs: [1] },
      photos: [{ fate: 'face-down' }],
    });
    expect(eventTypes(step)).toEqual(['acted', 'found']);
    const alone = atLastActs({ time: [2] });
    expect(alone.state.public).toMatchObject({ time: [7], turns: 0, stage: 'over' });
  });

  test('[E1] nobody hears where it is', () => {
    const step = atLastActs({ time: [0, 0] });
    expect(JSON.stringify(heard(step, 1))).not.toContain('hubble');
    expect(step.state.public.end).toBeNull();
  });
});

describe('last acts', () => {
  test('[E2] of each who is behind the finder, back to front; who is level or ahead has none', () => {
    const { state } = atLastActs({ time: [0, 3, 2, 5] });
    expect(state.public.lastActs).toEqual([2, 1]);
    expect(toAct(state)).toEqual([2]);
    const next = play(state, lastPhotos());
    expect(toAct(next.state)).toEqual([1]);
    expect(play(next.state, lastPhotos()).state.public).toMatchObject({ stage: 'over', time: [5, 3, 2, 5] });
  });

  test.each<[number, number]>([
    [0, 3],
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
  ])('[E2] at %i, the finder at 5: up to %i photos', (time, most) => {
    const { state } = atLastActs({ time: [0, time] });
    const shots = [shot(1, 'meteor'), shot(2, 'nav'), shot(3, 'spy'), shot(8, 'iss')];
    for (let many = 0; many <= 4; many++)
      expect(refused(state, 1, lastPhotos(...shots.slice(0, many)))).toBe(
        many <= most ? undefined : 'too-many-photos',
      );
  });

  test('[E2] in any quadrant, whatever the modifiers say', () => {
    const { state } = atLastActs({ time: [0, 0], modifiers: ['no-cameras', 'blank'], quadrants: [1, 1] });
    const step = act(state, 1, lastPhotos(shot(2, 'nav'), shot(6, 'nav')));
    expect(heard(step)[0]).toMatchObject({ type: 'acted', act: { type: 'photo', sectors: [2, 6], cost: 0 } });
    expect(step.state.public).toMatchObject({ time: [5, 0], stage: 'over' });
  });

  test.each<[string, Move, Refusal | undefined]>([
    ['the same sector twice', lastPhotos(shot(2, 'nav'), shot(2, 'meteor')), 'same-sector-twice'],
    ['a verified sector', lastPhotos(shot(1, 'spy')), 'verified-already'],
    ['what one’s own shows', lastPhotos(shot(6, 'nav')), 'photographed-already'],
    ['another thing where one’s own is', lastPhotos(shot(6, 'spy')), undefined],
    ['more than are left', lastPhotos(shot(2, 'iss'), shot(3, 'iss')), 'no-such-photo'],
    ['no sector', lastPhotos(shot(17, 'nav')), 'no-such-sector'],
    ['a survey', survey('nav'), 'not-now'],
    ['a target', target(1), 'not-now'],
    ['a find', missed(), undefined],
    ['a find beyond the sky', missed(17), 'no-such-sector'],
    ['nothing', lastPhotos(), undefined],
  ])('[E2] [A4] %s: %s', (_, move, refusal) => {
    const { state } = atLastActs({
      time: [0, 0],
      photos: [
        [0, 1, 'meteor', 'right'],
        [1, 6, 'nav'],
      ],
    });
    expect(refused(state, 1, move)).toBe(refusal);
    expect(refused(state, 0, move)).toBe(refusal === 'not-now' ? 'not-now' : 'not-your-turn');
  });

  test('[E2] a find as last act is by the sky as it was; whether it succeeded is public', () => {
    const { state } = atLastActs({ time: [2, 2, 3] });
    const right = act(state, 1, found(state));
    expect(right.state.public).toMatchObject({ alsoFound: [1], time: [7, 2, 3], turns: 0 });
    expect(heard(right, 2)[0]).toMatchObject({ type: 'acted', act: { type: 'find', found: true, cost: 0 } });
    expect(JSON.stringify(heard(right, 2))).not.toContain('before');
    const wrong = act(state, 1, missed());
    expect(wrong.state.public.alsoFound).toEqual([]);
  });
});

describe('the end', () => {
  test('[E3] everything is shown; wrong photos go without a penalty', () => {
    const { state } = atLastActs({ time: [0, 4], photos: [[1, 9, 'comm']] });
    const step = act(state, 1, lastPhotos(shot(2, 'nav')));
    const over = step.state;
    expect(over.public.photos.map(({ fate, subject }) => [fate, subject])).toEqual([
      ['wrong', 'comm'],
      ['right', 'nav'],
    ]);
    expect(over.public.time).toEqual([5, 4]);
    expect(over.public.end).toEqual({ puzzle: over.puzzle, own: over.own });
    expect(heard(step).at(-1)).toEqual({ type: 'ended', puzzle: over.puzzle, own: over.own });
    expect(toAct(over)).toEqual([]);
    expect(outcome(over)?.reason).toBe('found');
    expect(outcome(state)).toBeUndefined();
  });

  test('[T4] [E3] a game knows what each photo shows; beside a printed board those of others stay face down', () => {
    const known = atTurn({ photos: [[0, 1, 'meteor']] });
    const nobodys = { ...known, own: known.own.map(own => ({ ...own, subjects: [] })) };
    for (const goesOn of [(state: State) => turned(state, null), (state: State) => closed(state)]) {
      expect(goesOn(known).state.public.photos).toMatchObject([{ fate: 'right', subject: 'meteor' }]);
      expect(() => goesOn(nobodys)).toThrow('each photo shows what its owner put on it');
    }
    expect(judgedWhereKnown(nobodys)).toMatchObject([{ fate: 'face-down', subject: null }]);
  });

  test.each<[Subject, number, number]>([
    ['hubble', 11, 4],
    ['iss', 8, 4],
    ['comm', 10, 3],
    ['spy', 3, 3],
    ['nav', 2, 2],
    ['meteor', 1, 2],
  ])('[E4] a right photo of %s in %i is worth %i', (subject, sector, points) => {
    const { state } = atLastActs({ time: [0, 9], photos: [[1, sector, subject]] });
    const [, score] = scoresOf(state.public);
    expect(score?.total).toBe(points);
    expect(score?.parts.find(({ what }) => what === subject)?.points).toBe(points);
  });

  test('[E4] a wrong one is worth nothing', () => {
    const { state } = atLastActs({ time: [0, 9], photos: [[1, 2, 'hubble']] });
    expect(scoresOf(state.public)[1]?.total).toBe(0);
  });

  test.each<[number, number]>([
    [0, 10],
    [1, 8],
    [2, 6],
    [3, 4],
    [4, 2],
  ])('[E5] who finds it at %i, the finder at 5, has %i points', (time, points) => {
    const { state } = atLastActs({ time: [0, time] });
    const over = play(state, found(state)).state;
    expect(scoresOf(over.public).map(({ total }) => total)).toEqual([10, points]);
    expect(scoresOf(over.public)[1]?.parts[0]).toEqual({ what: 'find', points });
  });
});

describe('who wins', () => {
  /** At the end, with these right photos, by seat; who found it, in order. */
  function ending(
    photos: readonly (readonly [number, Subject])[],
    finders: readonly number[],
    moment = {},
  ): State {
    const state = atTurn({ time: [5, 0, 0], ...moment });
    const [finder = 0, ...alsoFound] = finders;
    const right = photos.map(
      ([owner, subject], index): Photo => ({ seat: seat(owner), sector: index + 1, subject, fate: 'right' }),
    );
    const end = { puzzle: state.puzzle, own: state.own };
    const found = { finder: seat(finder), alsoFound: alsoFound.map(seat) };
    return { ...state, public: { ...state.public, ...found, photos: right, stage: 'over', end } };
  }
  const winners = (state: State) => winnersOf(state.public, scoresOf(state.public));

  test('[E6] most points', () => {
    expect(winners(ending([[1, 'nav']], [0]))).toEqual([0]);
    const many: readonly (readonly [number, Subject])[] = [
      [1, 'hubble'],
      [1, 'iss'],
      [1, 'comm'],
    ];
    expect(winners(ending(many, [0]))).toEqual([1]);
  });

  test('[E6] then most points for finding', () => {
    const tie: readonly (readonly [number, Subject])[] = [
      [1, 'hubble'],
      [1, 'iss'],
      [1, 'nav'],
    ];
    expect(scoresOf(ending(tie, [0]).public).map(({ total }) => total)).toEqual([10, 10, 0]);
    expect(winners(ending(tie, [0]))).toEqual([0]);
  });

  test('[E6] then most right photos', () => {
    const tie: readonly (readonly [number, Subject])[] = [
      [1, 'hubble'],
      [2, 'nav'],
      [2, 'meteor'],
      [2, 'nav'],
      [1, 'nav'],
    ];
    const state = ending(tie, [0, 1, 2]);
    expect(scoresOf(state.public).map(({ total }) => total)).toEqual([10, 16, 16]);
    expect(winners(state)).toEqual([2]);
  });

  test('[E6] then whoever found it first', () => {
    expect(winners(ending([], [0, 2, 1]))).toEqual([0]);
    const tie: readonly (readonly [number, Subject])[] = [
      [1, 'nav'],
      [2, 'nav'],
    ];
    expect(winners(ending(tie, [0, 2, 1]))).toEqual([2]);
  });

  test('[E6] then it is shared', () => {
    const many = (['hubble', 'iss', 'comm'] as const).flatMap(subject => [
      [1, subject] as const,
      [2, subject] as const,
    ]);
    expect(winners(ending(many, [0]))).toEqual([1, 2]);
  });

  test('[E6] [S5] in a solo game the bot wins a tie of points, and nothing else', () => {
    const tie: readonly (readonly [number, Subject])[] = [
      [1, 'hubble'],
      [1, 'iss'],
      [1, 'nav'],
    ];
    const solo = (bot: number, photos = tie) => winners(ending(photos, [0], { time: [5, 9], solo: bot }));
    expect(solo(1)).toEqual([1]);
    expect(solo(0)).toEqual([0]);
    expect(solo(1, [[1, 'nav']])).toEqual([0]);
  });

  test('[E6] the outcome has one score for each seat, as the sum of its parts', () => {
    const start = atTurn({ time: [0, 9], modifiers: ['light-leak', 'witnesses', 'exclusive'] });
    const result = outcome(play(start, find(uapIn(start))).state);
    expect(result?.winners).toEqual([0]);
    expect(result?.scores).toHaveLength(2);
    expect(at(result?.scores ?? [], 0).parts.map(({ what }) => what)).toEqual([
      ...['find', 'hubble', 'iss', 'spy', 'meteor', 'comm', 'nav'],
      ...['light-leak', 'witnesses', 'exclusive'],
    ]);
  });
});
