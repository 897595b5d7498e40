import type { Db } from '#kit/db.ts';
import { alertsFor, dropAlertsOf } from './alert-store.ts';

/** What a person was told to beware of, besides the rows of their phones. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  weatherAlerts: await alertsFor(db, accountId),
});

/** It tells where somebody's land lay. */
export const eraseFor = (db: Db, accountId: string): Promise<number> => dropAlertsOf(db, accountId);
