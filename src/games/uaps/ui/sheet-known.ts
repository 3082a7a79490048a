import { type KnownGroup, type KnownLine, someGroups } from '../../../deduction/known.ts';
import { clueText } from '../text.ts';
import {
  type Act,
  type Answer,
  type Fact,
  type Fate,
  type Mode,
  type Sector,
  SURVEYED,
  type Subject,
  type Topic,
  type TopicRule,
  type View,
} from '../types.ts';
import { knownFrom, notThere, sourceName } from './paper-text.ts';

/** One's own answers, what photos of others have shown, and what one knew at the start. */
export const KNOWN_FROM = ['answers', 'photos', 'start'] as const;
export type KnownFrom = (typeof KNOWN_FROM)[number];

/** Beside topics, reports and one's own photos, which have places of their own. */
export const groupsOf = (view: View): readonly KnownGroup[] =>
  someGroups(KNOWN_FROM.map(from => ({ title: knownFrom[from], lines: linesFrom(from, view) })));

function linesFrom(from: KnownFrom, { viewer, own, public: known }: View): readonly KnownLine[] {
  switch (from) {
    case 'answers': {
      const acts = known.acts.filter(act => act.seat === viewer);
      return (own?.answers ?? [])
        .flatMap((answer, index) => {
          const act = acts[index];
          return act ? answerLines(act, answer, known.mode) : [];
        })
        .toReversed();
    }
    case 'photos':
      return known.photos
        .flatMap(({ seat, sector, subject, fate }): readonly KnownLine[] => {
          if (seat === viewer || subject === null || fate === 'face-down') return [];
          const clue = { type: fate === 'right' ? 'is' : 'is-not', sector, sight: subject } as const;
          return [{ source: sourceName.photo, says: clueText(clue, known.mode) }];
        })
        .toReversed();
    case 'start':
      return startLines(own?.facts ?? []);
  }
}

/** Those about one thing together, in the order of the sectors. */
export const startLines = (facts: readonly Fact[]): readonly KnownLine[] =>
  SURVEYED.flatMap(sight => {
    const sectors = facts.filter(fact => fact.sight === sight).map(({ sector }) => sector);
    const inOrder = sectors.toSorted((one, other) => one - other);
    return inOrder.length === 0 ? [] : [{ source: sourceName.start, says: notThere(sight, inOrder) }];
  });

function answerLines(act: Act, answer: Answer, mode: Mode): readonly KnownLine[] {
  if (act.type === 'survey' && answer.type === 'survey')
    return act.of.map((of, index) => ({
      source: sourceName.survey,
      says: clueText({ type: 'survey', of, sectors: act.sectors, count: answer.counts[index] ?? 0 }, mode),
    }));
  if (act.type === 'target' && answer.type === 'target')
    return answer.sights.map((sight, index) => ({
      source: sourceName.target,
      says: clueText({ type: 'target', sector: act.sectors[index] ?? 0, sight }, mode),
    }));
  if (act.type === 'find' && answer.type === 'find' && !act.found)
    return [
      {
        source: sourceName.find,
        says: clueText({ type: 'not-there', guess: answer.guess, turns: act.turns }, mode),
      },
    ];
  return [];
}

/** By topic: its rule, where one was told it. */
export const rulesTold = ({ own }: View): Readonly<Partial<Record<Topic, TopicRule>>> =>
  Object.fromEntries(
    (own?.answers ?? []).flatMap(answer =>
      answer.type === 'analyze' ? answer.told.map(({ topic, rule }) => [topic, rule]) : [],
    ),
  );

interface OwnPhoto {
  readonly sector: Sector;
  readonly subject: Subject;
  readonly fate: Fate;
}

/** One's own, newest first. */
export function ownPhotos({ viewer, own, public: known }: View): readonly OwnPhoto[] {
  return known.photos
    .filter(({ seat }) => seat === viewer)
    .flatMap(({ sector, fate }, index) => {
      const subject = own?.subjects[index];
      return subject ? [{ sector, subject, fate }] : [];
    })
    .toReversed();
}
