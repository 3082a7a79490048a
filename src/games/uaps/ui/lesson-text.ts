import { boardOf, COSTS, PENALTY, photosWhenBehind, SCORE } from '../board.ts';
import { effectOf } from '../legal.ts';
import { factText, levelName, modifierName, reportText, topicText } from '../text.ts';

export const SEATS = 2;
export const NAMES = ['Heron'] as const;
export const TITLE = 'First search';
export const SAYS = 'Find the UAP in a small sky with a guide. It takes about 5 minutes.';

const [heron] = NAMES;
const { perOrbit, facts } = boardOf('basic');
const { survey, move, target, analyze, find } = COSTS;
const rule = topicText({ type: 'count', of: 'junk', n: 2 }, 'basic');
const report = reportText({ type: 'not-in-sectors', parity: 'odd' }, 'basic');

/** What each card says; the lesson puts them in order. */
export const cards = {
  sky: {
    title: 'Something out there',
    text: `2 orbits of ${perOrbit} sectors go around the Earth. Each sector holds 1 thing. One holds the UAP, which looks like space junk. Find it before ${heron} does.`,
  },
  quadrants: {
    title: 'Orbits and quadrants',
    text: `The inner orbit has sectors 1 to ${perOrbit}, the outer one ${perOrbit + 1} to ${2 * perOrbit}. A quadrant of the Earth is 2 inner sectors, and the 2 that are stacked above them now.`,
  },
  level: {
    title: 'How much you know',
    text: `More facts at the start make it easier. Choose ${levelName.beginner}, ${facts.beginner} facts: press it, then confirm.`,
  },
  facts: {
    title: 'Your facts',
    text: `What lies on paper, only you see. Each fact says what a sector does not hold: "${factText({ sector: 1, sight: 'meteor' })}"`,
  },
  place: {
    title: 'Where you stand',
    text: 'You ask about the quadrant in which your researcher stands. All know that Luna is in 15. Begin in quadrant 4, under Luna.',
  },
  time: {
    title: 'Time',
    text: 'Every action costs time: your token moves on by that much. Whoever is farthest back acts. That is you.',
  },
  survey: {
    title: 'Survey',
    text: `A survey counts a thing. The whole quadrant costs ${survey.quadrant}, its inner or outer sectors ${survey.orbit}, a stack ${survey.stack}, 1 sector ${survey.sector}. Survey meteor showers in the whole quadrant: press Survey, choose the thing, then confirm.`,
  },
  pair: {
    title: 'A pair',
    text: `2 meteor showers. At the start they are stacked in pairs. Luna is above 7, so the pair is 8 and 16. ${heron} sees what you asked, not the answer.`,
  },
  photo: {
    title: 'Photo',
    text: `A right photo brings points: a meteor shower ${SCORE.photos.meteor}. It costs ${COSTS.photo}. Photograph a meteor shower in 16: press Photo, choose the sector and what is in it, then confirm.`,
  },
  move: {
    title: 'Move',
    text: `${heron} has a photo in 7, face down. You know enough of this quadrant. Move to quadrant 3, next to it. That costs ${move.neighboring}, across it is ${move.across}.`,
  },
  turn: {
    title: 'The Earth turns',
    text: 'The last token has crossed a thick line. So the Earth turns 1 sector, with its inner orbit. 8 and 16 were stacked. Now 15 is above 8: the pair has come apart, and is a pair all the same.',
  },
  verified: {
    title: 'Photos are checked',
    text: `Then photos are verified. Yours of 16 is right, and so is ${heron}'s of a spy satellite in 7. A wrong one costs its owner ${PENALTY}.`,
  },
  junk: {
    title: 'What is above you now',
    text: 'Quadrant 3 has 5 and 6, and now 12 and 13 above them. The UAP looks like space junk. Survey space junk in the whole quadrant.',
  },
  three: {
    title: '3 of 4',
    text: '3 of 5, 6, 12 and 13 look like space junk. Is the UAP among them? That depends on how much junk there is.',
  },
  analyze: {
    title: 'Analyze',
    text: `A spy satellite is verified: now its topics can be analyzed. All know their titles. Analyze topic E, about space junk. It costs ${analyze.spy}.`,
  },
  all: {
    title: 'All of it',
    text: `"${rule}" So with the UAP, 3 sectors look like space junk, and all 3 are in your survey. One of them is the UAP.`,
  },
  report: {
    title: 'A declassified report',
    text: `Your token has come to the time of a report, and you read it: "${report}" So the UAP is in 6 or 12.`,
  },
  target: {
    title: 'Target',
    text: `A target tells how 1 sector appears. It costs ${target}. Modifiers change such things: ${modifierName['clear-air']}, here in quadrant 3, makes it ${effectOf('clear-air').target?.cost}. Target sector 6: press Target, then the sector, then confirm.`,
  },
  there: {
    title: 'There it is',
    text: 'Sector 6 holds a comm satellite. So 5, 12 and 13 look like space junk. 5 and 13 truly are, and the UAP is in 12.',
  },
  neighbors: {
    title: '3 neighbors',
    text: 'To find it, also name what is next to it, in 11 and 13, and stacked with it now. The Earth has turned 3 times: 12 is above 7, the spy satellite.',
  },
  stack: {
    title: 'One is missing',
    text: `11 could be reasoned out, but you have time to ask. It is above 6 now. Survey meteor showers in the stack 6/11: press Survey, then Stack. It costs ${survey.stack}.`,
  },
  find: {
    title: 'All is known',
    text: 'There is 1, and 6 holds a comm satellite. So 11 holds a meteor shower. Find the UAP: choose sector 12, then what is in 11, 13 and 7, then confirm.',
  },
  lastAct: {
    title: 'A last act',
    text: `You found it: ${SCORE.finder} points. ${heron} is ${find} spaces behind and may still take ${photosWhenBehind(find)} photos, or find the UAP too.`,
  },
  over: {
    title: 'The sky is open',
    text: 'Everything is shown now: the sky, all photos, the points. Read on below what each of you could have known, and when.',
  },
  help: {
    title: 'Where help is',
    text: 'The lamp on your page can cross off, deduce, and say why. The rules page has every rule and all modifiers.',
  },
} as const;
