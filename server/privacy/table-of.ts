import { csvOf, type Row } from '#kit/csv.ts';
import type { FileAnswer } from '#kit/route.ts';

/** A table as a file that no cache keeps. */
export const tableOf = (columns: readonly string[], rows: readonly Row[], fileName: string): FileAnswer => ({
  bytes: Buffer.from(csvOf(columns, rows, { forExcel: true })),
  mediaType: 'text/csv; charset=utf-8',
  cacheSeconds: 0,
  fileName,
});
