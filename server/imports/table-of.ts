import { importLimits, readSubmissions, type FileFault, type ImportFormat } from '@shuka/domain/imports';
import { readTable, type TableLine } from '@shuka/domain/kit/read-table.ts';
import { decodeText } from './decode-text.ts';
import { hasMore } from './has-more.ts';
import { readSheet } from './read-sheet.ts';

/** A file as lines of cells, its first the names of columns; they are read one at a time, and anew as often as asked for. */
export type Table = { readonly lines: Iterable<TableLine> } | { readonly fault: FileFault };

/** What a file is by its first bytes: a packed one is a spreadsheet, what begins with a bracket the answers of a form. */
export const formatOf = (bytes: Uint8Array): ImportFormat => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'xlsx';
  const head = Buffer.from(bytes.subarray(0, 64))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  return head.startsWith('{') || head.startsWith('[') ? 'json' : 'csv';
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
};

function* formLines(header: readonly string[], rows: readonly (readonly string[])[]): Generator<TableLine> {
  yield { number: 1, cells: header };
  for (const [at, cells] of rows.entries()) yield { number: at + 2, cells };
}

/** A table by tabs or semicolons, as Excel saves it in some languages, with commas instead; no cell of it is quoted. */
const withCommas = (text: string): string => {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const sign = ['\t', ';'].find((one) => !head.includes(',') && head.includes(one));
  if (sign === undefined || text.includes('"')) return text;
  return text
    .split('\n')
    .map((line) =>
      line
        .split(sign)
        .map((cell) => (cell.includes(',') ? `"${cell.replace('\r', '')}"` : cell))
        .join(','),
    )
    .join('\n');
};

/** Reads a file as a table; what is wrong with it as a whole where it is none. */
export const tableOf = (bytes: Uint8Array, format: ImportFormat): Table => {
  if (format === 'xlsx') {
    const sheet = readSheet(bytes);
    if (sheet === 'too-large') return { fault: 'too-large' };
    return sheet === null ? { fault: 'not-a-table' } : { lines: sheet };
  }
  const text = decodeText(bytes);
  if (text === null) return { fault: 'encoding' };
  const hasTooMany = ['\n', '\r'].some((sign) => hasMore(text, sign, importLimits.mostSheetRows.value));
  if (format === 'csv' && hasTooMany) return { fault: 'too-large' };
  if (format === 'csv') {
    const table = withCommas(text);
    return { lines: { [Symbol.iterator]: () => readTable(table) } };
  }
  const form = readSubmissions(readJson(text));
  return form === null
    ? { fault: 'not-a-table' }
    : { lines: { [Symbol.iterator]: () => formLines(form.header, form.rows) } };
};
