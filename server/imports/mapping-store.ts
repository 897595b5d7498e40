import type { Mapping, MappingDraft } from '@shuka/domain/imports';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, name, kind, fields, made_at as "madeAt"`;

export const insertMapping = (db: Db, made: MappingDraft, by: string, now: Date) =>
  run(
    db,
    sql`insert into imports.mapping (id, name, kind, fields, made_by, made_at)
        values (${made.id}, ${made.name}, ${made.kind}, ${JSON.stringify(made.fields)}::jsonb, ${by}, ${now})`,
  );

export const countMappings = async (db: Db): Promise<number> =>
  (await row<{ total: number }>(db, sql`select count(*)::int as total from imports.mapping`))?.total ?? 0;

export const findMapping = (db: Db, mappingId: string): Promise<Mapping | null> =>
  row<Mapping>(db, sql`select ${columns} from imports.mapping where id = ${mappingId}`);

export const findMappings = (db: Db, after: string | null, limit: number): Promise<Mapping[]> =>
  rows<Mapping>(
    db,
    sql`select ${columns} from imports.mapping where (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );
