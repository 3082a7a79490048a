export const WHO_COMES = 'Who comes';
export const LISTED = 'Who finds the table';
export const LISTED_SAYS = 'A table by link is known only to those who get the link or the code.';
export const LISTINGS = { link: 'By link only', lobby: 'Anybody: list it' } as const;
export const WATCH = 'What watchers see';
export const WATCH_SAYS = 'Private pages stay private for as long as the game runs.';
export const WATCHES = { public: 'What is public', after: 'Nothing until it is over' } as const;

export const TIME = 'Time';
export const PER_MOVE = 'Time per move';
export const PER_MOVE_SAYS = 'Who is late gets a simple move made by the clock. Days suit a slow game.';
export const PER_GAME = 'Time for the whole game';
export const PER_GAME_SAYS = 'All moves of one player together.';
export const NO_CLOCK = 'No clock';
export const STAND_IN = 'A bot stands in after';
export const STAND_IN_SAYS =
  'For somebody who is away and waited for. Whoever comes back has the seat again.';
export const NEVER = 'Never by itself';

export const create = (seats: number) => `Open a table for ${seats}`;
export const CREATING = 'Opening the table';
