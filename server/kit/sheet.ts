import writeExcelFile from 'write-excel-file/node';
import type { Cell as ExcelCell, SheetData } from 'write-excel-file/node';
import { withoutFormula, type Cell, type Row } from './csv.ts';

/**
 * What the cells of a column hold: `naira` takes whole kobo, `date` an ISO day ('2026-03-14'), `percent` a share
 * (0.25 is shown as 25%). Without a kind, numbers stay numbers and texts stay texts.
 */
export type SheetColumn = {
  readonly name: string;
  readonly kind?: 'naira' | 'date' | 'percent';
  /** In letters; 18 unless told. */
  readonly width?: number;
};

/** One sheet. `about` are lines that stand above the table, each a row of cells: title, period, place. */
export type Sheet = {
  readonly name: string;
  readonly about?: readonly Row[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly Row[];
};

/** What a file that `makeSheet` makes is called on the wire. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel calls a file with longer cells broken. */
const maxCellLength = 32_767;

/** Excel takes at most so many letters for the name of a sheet. */
const maxNameLength = 31;

const usualWidth = 18;

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** Texts are harmless even when the sheet is saved as CSV later. */
const plainCell = (cell: Cell): ExcelCell =>
  typeof cell === 'string' ? withoutFormula(cell).slice(0, maxCellLength) : cell;

/** What does not fit its column's kind ('not known' for a date) stands as it is. */
const cellOf = (cell: Cell, kind: SheetColumn['kind']): ExcelCell => {
  if (typeof cell === 'number' && kind === 'naira') return { value: cell / 100, format: '[$₦]#,##0.00' };
  if (typeof cell === 'number' && kind === 'percent') return { value: cell, format: '0%' };
  if (typeof cell === 'string' && kind === 'date' && isoDay.test(cell))
    return { value: new Date(`${cell}T00:00:00Z`), format: 'd mmm yyyy' };
  return plainCell(cell);
};

/** No two alike, none with what Excel forbids in a name. */
const namesOf = (sheets: readonly Sheet[]): string[] => {
  const names: string[] = [];
  for (const { name } of sheets) {
    const plain = name.replace(/[\p{C}:\\/?*[\]']/gu, ' ').trim() || 'Sheet';
    const wanted = plain.slice(0, maxNameLength);
    const isTaken = names.some((other) => other.toLowerCase() === wanted.toLowerCase());
    names.push(isTaken ? `${plain.slice(0, maxNameLength - 5)} (${names.length + 1})` : wanted);
  }
  return names;
};

const dataOf = ({ about = [], columns, rows }: Sheet): SheetData => {
  const above = about.map((line) => line.map(plainCell));
  const heading = columns.map(({ name }) => ({ value: withoutFormula(name), fontWeight: 'bold' as const }));
  const table = rows.map((row) => row.map((cell, place) => cellOf(cell, columns[place]?.kind)));
  return [...above, ...(above.length > 0 ? [[]] : []), heading, ...table];
};

/**
 * An Excel file (XLSX) of one sheet or several: column names in bold and always in sight, money as naira, days as days.
 * No cell is a formula, whatever people typed.
 */
export const makeSheet = async (...sheets: readonly [Sheet, ...Sheet[]]): Promise<Buffer> => {
  const names = namesOf(sheets);
  const made = sheets.map((sheet, place) => {
    const data = dataOf(sheet);
    return {
      data,
      sheet: names[place] ?? '',
      stickyRowsCount: data.length - sheet.rows.length,
      columns: sheet.columns.map(({ width = usualWidth }) => ({ width })),
    };
  });
  return writeExcelFile(made).toBuffer();
};
