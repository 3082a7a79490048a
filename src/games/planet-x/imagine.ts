import { at, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { fullSet } from '../../solver/bits.ts';
import { fillFaceDown } from '../../solver/face-down.ts';
import type { Knowledge } from '../../solver/knowledge.ts';
import { answerTo } from './answers.ts';
import { allSectors, type Board, boardOf, FACTS, isRight, sightIn, tokensOf } from './board.ts';
import { factSets, SEASONS } from './facts.ts';
import { knowledgeOf } from './known.ts';
import { inOrder, mostTheories, openClaims } from './legal.ts';
import { conferencesFor, drawCode, type Look, topicsByTitle } from './puzzle.ts';
import { placesForX, skyOf } from './skies.ts';
import {
  type Act,
  type Answer,
  BODIES,
  type Body,
  type Claim,
  type ConferenceRule,
  type Guess,
  LEVELS_OF_FACTS,
  type Own,
  type Public,
  type Puzzle,
  SIGHTS,
  type State,
  TOPICS,
  type TopicRule,
  type View,
} from './types.ts';

/** A state in which this viewer would have seen exactly what this view holds. */
export function imagine(view: View, rng: Rng): State {
  const { public: known, viewer } = view;
  if (known.end) return { rng: rng.fork(), public: known, own: known.end.own, puzzle: known.end.puzzle };
  const puzzle = imaginePuzzle(view, viewer, rng);
  const own = seatsOf(known.seats).map(seat =>
    seat === viewer && view.own ? view.own : imagineOwn(known, seat, puzzle, rng),
  );
  return { rng: rng.fork(), public: known, own, puzzle };
}

/** One in a few will do. */
const MOST_TRIES = 100_000;

/** Skies that fit but have no rules for the titles or conferences of this puzzle were not dealt. `season`: whose facts these are. */
export function imaginePuzzle(view: View, season: number | 'spectator' | null, rng: Rng): Puzzle {
  const { public: known, own } = view;
  const board = boardOf(known.mode);
  const knowledge = knowledgeOf(view);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const look = sampleLook(knowledge, board, rng);
    const conferences = imagineConferences(board, look, known.conferences, rng);
    const rules = imagineTopics(view, board, look, rng);
    if (!conferences || !rules) continue;
    const sky = skyOf(board, look.sets, look.hidden);
    const begun = seatsOf(SEASONS).map(one => (one === season && own ? own.facts : []));
    const facts = factSets(board, sky, rng, begun);
    return { code: drawCode(known.mode, rng), mode: known.mode, sky, facts, rules, conferences };
  }
  throw new Error('no sky fits this view, so it is not one of a game');
}

function sampleLook(knowledge: Knowledge, board: Board, rng: Rng): Look {
  const { sets, hidden } = knowledge.sample(rng);
  const blank = fullSet(board.sectors) & ~sets.reduce((all, set) => all | set, 0);
  return { sets, blank, places: placesForX(board, sets, blank), hidden };
}

function imagineConferences(
  board: Board,
  look: Look,
  heard: readonly ConferenceRule[],
  rng: Rng,
): readonly ConferenceRule[] | undefined {
  const begin = JSON.stringify(heard);
  const fits = conferencesFor(board, look).filter(
    rules => JSON.stringify(rules.slice(0, heard.length)) === begin,
  );
  return fits.length > 0 ? rng.pick(fits) : undefined;
}

function imagineTopics(
  { public: { titles, acts }, own, viewer }: View,
  board: Board,
  { sets }: Look,
  rng: Rng,
): readonly TopicRule[] | undefined {
  const mine = acts.filter(act => act.seat === viewer);
  const heard = new Map<string, TopicRule>();
  for (const [index, answer] of (own?.answers ?? []).entries()) {
    const act = mine[index];
    if (act?.type === 'research' && answer.type === 'research') heard.set(act.topic, answer.rule);
  }
  const byTitle = topicsByTitle(board, sets);
  const rules = titles.flatMap((title, index) => {
    const known = heard.get(at(TOPICS, index));
    if (known) return [known];
    const could = byTitle.get(title.join()) ?? [];
    return could.length > 0 ? [rng.pick(could)] : [];
  });
  return rules.length === titles.length ? rules : undefined;
}

/** What somebody else may hold in private. */
function imagineOwn(known: Public, seat: Seat, puzzle: Puzzle, rng: Rng): Own {
  const level = known.levels?.[seat] ?? (known.done[seat] ? rng.pick(LEVELS_OF_FACTS) : null);
  const facts = known.levels ? at(puzzle.facts, seat % SEASONS).slice(0, FACTS[at(known.levels, seat)]) : [];
  const answers = known.acts.filter(act => act.seat === seat).map(act => imagineAnswer(act, puzzle, rng));
  const own: Own = { level, facts, answers, bodies: imagineBodies(known, seat, rng), sealed: null };
  const chose = known.stage === 'theories' && known.done[seat] && at(known.tokens, seat) > 0;
  return chose ? { ...own, sealed: imagineSealed(known, own, seat, rng) } : own;
}

export function imagineAnswer(act: Act, puzzle: Puzzle, rng: Rng): Answer {
  return act.type === 'locate'
    ? { type: 'locate', guess: imagineGuess(act.found, puzzle, rng) }
    : answerTo(puzzle, act);
}

function imagineGuess(right: boolean, { sky, mode }: Puzzle, rng: Rng): Guess {
  const board = boardOf(mode);
  for (;;) {
    const sector = right ? sky.indexOf('planet-x') + 1 : rng.pick(allSectors(board));
    const around = (by: number) => sightIn(sky, ((sector - 1 + by + board.sectors) % board.sectors) + 1);
    const guess = right
      ? { sector, before: around(-1), after: around(1) }
      : { sector, before: rng.pick(SIGHTS), after: rng.pick(SIGHTS) };
    if (isRight(sky, guess, board) === right) return guess;
  }
}

/** What lies face down: any tokens that this seat could have put there. [S3] [H2] */
function imagineBodies({ mode, theories }: Public, seat: Seat, rng: Rng): readonly Body[] {
  const board = boardOf(mode);
  const own = theories.filter(theory => theory.seat === seat);
  const placed = own.map(({ sector, body }) => ({ place: sector, kind: body }));
  return fillFaceDown(placed, BODIES, body => tokensOf(board, body), rng);
}

function imagineSealed(known: Public, own: Own, seat: Seat, rng: Rng): readonly Claim[] {
  const claims = rng.shuffle(openClaims(known, own, seat));
  const chosen: Claim[] = [];
  const wanted = rng.int(mostTheories(known, seat) + 1);
  const board = boardOf(known.mode);
  for (const claim of claims) {
    if (chosen.length === wanted) break;
    const used = [...own.bodies, ...chosen.map(({ body }) => body)].filter(
      body => body === claim.body,
    ).length;
    const spare = used < tokensOf(board, claim.body);
    if (spare && !chosen.some(({ sector }) => sector === claim.sector)) chosen.push(claim);
  }
  return inOrder(chosen);
}
