import { inspectionRecord, type Inspection } from '@shuka/domain/reports';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { instantText } from '#kit/instant-text.ts';
import type { SyncedRow, SyncedType } from '#kit/synced.ts';
import type { Signer } from '#kit/signer.ts';
import type { SealedInspection } from './inspection-seal.ts';

/** Whose it is may change when accounts are merged, so it has a column of its own. */
const besideRecord: readonly string[] = ['id', 'keeperId', 'seal'];

/** The record in the order of its schema, which phones read it in. */
const recordText = (inspection: Inspection): string => {
  const names = Object.keys(inspectionRecord.shape).filter((name) => !besideRecord.includes(name));
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, inspection[name as keyof Inspection]])));
};

const sealText = sql`json_build_object('sealedAt', ${instantText(sql`created_at`)}, 'keyId', key_id,
  'digest', encode(digest, 'hex'), 'checkCode', check_code)::text`;

/** The record and its seal as one JSON text: the record stands in the table as it was written. */
const rowText = sql`'{"keeperId":"' || keeper_id || '",' || substr(left(record::text, -1), 2) || ',"seal":' || ${sealText}
  || '}'`;

export const keepSealKey = (db: Db, { keyId, publicKey }: Signer, now: Date) =>
  run(
    db,
    sql`insert into reports.seal_key (key_id, public_key, since) values (${keyId}, ${publicKey}, ${now})
        on conflict (key_id) do nothing`,
  );

export type KeptKey = { readonly keyId: string; readonly publicKey: string; readonly since: string };

export const findSealKeys = (db: Db): Promise<KeptKey[]> =>
  rows<KeptKey>(
    db,
    sql`select key_id as "keyId", public_key as "publicKey", since from reports.seal_key order by since desc, key_id`,
  );

export const insertInspection = (db: Db, sealed: SealedInspection) => {
  const { inspection, sealedText, digest, signature, markKey } = sealed;
  const { seal } = inspection;
  return run(
    db,
    sql`insert into reports.inspection (id, keeper_id, farm_id, stage, inspected_on, outcome, follows, corrects,
          by_account, created_at, record, mark_key, sealed_text, digest, signature, key_id, check_code)
        values (${inspection.id}, ${inspection.keeperId}, ${inspection.farmId}, ${inspection.stage},
          ${inspection.inspectedOn}, ${inspection.outcome}, ${inspection.follows}, ${inspection.corrects},
          ${inspection.by}, ${inspection.createdAt}, ${recordText(inspection)}::json, ${markKey}, ${sealedText},
          ${digest}, ${signature}, ${seal?.keyId ?? ''}, ${seal?.checkCode ?? ''})`,
  );
};

type Found = Omit<SealedInspection, 'inspection'> & { readonly text: string };

export const findInspection = async (db: Db, inspectionId: string): Promise<SealedInspection | null> => {
  const found = await row<Found>(
    db,
    sql`select ${rowText} as text, sealed_text as "sealedText", digest, signature, mark_key as "markKey",
          k.public_key as "publicKey"
        from reports.inspection join reports.seal_key k using (key_id)
        where id = ${inspectionId} and removed_at is null`,
  );
  if (found === null) return null;
  const { text, ...sealed } = found;
  return { ...sealed, inspection: { id: inspectionId, ...(JSON.parse(text) as Omit<Inspection, 'id'>) } };
};

/** The files of the marks that one farmer made under inspections, and nobody else's. */
export const findMarkKeys = async (db: Db, keeperId: string): Promise<string[]> =>
  (
    await rows<{ key: string }>(
      db,
      sql`select distinct mark_key as key from reports.inspection mine
          where keeper_id = ${keeperId} and mark_key is not null and not exists (
            select 1 from reports.inspection where mark_key = mine.mark_key and keeper_id <> ${keeperId})`,
    )
  ).map(({ key }) => key);

/** Whether another took the place of an inspection, and whether its open points were looked at again. */
export const findWhatCame = async (
  db: Db,
  inspectionId: string,
): Promise<{ readonly isCorrected: boolean; readonly isFollowed: boolean }> =>
  (await row<{ isCorrected: boolean; isFollowed: boolean }>(
    db,
    sql`select exists (select 1 from reports.inspection where corrects = ${inspectionId}) as "isCorrected",
          exists (select 1 from reports.inspection where follows = ${inspectionId} and corrects is null) as "isFollowed"`,
  )) ?? { isCorrected: false, isFollowed: false };

/** Locks an inspection, so that of two that correct or follow it the second sees the first. False where there is none. */
export const lockInspection = async (db: Db, inspectionId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from reports.inspection where id = ${inspectionId} and removed_at is null for no key update`,
  )) !== null;

export const findKeeperOfInspection = async (db: Db, inspectionId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from reports.inspection where id = ${inspectionId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

/** The farm of an inspection that this manager made; null for another's. */
export const findOwnInspectedFarm = async (db: Db, inspectionId: string, by: string): Promise<string | null> =>
  (
    await row<{ farm_id: string }>(
      db,
      sql`select farm_id from reports.inspection where id = ${inspectionId} and by_account = ${by} and removed_at is null`,
    )
  )?.farm_id ?? null;

/** At most `mostInspections` rows of one farm, found by its index. */
export const countInspections = async (db: Db, farmId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from reports.inspection where farm_id = ${farmId} and removed_at is null`,
    )
  )?.total ?? 0;

const read: SyncedType['read'] = (db, ids) =>
  rows<SyncedRow>(
    db,
    sql`select id, ${rowText} as text from reports.inspection where id = any(${ids}::uuid[]) and removed_at is null`,
  );

/** What phones keep of inspections. */
export const syncedInspections: SyncedType = { type: 'inspection', read };
