export const EXPORT = 'Export as a file';
export const EXPORT_FIRST = 'Export as a file first';
/** Said at the button while a game is running. */
export const HOLDS_SECRETS = 'The file holds every secret of this table.';
export const exported = (file: string) => `Exported as ${file}.`;
export const EXPORT_FAILED = 'This table could not be exported.';
export const fileName = (game: string, id: string) => `area5-${game}-${id}.json`;
/** In the name of a file that does not say of which game it is. */
export const SOME_GAME = 'table';
