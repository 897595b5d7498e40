import { stringify } from 'csv-stringify/sync';

/** What stands in a cell of an export. Money comes formatted or as naira, dates as text. */
export type Cell = string | number | boolean | null;

export type Row = readonly Cell[];

const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/** What makes a spreadsheet take a cell for a formula, behind blanks and in the full-width forms of East Asia too. */
const formulaStart = /^(?:[\t\r\n\0]|[\s\0]*[=+\-@＝＋－＠])/;

/** A text that no spreadsheet will run: formulas get an apostrophe before them; plain numbers (-5, +234…) stay. */
export const withoutFormula = (text: string): string =>
  formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;

const toText = (cell: Cell): string => (cell === null ? '' : withoutFormula(String(cell)));

/**
 * A table as CSV (RFC 4180: commas, CRLF), its first line the column names.
 * @param options `forExcel` puts a byte order mark first, without which Excel reads ƙ and ₦ as rubbish.
 */
export const csvOf = (columns: readonly string[], rows: readonly Row[], options: { forExcel?: boolean } = {}): string =>
  stringify(
    [columns, ...rows].map((row) => row.map(toText)),
    {
      bom: options.forExcel ?? false,
      record_delimiter: 'windows',
      // A lone line break would otherwise go unquoted and begin a row of its own.
      quoted_match: /[\r\n]/,
    },
  );
