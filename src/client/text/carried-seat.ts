export const TITLE = 'This link carries no seat';
export const SAYS =
  'Perhaps it was cut off. On the other device, show the link once more and send all of it.';
