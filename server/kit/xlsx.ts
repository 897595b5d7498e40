import type { Row } from './csv.ts';
import { makeSheet } from './sheet.ts';

/** A plain table as an Excel file of one sheet, its first line the column names, in bold and always in sight. */
export const xlsxOf = (sheetName: string, columns: readonly string[], rows: readonly Row[]): Promise<Buffer> =>
  makeSheet({ name: sheetName, columns: columns.map((name) => ({ name })), rows });
