export const ORDER = 'Turn order, back to front';
export const CODE = 'Code of this sky';
export const ANNOUNCED = 'What was announced';
export const NOTHING_YET = 'Nothing has happened yet.';
export const HIDDEN = 'The answer is not shown here.';
