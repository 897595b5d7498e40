import { readRefusedRows as contract } from '@shuka/domain/imports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { csvOf } from '#kit/csv.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { findColumns } from './import-store.ts';
import { findRows } from './row-store.ts';
import { sayFaults } from './say-faults.ts';

/** What a person can mend; more at once is most often one fault. */
const mostRows = 20_000;

export const readRefusedRows = handle(contract, async ({ importId }, { db, language }) => {
  const columns = await findColumns(db, importId);
  if (columns === null) throw new Problem('not-found');
  const found = await findRows(db, importId, ['bad', 'failed'], 0, mostRows);
  const rows = found.map(({ line, cells, faults }) => {
    const said = sayFaults(faults, language).map(({ column, says }) => (column === '' ? says : `${column}: ${says}`));
    return [...columns.map((_, at) => cells[at] ?? ''), line, said.join(' ')];
  });
  const names = [...columns, say(language, 'imports.line'), say(language, 'imports.whatIsWrong')];
  const bytes = Buffer.from(csvOf(names, rows, { forExcel: true }));
  return { bytes, mediaType: 'text/csv; charset=utf-8', cacheSeconds: 0, fileName: 'refused-rows.csv' };
});
