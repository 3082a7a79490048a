/** Something one knows: where it is from, and what it says. */
export interface KnownLine {
  readonly source: string;
  readonly says: string;
}

/** What has one source. */
export interface KnownGroup {
  readonly title: string;
  readonly lines: readonly KnownLine[];
}

/** Those that have any lines, each line once: who asks again is told the same. */
export const someGroups = (groups: readonly KnownGroup[]): readonly KnownGroup[] =>
  groups
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(
        (line, index) =>
          lines.findIndex(({ source, says }) => source === line.source && says === line.says) === index,
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
