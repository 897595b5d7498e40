import writeExcelFile from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { withoutFormula } from './csv.ts';
import type { Cell, Row } from './csv.ts';

/** Excel calls a file with longer cells broken. */
const maxCellLength = 32_767;

/** Numbers stay numbers; texts stay texts, harmless even when the sheet is saved as CSV later. */
const toCell = (cell: Cell): string | number | boolean | null =>
  typeof cell === 'string' ? withoutFormula(cell).slice(0, maxCellLength) : cell;

/**
 * A table as an Excel file of one sheet, its first line the column names, in bold and always in sight.
 * @param sheetName at most 31 letters without : \ / ? * [ ].
 */
export const xlsxOf = async (sheetName: string, columns: readonly string[], rows: readonly Row[]): Promise<Buffer> => {
  const heading = columns.map((column) => ({ value: withoutFormula(column), fontWeight: 'bold' as const }));
  const data: SheetData = [heading, ...rows.map((row) => row.map(toCell))];
  return writeExcelFile(data, { sheet: sheetName, stickyRowsCount: 1 }).toBuffer();
};
