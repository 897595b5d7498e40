import type { ZoneRow } from '@shuka/domain/supervision';
import { findNames } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { Zone } from './zone-store.ts';

/** The names of these people by their ids. */
export const namesOf = async (db: Db, accountIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const asked = [...new Set(accountIds.filter((accountId) => accountId !== null))];
  const found = asked.length === 0 ? [] : await findNames(db, asked);
  return new Map(found.map((person) => [person.accountId, `${person.firstName} ${person.lastName}`]));
};

/** Zones with the names of who supervises them. */
export const zoneRows = async (db: Db, zones: readonly Zone[]): Promise<ZoneRow[]> => {
  const names = await namesOf(
    db,
    zones.map(({ supervisorId }) => supervisorId),
  );
  return zones.map(({ lgas, ...zone }) => ({
    ...zone,
    lgas: [...lgas],
    supervisorName: zone.supervisorId === null ? null : (names.get(zone.supervisorId) ?? null),
  }));
};
