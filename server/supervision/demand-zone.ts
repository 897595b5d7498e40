import type { ZoneRow } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findPosted, type Posting } from './posting-store.ts';
import { zoneRows } from './zone-rows.ts';
import { findZone, type Zone } from './zone-store.ts';

/** A zone. @throws Problem `not-found`. */
export const demandZone = async (db: Db, zoneId: string): Promise<Zone> => {
  const zone = await findZone(db, zoneId);
  if (zone === null) throw new Problem('not-found');
  return zone;
};

/** A zone as it stands now, as admins see it. @throws Problem `not-found`. */
export const zoneNow = async (db: Db, zoneId: string): Promise<ZoneRow> => {
  const [zone] = await zoneRows(db, [await demandZone(db, zoneId)]);
  if (zone === undefined) throw new Problem('not-found');
  return zone;
};

/** Everyone posted to a zone, of whom this manager is one. @throws Problem `not-found` when they are not. */
export const demandPosted = async (db: Db, zoneId: string, managerId: string): Promise<readonly Posting[]> => {
  const posted = await findPosted(db, zoneId);
  if (!posted.some((one) => one.managerId === managerId)) throw new Problem('not-found');
  return posted;
};
