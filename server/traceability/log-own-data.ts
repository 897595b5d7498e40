import type { Db } from '#kit/db.ts';
import { dropKey } from './log-store.ts';

/** The salt goes: what the log holds of this person stays provable, and tells nobody anything. */
export const eraseFor = (db: Db, accountId: string): Promise<unknown> => dropKey(db, accountId);
