import { isAssigned } from '#relations';
import { row, sql, type Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';

/** A cover is its farmer's, and assigned to the manager who looks after them. */
export const relationsToCover: RelationsTo = async (db, { accountId, roles }, coverId) => {
  const cover = await row<{ keeper_id: string }>(db, sql`select keeper_id from insurance.cover where id = ${coverId}`);
  if (cover === null) return null;
  if (cover.keeper_id === accountId) return ['own'];
  const isCared = roles.includes('extension-manager') && (await isAssigned(db, accountId, cover.keeper_id));
  return isCared ? ['assigned'] : [];
};

/** What whoever has the role may see: it is there, or it is not. */
const isThere =
  (find: (db: Db, id: string) => Promise<unknown>): RelationsTo =>
  async (db, _viewer, id) =>
    (await find(db, id)) === null ? null : [];

export const relationsToCut = isThere((db, id) => row(db, sql`select 1 from insurance.crop_cut where id = ${id}`));

export const relationsToList = isThere((db, id) => row(db, sql`select 1 from insurance.payout_list where id = ${id}`));

export const relationsToFundEntry = isThere((db, id) =>
  row(db, sql`select 1 from insurance.fund_entry where id = ${id}`),
);

export const relationsToRainImport = isThere((db, id) =>
  row(db, sql`select 1 from insurance.rain_import where id = ${id}`),
);
