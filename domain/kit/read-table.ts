/** A line of a table of commas: the number of the line it begins on, from 1, and its cells; null for one that cannot be read. */
export type TableLine = { readonly number: number; readonly cells: readonly string[] | null };

/**
 * One cell: in quotation marks, a mark within it doubled, or plain. One in marks is cut off after 2,000 letters, so that a
 * mark that nobody closed spoils its own line and not all that follow.
 */
const cellAt = /"((?:[^"]|""){0,2000})"(?=[,\r\n]|$)|[^,\r\n]*/y;

/** Lists have a dozen columns; a line with hundreds is none of a list. */
const mostCells = 200;

const hidden = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/** The cells of the row that begins at `from`, and where it ends: at its line break or the end of the text. */
const rowAt = (text: string, from: number): { cells: string[]; end: number } | null => {
  const cells: string[] = [];
  for (let at = from; ;) {
    cellAt.lastIndex = at;
    const [raw = '', quoted] = cellAt.exec(text) ?? [];
    const cell = quoted === undefined ? raw : quoted.replaceAll('""', '"');
    const isBroken = (quoted === undefined && raw.startsWith('"')) || hidden.test(cell) || cells.length >= mostCells;
    if (isBroken) return null;
    cells.push(cell.trim());
    at += raw.length;
    if (text[at] !== ',') return { cells, end: at };
    at += 1;
  }
};

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

const countBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * The lines of a table as CSV (RFC 4180), blank ones left out, read one at a time: a table may be long. A line that cannot
 * be read is told of, and the next one begins after its line break.
 */
export function* readTable(text: string): Generator<TableLine> {
  let number = 1;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
    const row = rowAt(text, at);
    const end = row?.end ?? endOfLine(text, at);
    if (row === null || row.cells.some((cell) => cell !== '')) yield { number, cells: row?.cells ?? null };
    number += countBreaks(text.slice(at, end)) + 1;
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
}
