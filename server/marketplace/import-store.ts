import type { PriceImport } from '@shuka/domain/marketplace';
import { rows, run, sql, type Db } from '#kit/db.ts';

export const insertImport = (db: Db, done: PriceImport, by: string) =>
  run(
    db,
    sql`insert into marketplace.price_import (id, file_name, source, lines, added, changed, known, left_out,
          left_out_lines, imported_by, imported_at)
        values (${done.id}, ${done.fileName}, ${done.source}, ${done.lines}, ${done.added}, ${done.changed},
          ${done.known}, ${JSON.stringify(done.leftOut)}::jsonb,
          ${done.leftOut.reduce((sum, { count }) => sum + count, 0)}, ${by}, ${done.importedAt})`,
  );

export const findImports = (db: Db, after: readonly string[] | null, limit: number): Promise<PriceImport[]> => {
  const [before = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = after ?? [];
  return rows<PriceImport>(
    db,
    sql`select id, file_name as "fileName", source, lines, added, changed, known, left_out as "leftOut",
          imported_at as "importedAt"
        from marketplace.price_import where (imported_at, id) < (${before}::timestamptz, ${id}::uuid)
        order by imported_at desc, id desc limit ${limit}`,
  );
};
