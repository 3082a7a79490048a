export const TITLE = 'How it works';
export const SAYS = 'You play with the printed board. A device deals the sky and answers questions.';

export const PARTS: readonly { readonly title: string; readonly says: readonly string[] }[] = [
  {
    title: 'One code for all',
    says: [
      'One device deals a code. The others type it, scan it, or open its link. The same code is the same sky on every device, for ever, with the network off.',
      'Before you begin, read the code aloud and compare. A device notices most slips by itself.',
    ],
  },
  {
    title: 'Your own device, or one for several',
    says: [
      'Each device knows who asks on it. Where several people share one, a curtain lies between their pages.',
      'Where all turns are entered, the device also knows whose turn it is and where the sky stands. Else you turn the sky on it yourselves.',
    ],
  },
  {
    title: 'Ask, read, hide',
    says: [
      'Choose a question. The device reads it back with its cost, and you can still drop it. Then the answer fills the screen, for your eyes only, and hides itself after 20 seconds. Facts to copy stay longer.',
      'It says what to tell the table, what to keep, and how far to move. Every answer stays in your history.',
    ],
  },
  {
    title: 'When something went wrong',
    says: [
      'The printed board has the last word. A pawn or token can be set right at any time.',
      'A question by mistake can be marked. Its time is given back; what you learned stays learned.',
    ],
  },
  {
    title: 'Nothing is lost',
    says: [
      'Every tap is kept on this device. Close the page, let the phone sleep, come back: the table is as it was.',
    ],
  },
];
