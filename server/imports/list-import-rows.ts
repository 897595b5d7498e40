import { listImportRows as contract } from '@shuka/domain/imports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findColumns } from './import-store.ts';
import { findRows } from './row-store.ts';
import { sayFaults } from './say-faults.ts';

export const listImportRows = handle(contract, async ({ importId, state, after, limit }, { db, language }) => {
  const columns = await findColumns(db, importId);
  if (columns === null) throw new Problem('not-found');
  const size = limitOf(limit);
  const from = Number(cursorParts(after, ['number'])?.[0] ?? 0);
  const found = await findRows(db, importId, [state], from, size + 1);
  const { items, next } = cutPage(found, size, ({ line }) => [String(line)]);
  const said = items.map((one) => ({ ...one, cells: [...one.cells], faults: sayFaults(one.faults, language) }));
  return { columns: [...columns], items: said, next };
});
