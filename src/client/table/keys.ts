/** What a key asks for. */
export type Command =
  | { readonly type: 'act'; readonly index: number }
  | { readonly type: 'beside'; readonly by: 1 | -1 }
  /** A letter that the game may have given to something. */
  | { readonly type: 'letter'; readonly letter: string }
  | { readonly type: 'commit' | 'back' | 'take-back' | 'paper' | 'log' | 'talk' | 'chat' | 'keys' };

export interface Press {
  readonly key: string;
  readonly ctrl: boolean;
  /** With Alt or Meta a key belongs to the browser. */
  readonly foreign: boolean;
  /** In a field where letters are text. */
  readonly typing: boolean;
  /** On something that can be chosen. */
  readonly choosing: boolean;
}

const ARROWS: Readonly<Record<string, Command>> = {
  ArrowLeft: { type: 'beside', by: -1 },
  ArrowUp: { type: 'beside', by: -1 },
  ArrowRight: { type: 'beside', by: 1 },
  ArrowDown: { type: 'beside', by: 1 },
};

const LETTERS: Readonly<Record<string, Command>> = {
  z: { type: 'take-back' },
  n: { type: 'paper' },
  l: { type: 'log' },
  c: { type: 'talk' },
  w: { type: 'chat' },
  '?': { type: 'keys' },
};

/** `letters`: whether single letters are wanted. Escape, arrows, digits and Ctrl+Enter always work. */
export function commandOf({ key, ctrl, foreign, typing, choosing }: Press, letters: boolean): Command | null {
  if (foreign) return null;
  if (key === 'Escape') return { type: 'back' };
  if (key === 'Enter' && ctrl) return { type: 'commit' };
  if (ctrl || typing) return null;
  if (choosing && key in ARROWS) return ARROWS[key] ?? null;
  if (/^[1-9]$/.test(key)) return { type: 'act', index: Number(key) - 1 };
  if (!letters) return null;
  const letter = key.toLowerCase();
  return LETTERS[letter] ?? (/^[a-z]$/.test(letter) ? { type: 'letter', letter } : null);
}

const TYPING = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
/** Inputs that take no text. */
const PRESSED = new Set(['button', 'checkbox', 'radio', 'range', 'submit']);

/** Marks what can be chosen; the digits count it. */
const CHOICE = '[data-act]';

export function pressOf(event: KeyboardEvent): Press {
  const { target } = event;
  const element = target instanceof HTMLElement ? target : undefined;
  const pressed = element instanceof HTMLInputElement && PRESSED.has(element.type);
  return {
    key: event.key,
    ctrl: event.ctrlKey,
    foreign: event.altKey || event.metaKey,
    typing: element !== undefined && !pressed && (TYPING.has(element.tagName) || element.isContentEditable),
    choosing: element?.matches(CHOICE) ?? false,
  };
}
