import { isObject } from '../core/read.ts';
import { HELPS, type Help } from './help.ts';
import type { Place } from './left.ts';

/** Struck is ruled out, pencil is leaning, ink is sure. */
export const MARKS = ['blank', 'struck', 'pencil', 'ink'] as const;
export type Mark = (typeof MARKS)[number];

export const TOOLS = ['pencil', 'ink', 'strike', 'rubber'] as const;
export type Tool = (typeof TOOLS)[number];

export const THUMBS = ['none', 'up', 'down'] as const;
export type Thumb = (typeof THUMBS)[number];

/** What one noted beside something that somebody else announced. */
export interface Remark {
  readonly thumb: Thumb;
  readonly text: string;
}

/** What a player keeps for itself. */
export interface Notes {
  /** A letter for each sector and content, sector by sector. */
  readonly marks: string;
  readonly help: Help;
  /** By what was announced, as its game names it. */
  readonly remarks: Readonly<Record<string, Remark>>;
  readonly text: string;
  /** How to go back from these marks, step by step: see `withUndo`. */
  readonly undo: string;
  /** What another version kept here and this one cannot read: it goes along untouched. */
  readonly unread: Readonly<Record<string, unknown>>;
}

export interface Marking<Content> extends Place<Content> {
  readonly mark: Mark;
}

/** How to read and write marks in a game where sectors hold these. */
export interface MarksOf<Content> {
  readonly contents: readonly Content[];
  markAt(notes: Notes, place: Place<Content>): Mark;
  /** One sector holds one thing: what is sure now was not sure elsewhere in it. */
  withMarkings(notes: Notes, markings: readonly Marking<Content>[]): Notes;
  /** Every place with one of these marks, in order. */
  markedPlaces(notes: Notes, sectors: number, marks: readonly Mark[]): readonly Marking<Content>[];
}

export const BLANK = '.';
const LETTERS: Readonly<Record<Mark, string>> = { blank: BLANK, struck: 'x', pencil: 'o', ink: '#' };

export const LONGEST_NOTE = 3000;
export const LONGEST_REMARK = 80;
/** In bytes, on its way to a server; the protocol takes somewhat more. */
const MOST_BYTES = 18_000;

/** Whatever was kept, perhaps by another version. */
export function readNotes(json: unknown): Notes {
  if (typeof json === 'string') return { ...EMPTY, text: json };
  if (!isObject(json)) return EMPTY;
  const kept = json as Readonly<Record<string, unknown>>;
  const remarks = readRemarks(kept['remarks']);
  const help = HELPS.find(one => one === kept['help']);
  const unread = Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => {
      if (key === 'marks' || key === 'text' || key === 'undo') return typeof value !== 'string';
      if (key === 'help') return help === undefined;
      return key !== 'remarks' || remarks === undefined;
    }),
  );
  return {
    marks: typeof kept['marks'] === 'string' ? kept['marks'] : EMPTY.marks,
    help: help ?? EMPTY.help,
    remarks: remarks ?? EMPTY.remarks,
    text: typeof kept['text'] === 'string' ? kept['text'] : EMPTY.text,
    undo: typeof kept['undo'] === 'string' ? kept['undo'] : EMPTY.undo,
    unread,
  };
}

/** As it is kept. A part that could not be read stays until one of its kind is written. */
export function writeNotes({ unread, ...notes }: Notes): Readonly<Record<string, unknown>> {
  const written = Object.entries(notes).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(EMPTY[key as keyof typeof notes]),
  );
  return { ...unread, ...Object.fromEntries(written) };
}

export const isTooMuch = (notes: Notes): boolean =>
  new TextEncoder().encode(JSON.stringify(JSON.stringify(writeNotes(notes)))).length > MOST_BYTES;

export function marksOf<Content>(contents: readonly Content[]): MarksOf<Content> {
  const indexOf = (sector: number, content: Content): number =>
    (sector - 1) * contents.length + contents.indexOf(content);
  const markAt = ({ marks }: Notes, { sector, content }: Place<Content>): Mark =>
    MARKS.find(mark => LETTERS[mark] === marks[indexOf(sector, content)]) ?? 'blank';
  return {
    contents,
    markAt,
    withMarkings: (notes, markings) => {
      const letters = [...notes.marks];
      const put = (index: number, mark: Mark) => {
        if ((letters[index] ?? LETTERS.blank) === LETTERS[mark]) return;
        while (letters.length <= index) letters.push(LETTERS.blank);
        letters[index] = LETTERS[mark];
      };
      for (const { sector, content, mark } of markings) {
        if (mark === 'ink')
          for (const other of contents)
            if (letters[indexOf(sector, other)] === LETTERS.ink) put(indexOf(sector, other), 'blank');
        put(indexOf(sector, content), mark);
      }
      return { ...notes, marks: letters.join('') };
    },
    markedPlaces: (notes, sectors, marks) =>
      Array.from({ length: sectors }, (_, index) => index + 1).flatMap(sector =>
        contents.flatMap(content => {
          const mark = markAt(notes, { sector, content });
          return marks.includes(mark) ? [{ sector, content, mark }] : [];
        }),
      ),
  };
}

/** What a tap makes of a mark. */
export function markBy(tool: Tool, mark: Mark): Mark {
  switch (tool) {
    case 'pencil':
      return ({ blank: 'struck', struck: 'pencil', pencil: 'blank', ink: 'blank' } as const)[mark];
    case 'ink':
      return mark === 'ink' ? 'blank' : 'ink';
    case 'strike':
      return mark === 'struck' ? 'blank' : 'struck';
    case 'rubber':
      return 'blank';
  }
}

export function withRemark(notes: Notes, key: string, remark: Remark): Notes {
  const { [key]: _, ...others } = notes.remarks;
  const isBlank = remark.thumb === 'none' && remark.text === '';
  return { ...notes, remarks: isBlank ? others : { ...others, [key]: remark } };
}

export const remarkOn = ({ remarks }: Notes, key: string): Remark => remarks[key] ?? NO_REMARK;

export const nextThumb = (thumb: Thumb): Thumb =>
  THUMBS[(THUMBS.indexOf(thumb) + 1) % THUMBS.length] ?? 'none';

const EMPTY: Notes = { marks: '', help: 'none', remarks: {}, text: '', undo: '', unread: {} };
const NO_REMARK: Remark = { thumb: 'none', text: '' };

function readRemarks(json: unknown): Notes['remarks'] | undefined {
  if (!isObject(json)) return undefined;
  const read = Object.entries(json).map(([key, value]) => [key, readRemark(value)] as const);
  return read.every(([, remark]) => remark !== undefined)
    ? Object.fromEntries(read.flatMap(([key, remark]) => (remark ? [[key, remark]] : [])))
    : undefined;
}

function readRemark(json: unknown): Remark | undefined {
  if (!isObject(json)) return undefined;
  const { thumb, text } = json as { readonly thumb?: unknown; readonly text?: unknown };
  const known = THUMBS.find(one => one === thumb);
  return known && typeof text === 'string' ? { thumb: known, text } : undefined;
}
