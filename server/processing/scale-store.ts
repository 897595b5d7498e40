import type { Scale, ScaleDraft } from '@shuka/domain/processing';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`w.scale_id as id, w.company_id as "companyId", w.name, w.capacity_kilograms as "capacityKilograms",
  w.calibrated_on::text as "calibratedOn", w.valid_until::text as "validUntil", w.certificate,
  w.is_retired as "isRetired", w.said_at as "saidAt"`;

/** A word on a scale with its own id. */
type ScaleWord = Scale & { readonly wordId: string };

/** All that was said of a scale of a company, the last word first. */
export const findScaleWords = (db: Db, companyId: string, scaleId: string): Promise<ScaleWord[]> =>
  rows<ScaleWord>(
    db,
    sql`select w.id as "wordId", ${columns} from processing.scale_word w
        where w.company_id = ${companyId} and w.scale_id = ${scaleId} order by w.said_at desc, w.id desc`,
  );

/** Scales by the last word on each. */
export const findScales = (db: Db, scaleIds: readonly string[]): Promise<Scale[]> =>
  rows<Scale>(
    db,
    sql`select distinct on (w.scale_id) ${columns} from processing.scale_word w
        where w.scale_id = any(${scaleIds}::uuid[]) order by w.scale_id, w.said_at desc, w.id desc`,
  );

export const countScales = async (db: Db, companyId: string): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(distinct scale_id)::int as count from processing.scale_word where company_id = ${companyId}`,
    )
  )?.count ?? 0;

/** Whether a scale's id is of another company: whoever made it up there. */
export const isScaleElsewhere = async (db: Db, companyId: string, scaleId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from processing.scale_word where scale_id = ${scaleId} and company_id <> ${companyId} limit 1`,
  )) !== null;

export const insertScaleWord = (db: Db, draft: ScaleDraft, saidBy: string, now: Date) =>
  run(
    db,
    sql`insert into processing.scale_word (id, company_id, scale_id, name, capacity_kilograms, calibrated_on,
          valid_until, certificate, is_retired, said_by, said_at)
        values (${draft.id}, ${draft.companyId}, ${draft.scaleId}, ${draft.name}, ${draft.capacityKilograms},
          ${draft.calibratedOn}, ${draft.validUntil}, ${draft.certificate}, ${draft.isRetired}, ${saidBy}, ${now})`,
  );
