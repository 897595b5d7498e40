import type { Photo, PhotoDraft, PhotoPart } from '@shuka/domain/farms';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export const insertPhoto = (db: Db, photo: Photo, { thumb, full }: PhotoDraft, addedBy: string, now: Date) =>
  run(
    db,
    sql`insert into farms.photo (id, farm_id, plot_id, keeper_id, added_by, thumb_sha256, thumb_bytes, full_sha256,
          full_bytes, taken_at, created_at)
        values (${photo.id}, ${photo.farmId}, ${photo.plotId}, ${photo.keeperId}, ${addedBy}, ${thumb.sha256},
          ${thumb.sizeBytes}, ${full.sha256}, ${full.sizeBytes}, ${photo.takenAt}, ${now})`,
  );

/** At most `mostPhotos` rows of one farm, found by its index. */
export const countPhotos = async (db: Db, farmId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from farms.photo where farm_id = ${farmId} and removed_at is null`,
    )
  )?.total ?? 0;

export const findKeeperOfPhoto = async (db: Db, photoId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from farms.photo where id = ${photoId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

/** Which farm a photo is of. */
export const findFarmOfPhoto = async (db: Db, photoId: string): Promise<string | null> =>
  (
    await row<{ farm_id: string }>(
      db,
      sql`select farm_id from farms.photo where id = ${photoId} and removed_at is null`,
    )
  )?.farm_id ?? null;

/** Who told of a photo. */
export const findAdderOfPhoto = async (db: Db, photoId: string): Promise<string | null> =>
  (
    await row<{ added_by: string }>(
      db,
      sql`select added_by from farms.photo where id = ${photoId} and removed_at is null`,
    )
  )?.added_by ?? null;

/** Whether something that stands, such as an inspection, a visit or a report, shows the photo: it is their evidence. */
export const isPhotoNamed = async (db: Db, photoId: string): Promise<boolean> =>
  (
    await row<{ is_named: boolean }>(
      db,
      sql`select farms.is_photo_named(id, farm_id) as is_named from farms.photo where id = ${photoId}`,
    )
  )?.is_named ?? false;

export const endPhoto = (db: Db, photoId: string, now: Date) =>
  run(db, sql`update farms.photo set removed_at = ${now} where id = ${photoId} and removed_at is null`);

const keyColumn = { thumb: sql`thumb_key`, full: sql`full_key` } as const;
const hashColumn = { thumb: sql`thumb_sha256`, full: sql`full_sha256` } as const;
const sizeColumn = { thumb: sql`thumb_bytes`, full: sql`full_bytes` } as const;

/** What was told of a part of a photo, and whether its bytes came; null when there is no such photo any more. */
export const findPhotoPart = (
  db: Db,
  photoId: string,
  part: PhotoPart,
): Promise<{ sha256: string; sizeBytes: number; isHere: boolean } | null> =>
  row(
    db,
    sql`select ${hashColumn[part]} as sha256, ${sizeColumn[part]} as "sizeBytes",
          ${keyColumn[part]} is not null as "isHere"
        from farms.photo where id = ${photoId} and removed_at is null`,
  );

/** The file store's key of a part of a photo; null when the part or the photo is not there. */
export const findPhotoKey = async (db: Db, photoId: string, part: PhotoPart): Promise<string | null> =>
  (
    await row<{ key: string | null }>(
      db,
      sql`select ${keyColumn[part]} as key from farms.photo where id = ${photoId} and removed_at is null`,
    )
  )?.key ?? null;

/**
 * Names the file that holds a part of a photo; the file store has it already, so that no photo names one that is not
 * there. False when the photo is gone or has the part, which then stays as it is.
 */
export const keepPhotoPart = async (db: Db, photoId: string, part: PhotoPart, key: string): Promise<boolean> =>
  (await run(
    db,
    sql`update farms.photo set ${keyColumn[part]} = ${key}
        where id = ${photoId} and removed_at is null and ${keyColumn[part]} is null`,
  )) === 1;

/** What each photo was told to be, by the SHA-256 of its full part; null where it is none of this farm, or not known yet. */
export const findPhotoDigests = async (
  db: Db,
  farmId: string,
  photoIds: readonly string[],
): Promise<{ readonly id: string; readonly sha256: string | null }[]> => {
  const found = await rows<{ id: string; sha256: string }>(
    db,
    sql`select id, full_sha256 as sha256 from farms.photo where id = any(${photoIds}::uuid[]) and farm_id = ${farmId}`,
  );
  const digestOf = new Map(found.map(({ id, sha256 }) => [id, sha256]));
  return photoIds.map((id) => ({ id, sha256: digestOf.get(id) ?? null }));
};

/**
 * The photos among `photoIds` that are of this farm and whose full part is here, in the order asked for. Whoever calls
 * has seen to it that the viewer may see the farm.
 */
export const findFarmPhotos = async (
  db: Db,
  farmId: string,
  photoIds: readonly string[],
): Promise<{ id: string; key: string; takenAt: string }[]> => {
  const found = await rows<{ id: string; key: string; takenAt: string }>(
    db,
    sql`select id, full_key as key, taken_at as "takenAt" from farms.photo
        where id = any(${photoIds}::uuid[]) and farm_id = ${farmId} and removed_at is null and full_key is not null`,
  );
  return photoIds.flatMap((photoId) => found.filter(({ id }) => id === photoId));
};
