export const BOT = 'bot';
export const CLOSE = 'Close';
export const YOU = 'You';
