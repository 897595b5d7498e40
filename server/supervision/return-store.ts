import type { Targets } from '@shuka/domain/supervision';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** What was said of a zone's year last. */
export type ReturnWord = {
  readonly zoneId: string;
  readonly version: number;
  readonly targets: Targets;
  readonly remarks: string;
  readonly constraints: string;
};

/** The newest word on each of these zones' year; a zone of which nothing was said is left out. */
export const findReturnWords = (db: Db, zoneIds: readonly string[], year: number): Promise<ReturnWord[]> =>
  rows<ReturnWord>(
    db,
    sql`select distinct on (zone_id) zone_id as "zoneId", version, targets, remarks, constraints
        from supervision.return_word where zone_id = any(${zoneIds}::uuid[]) and year = ${year}
        order by zone_id, version desc`,
  );

export type NewWord = Omit<ReturnWord, 'version'> & {
  readonly id: string;
  readonly year: number;
  readonly saidBy: string;
};

/** Writes the word after version `after`; false when that is not the newest. */
export const insertReturnWord = async (db: Db, word: NewWord, after: number, now: Date): Promise<boolean> => {
  const newest = await row<{ version: number }>(
    db,
    sql`select coalesce(max(version), 0) as version from supervision.return_word
        where zone_id = ${word.zoneId} and year = ${word.year}`,
  );
  if (newest?.version !== after) return false;
  return (
    (await run(
      db,
      sql`insert into supervision.return_word (id, zone_id, year, version, targets, remarks, constraints, said_by,
            created_at)
          values (${word.id}, ${word.zoneId}, ${word.year}, ${after + 1}, ${JSON.stringify(word.targets)}::jsonb,
            ${word.remarks}, ${word.constraints}, ${word.saidBy}, ${now})
          on conflict (zone_id, year, version) do nothing`,
    )) === 1
  );
};
