import type { Db } from '#kit/db.ts';
import { endFarm, holdUntouchedFarms } from './removal-store.ts';

/** Takes away the farms of a list that is taken back, those nobody built on since. @returns which went. */
export const endUntouched = async (db: Db, farmIds: readonly string[], now: Date): Promise<string[]> => {
  const untouched = await holdUntouchedFarms(db, farmIds);
  for (const farmId of untouched) await endFarm(db, farmId, now);
  return untouched;
};
