import { builtInMeasures, type Measure } from '@shuka/domain/settings';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Every word on what units weigh: those the house begins with, then what was added, the oldest first. */
export const readMeasures = async (db: Db): Promise<Measure[]> => [
  ...builtInMeasures(),
  ...(await rows<Measure>(
    db,
    sql`select unit, crop, market, kilograms_per_unit as "kilogramsPerUnit", measured_on::text as "measuredOn", source,
          is_estimate as "isEstimate", version from settings.measure order by id`,
  )),
];

/** Two words on one unit at once must not get one number. */
export const holdMeasures = (db: Db) => run(db, sql`lock table settings.measure in share row exclusive mode`);

export const countMeasures = async (db: Db): Promise<number> =>
  (await row<{ total: number }>(db, sql`select count(*) as total from settings.measure`))?.total ?? 0;

export const insertMeasure = (db: Db, id: string, measure: Measure, addedBy: string, now: Date) =>
  run(
    db,
    sql`insert into settings.measure (id, unit, crop, market, kilograms_per_unit, measured_on, source, is_estimate,
          version, added_by, created_at)
        values (${id}, ${measure.unit}, ${measure.crop}, ${measure.market}, ${measure.kilogramsPerUnit},
          ${measure.measuredOn}, ${measure.source}, ${measure.isEstimate}, ${measure.version}, ${addedBy}, ${now})`,
  );
