import type { ZoneRow } from '@shuka/domain/supervision';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { Zone } from './zone-store.ts';

/** Zones with the names of who supervises them. */
export const zoneRows = async (db: Db, zones: readonly Zone[]): Promise<ZoneRow[]> => {
  const names = await fullNamesOf(
    db,
    zones.map(({ supervisorId }) => supervisorId),
  );
  return zones.map(({ lgas, ...zone }) => ({
    ...zone,
    lgas: [...lgas],
    supervisorName: zone.supervisorId === null ? null : (names.get(zone.supervisorId) ?? null),
  }));
};
