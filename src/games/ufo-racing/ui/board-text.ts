export const showTurn = (turn: number): string => `Show turn ${turn} again`;
export const TO_NOW = 'Show how it is now';
