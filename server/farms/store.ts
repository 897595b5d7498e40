import type { Farm } from '@shuka/domain/farms';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, name, state_code as "stateCode", lga, size_band as "sizeBand", crop,
  photo_key as "photoId", revision, created_at as "createdAt"`;

export const insertFarm = (db: Db, keeperId: string, farm: Farm) =>
  run(
    db,
    sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
        values (${farm.id}, ${keeperId}, ${farm.name}, ${farm.stateCode}, ${farm.lga}, ${farm.sizeBand}, ${farm.crop},
          ${farm.revision}, ${farm.createdAt})`,
  );

export const findFarm = (db: Db, farmId: string): Promise<Farm | null> =>
  row<Farm>(db, sql`select ${columns} from farms.farm where id = ${farmId}`);

/** The farm with its row locked, for a change that depends on what it is now. */
export const holdFarm = (db: Db, farmId: string): Promise<Farm | null> =>
  row<Farm>(db, sql`select ${columns} from farms.farm where id = ${farmId} for no key update`);

export const findKeeper = async (db: Db, farmId: string): Promise<string | null> =>
  (await row<{ keeper_id: string }>(db, sql`select keeper_id from farms.farm where id = ${farmId}`))?.keeper_id ?? null;

/** One keyset page of a keeper's farms, newest first: ids are UUIDv7, so their order is that of birth. */
export const findFarmsOf = (db: Db, keeperId: string, after: string | null, limit: number): Promise<Farm[]> =>
  rows<Farm>(
    db,
    after === null
      ? sql`select ${columns} from farms.farm where keeper_id = ${keeperId} order by id desc limit ${limit}`
      : sql`select ${columns} from farms.farm where keeper_id = ${keeperId} and id < ${after} order by id desc limit ${limit}`,
  );

export const updateFarm = (db: Db, farm: Farm) =>
  run(
    db,
    sql`update farms.farm set name = ${farm.name}, state_code = ${farm.stateCode}, lga = ${farm.lga},
          size_band = ${farm.sizeBand}, crop = ${farm.crop}, revision = ${farm.revision}
        where id = ${farm.id}`,
  );

export type Photo = { photoId: string; thumbKey: string };

/** Gives the farm its picture; both sizes are kept in the file store before their keys come here. */
export const setPhoto = (db: Db, farmId: string, photo: Photo): Promise<Farm | null> =>
  row<Farm>(
    db,
    sql`update farms.farm set photo_key = ${photo.photoId}, thumb_key = ${photo.thumbKey}, revision = revision + 1
        where id = ${farmId} returning ${columns}`,
  );

export const findPhoto = (db: Db, farmId: string): Promise<Photo | null> =>
  row<Photo>(
    db,
    sql`select photo_key as "photoId", thumb_key as "thumbKey" from farms.farm where id = ${farmId} and photo_key is not null`,
  );
