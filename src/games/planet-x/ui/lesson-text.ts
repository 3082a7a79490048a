import { boardOf, COSTS, FACTS, SCORE, surveyCost, TARGETS, visibleWidth } from '../board.ts';
import { conferenceText, factText, levelName, list, thingName, topicText } from '../text.ts';

export const SEATS = 2;
export const NAMES = ['Heron'] as const;
export const TITLE = 'First sky';
export const SAYS = 'Find Planet X in a small sky with a guide. It takes about 5 minutes.';

const [heron] = NAMES;
const { sectors, cometSectors, points, theoryMarks } = boardOf('standard');
const comets = list(cometSectors.map(String));
const rule = topicText({ type: 'some-adjacent', of: 'asteroid', to: 'dwarf' }, 'standard');
const conference = conferenceText({ type: 'x-not-within', to: 'dwarf', n: 2 }, 'standard');

/** What each card says; the lesson puts them in order. */
export const cards = {
  sky: {
    title: 'A hidden planet',
    text: `This circle is the sky: ${sectors} sectors, each holds 1 thing. One holds Planet X, which looks empty. Find it before ${heron} does.`,
  },
  level: {
    title: 'How much you know',
    text: `More facts at the start make it easier. Choose ${levelName.beginner}, ${FACTS.beginner} facts: press it, then confirm.`,
  },
  facts: {
    title: 'Your facts',
    text: `What lies on paper, only you see. Each fact says what a sector does not hold: "${factText({ sector: 1, body: 'dwarf' })}"`,
  },
  visible: {
    title: 'The visible sky',
    text: `The lit half is what you can see now: sectors 1 to ${visibleWidth(boardOf('standard'))}. It turns as time goes on.`,
  },
  time: {
    title: 'Time',
    text: 'Every action costs time: your pawn moves on by that much. Whoever is farthest back acts. That is you.',
  },
  survey: {
    title: 'Survey',
    text: `A survey counts a thing in some sectors in a row. Survey asteroids, 2 to 5: press Survey, drag over the circle from 2 to 5, then confirm. It costs ${surveyCost(4)}.`,
  },
  all: {
    title: 'A fine answer',
    text: `4 asteroids in 4 sectors: 2, 3, 4 and 5 hold one each. ${heron} sees what you asked, not the answer.`,
  },
  comets: {
    title: 'What follows',
    text: `Comets are only in sectors ${comets}. Asteroids are in 2, 3 and 5. So the comets are in 7 and 11.`,
  },
  theory: {
    title: 'Theory phase',
    text: `The arrow has left sector ${theoryMarks[0]}, so all may submit a theory. A comet brings ${points.comet} points, and ${SCORE.leader} more if you are first. Submit a comet in 7: choose the sector, then ${thingName('comet')}, then confirm.`,
  },
  review: {
    title: 'In review',
    text: `All see where theories lie, not what they say. ${heron} has one in sector 4. Both are reviewed when 2 more phases are over.`,
  },
  research: {
    title: 'Research',
    text: `A topic is a rule of this sky. Its title is public, its rule is told to whoever asks. It costs ${COSTS.research}, but not twice in a row. Research topic A: asteroids and the dwarf planet.`,
  },
  dwarf: {
    title: 'Two clues meet',
    text: `"${rule}" So it is in 1 or 6. Your facts say: not in 1. The dwarf planet is in 6.`,
  },
  target: {
    title: 'Target',
    text: `A target tells how 1 visible sector appears. It costs ${COSTS.target}, and you have ${TARGETS} in a game. Target sector 9: press Target, then sector 9, then confirm.`,
  },
  gas: {
    title: 'A gas cloud',
    text: 'Sector 9 holds a gas cloud. Every gas cloud is beside a truly empty sector. So 8 or 10 is truly empty. Planet X only looks empty, and does not count.',
  },
  secondTheory: {
    title: 'Only what is sure',
    text: `A wrong theory costs time. You can prove the dwarf planet, and it brings ${points.dwarf} points. Submit a dwarf planet in 6.`,
  },
  again: {
    title: 'Farthest back',
    text: `Your target took long. ${heron} is still behind you and acts again.`,
  },
  lastSurvey: {
    title: 'The sky has turned',
    text: 'Now sectors 9 to 2 are visible, over the end of the circle. Survey gas clouds, 9 to 12.',
  },
  bothGas: {
    title: 'The other one',
    text: '2 gas clouds in 9 to 12. Not in 11, there is a comet. In 10 it would have a gas cloud and a comet beside it, and no empty sector. So it is in 12.',
  },
  twoLeft: {
    title: 'Two places left',
    text: 'Beside 12, only 1 can be truly empty. So Planet X is in 8 or 10. First your next theory. Submit a gas cloud in 9.',
  },
  confirmed: {
    title: 'Review',
    text: `Your comet in 7 is right, and so is ${heron}'s asteroid in 4. What is confirmed is public.`,
  },
  conference: {
    title: 'Conference',
    text: `Everybody hears a rule about Planet X: "${conference}" The dwarf planet is in 6. So Planet X is not in 8.`,
  },
  locate: {
    title: 'There it is',
    text: 'Only 10 is left, between the gas cloud in 9 and the comet in 11. Locate Planet X: choose sector 10 and what is on both sides, then confirm.',
  },
  lastAct: {
    title: 'A last act',
    text: `You found it: ${SCORE.finder} points. ${heron} is ${COSTS.locate} sectors behind and may still submit 2 theories, or locate Planet X too.`,
  },
  over: {
    title: 'The sky is open',
    text: 'Everything is shown now: the sky, all theories, the points. Read on below what each of you could have known, and when.',
  },
  help: {
    title: 'Where help is',
    text: 'The lamp on your page can cross off, deduce, and say why. The rules page has every rule, and what all topics can say.',
  },
} as const;
