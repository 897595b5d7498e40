import { rows, sql, type Db } from '#kit/db.ts';

/** A photo of a farm whose picture is here. `sha256` is of its full part. */
export type PhotoSince = {
  readonly id: string;
  readonly addedBy: string;
  readonly takenAt: string;
  readonly sha256: string;
};

/** The photos of a farm that were told of since a moment and whose pictures came, in that order. */
export const findPhotosSince = (db: Db, farmId: string, since: string): Promise<PhotoSince[]> =>
  rows<PhotoSince>(
    db,
    sql`select id, added_by as "addedBy", taken_at as "takenAt", full_sha256 as sha256 from farms.photo
        where farm_id = ${farmId} and created_at >= ${since} and removed_at is null and full_key is not null
        order by created_at, id`,
  );
