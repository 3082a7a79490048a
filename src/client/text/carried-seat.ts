export const NO_SEAT = 'This link carries no seat';
export const NO_SEAT_SAYS =
  'Perhaps it was cut off. On the other device, show the link once more and send all of it.';
export const TWO_SEATS = 'You sit at this table already';
export const TWO_SEATS_SAYS =
  'This link carries another seat here. A device holds one seat at a table: taking the other one loses the key of yours.';
export const KEEP_MINE = 'Keep my seat';
export const TAKE_IT = 'Take the other seat';
