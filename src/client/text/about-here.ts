// What is not so where the companion stands alone, which has companion/text/about.ts instead.

export const WHAT = [
  'One table for five tabletop games about strange things in the sky. Play alone against opponents that never peek, with friends around one device, or with friends anywhere by a link.',
  'All five are played by their whole rules. Two of them also beside their printed boxes, with no connection at all.',
] as const;
export const KEPT = [
  'Tables of this device, your name and your settings are kept in this browser and nowhere else. They work without a connection.',
  'An online table is kept by the server it was opened on: the names people sat down with, their moves, what they wrote and their notes. Nothing else about anybody: no accounts, no counting of visits, no cookies.',
  'The key of your seat at an online table lies in this browser only. Whoever clears its data clears tables and keys too. Export a table as a file, or carry a seat to another device, to keep it.',
] as const;
