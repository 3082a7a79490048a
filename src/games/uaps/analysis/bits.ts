import { at } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { membersOf, popcount } from '../../../solver/bits.ts';
import { entropy } from '../../../solver/information.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { bothAsked, type PairQuestion } from '../../../solver/pair-outcomes.ts';
import { surveyQuestion } from '../clues.ts';
import type { SkyKnowledge } from '../knowledge.ts';
import { outlookOf } from '../outlooks.ts';
import type { Asked } from '../questions.ts';
import { rulesOfTitle, trueRules } from '../titles.ts';
import { type Sector, SIGHTS, type Sight, SURVEYED } from '../types.ts';

/** So many skies are drawn where more fit, to estimate what a topic would tell. */
export const MOST_SKIES = 3000;

/** How many bits about the whole sky answers to these tell on average. Exact, but for topics where many skies fit. */
export function bitsOf(asks: readonly Asked[], knowledge: SkyKnowledge): number {
  const rules = asks.filter(asked => asked.type === 'rule');
  if (rules.length > 0) return bitsOfRules(rules, knowledge);
  const [only, ...others] = asks.filter(asked => asked.type !== 'rule');
  if (!only) return 0;
  if (others.length === 0 && sectorsOf(only).length === 1) return bitsInSector(only, knowledge);
  const question = others.reduce(
    (asked, other) => bothAsked(asked, questionOf(other, knowledge), VALUES),
    questionOf(only, knowledge),
  );
  return entropy(knowledge.pair.outcomes(question).values());
}

/** No more than this, without going through the skies. */
export const mostBits = (asks: readonly Asked[], knowledge: SkyKnowledge): number =>
  asks.reduce((sum, asked) => sum + mostOf(asked, knowledge), 0);

function mostOf(asked: Asked, knowledge: SkyKnowledge): number {
  switch (asked.type) {
    case 'sight':
      return bitsInSector(asked, knowledge);
    case 'rule':
      return Math.log2(Math.max(1, rulesOfTitle(asked.topic, asked.title, knowledge.board).length));
    case 'count': {
      const single = asked.sectors
        .map(sector => bitsInSector({ ...asked, sectors: [sector] }, knowledge))
        .filter(bits => bits > 0);
      return Math.min(
        single.reduce((sum, bits) => sum + bits, 0),
        Math.log2(single.length + 1),
      );
    }
  }
}

type Seen = Exclude<Asked, { type: 'rule' }>;

const sectorsOf = (asked: Seen): readonly Sector[] =>
  asked.type === 'sight' ? [asked.sector] : asked.sectors;

/** What one sector appears as, or whether as this. */
function bitsInSector(asked: Seen, knowledge: SkyKnowledge): number {
  const skiesOf = (sight: Sight): number => seenAs(at(sectorsOf(asked), 0), sight, knowledge);
  if (asked.type === 'sight') return entropy(SIGHTS.map(skiesOf));
  const skies = skiesOf(asked.of);
  return entropy([skies, knowledge.count - skies]);
}

/** In how many skies a sector appears so. [B13] */
function seenAs(sector: Sector, sight: Sight, { tally }: SkyKnowledge): number {
  const skies = at(tally[sight], sector - 1);
  return sight === 'junk' ? skies + at(tally.uap, sector - 1) : skies;
}

/** One answer has fewer values than this. */
const VALUES = 128;

function questionOf(asked: Seen, { board, luna }: SkyKnowledge): PairQuestion {
  if (asked.type === 'count') return surveyQuestion(asked.of, asked.sectors, board, luna);
  const [first, ...others] = SURVEYED.map(of => surveyQuestion(of, [asked.sector], board, luna));
  return others.reduce((one, other) => bothAsked(one, other, 2), first as PairQuestion);
}

const drawn = new WeakMap<SkyKnowledge, Outlook>();

/** All skies, or some. The same ones every time. */
function outlookOn(knowledge: SkyKnowledge): Outlook {
  const outlook =
    drawn.get(knowledge) ?? outlookOf(knowledge, 0, MOST_SKIES, new Rng(stream('analysis', 'skies')));
  drawn.set(knowledge, outlook);
  return outlook;
}

/** Each rule that could be the topic's is equally likely: what that lot decides says nothing about the sky. */
function bitsOfRules(rules: readonly Extract<Asked, { type: 'rule' }>[], knowledge: SkyKnowledge): number {
  const outlook = outlookOn(knowledge);
  const could = rules.map(({ topic, title }) =>
    trueRules(rulesOfTitle(topic, title, knowledge.board), outlook, knowledge.board),
  );
  const weights = new Map<number, number>();
  let lots = 0;
  for (let sky = 0; sky < outlook.count; sky++) {
    const sets = could.map(of => of[sky] as number);
    const many = sets.reduce((product, set) => product * popcount(set), 1);
    if (many === 0) continue;
    lots += Math.log2(many);
    for (const told of tuplesOf(sets)) weights.set(told, (weights.get(told) ?? 0) + 1 / many);
  }
  return Math.max(0, entropy(weights.values()) - lots / outlook.count);
}

/** One rule of each set, as one number. */
const tuplesOf = (sets: readonly number[]): readonly number[] =>
  sets.reduce<readonly number[]>(
    (told, set) => told.flatMap(before => [...membersOf(set)].map(rule => before * 32 + rule)),
    [0],
  );
