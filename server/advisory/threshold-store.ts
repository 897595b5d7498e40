import { builtInThresholds, type Threshold } from '@shuka/domain/advisory';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Every word of every source: those the house begins with, then what was added, the oldest first. */
export const readThresholds = async (db: Db): Promise<Threshold[]> => [
  ...builtInThresholds(),
  ...(await rows<Threshold>(
    db,
    sql`select pest, stage, crop, percent, source, is_estimate as "isEstimate", said_on::text as "saidOn", version
        from advisory.threshold order by id`,
  )),
];

/** Two words of one source at once must not get one number. */
export const holdThresholds = (db: Db) => run(db, sql`lock table advisory.threshold in share row exclusive mode`);

export const countThresholds = async (db: Db): Promise<number> =>
  (await row<{ total: number }>(db, sql`select count(*) as total from advisory.threshold`))?.total ?? 0;

export const insertThreshold = (db: Db, id: string, threshold: Threshold, addedBy: string, now: Date) =>
  run(
    db,
    sql`insert into advisory.threshold (id, pest, stage, crop, percent, source, is_estimate, said_on, version,
          added_by, created_at)
        values (${id}, ${threshold.pest}, ${threshold.stage}, ${threshold.crop}, ${threshold.percent},
          ${threshold.source}, ${threshold.isEstimate}, ${threshold.saidOn}, ${threshold.version}, ${addedBy}, ${now})`,
  );
