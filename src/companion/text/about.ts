// In place of client/text/about-here.ts where the companion stands alone.

export const WHAT = [
  'A companion for two printed games, The Search for Planet X and The Search for UAPs. It deals a hidden sky, answers questions about it, and needs no connection.',
  'It is a part of Area Five, where these two and three more games are played without a box.',
] as const;
export const KEPT = [
  'Tables, your name and your settings are kept in this browser and nowhere else: no accounts, no counting of visits, no cookies.',
  'Whoever clears its data clears tables too. Export a table as a file to keep it.',
] as const;
