export const NOT_WHOLE = 'This link carries no seat';
export const NOT_WHOLE_SAYS =
  'Perhaps it was cut off. On the other device, show the link once more and send all of it.';
export const FITS_NOTHING = 'This link holds no seat at this table';
export const FITS_NOTHING_SAYS =
  'Perhaps the seat was given up since, or a letter is wrong. This device keeps the seat it has.';
export const ANOTHER_SEAT = 'You sit at this table already';
export const ANOTHER_SEAT_SAYS =
  'This link carries another seat here. A device holds one seat at a table: taking the other one loses the key of yours.';
export const UNTOLD = 'The server cannot be asked now';
export const UNTOLD_SAYS =
  'So it is not known which seat this link carries. Nothing has changed: this device keeps the seat it has.';
export const KEEP_MINE = 'Keep my seat';
export const TAKE_IT = 'Take the other seat';
export const TO_MY_SEAT = 'Go to my seat';
export const TRY_AGAIN = 'Try again';
