import type { BroadcastAudience } from '@shuka/domain/messaging';
import { findAccount, hasStopped, livingAs } from '#accounts';
import { careOf } from '#relations';
import { row, sql, type Db, type Query } from '#kit/db.ts';

/**
 * Whom a sender tells, as a table of `account_id`: an admin anybody of the audience, a manager those in their care alone; and
 * nobody who stopped being told what many are told.
 */
export const audienceOf = async (db: Db, audience: BroadcastAudience, senderId: string): Promise<Query> => {
  const isAdmin = (await findAccount(db, senderId))?.roles.includes('admin') === true;
  const isHeard = sql`not ${hasStopped(sql`p.account_id`, 'broadcasts')}`;
  const people = sql`select p.account_id from (${livingAs(audience)}) p where ${isHeard}`;
  if (isAdmin) return people;
  return sql`select l.account_id from (${people}) l join (${careOf([senderId])}) c on c.farmer_id = l.account_id`;
};

export const countAudience = async (db: Db, audience: Query): Promise<number> =>
  (await row<{ total: number }>(db, sql`select count(*)::int as total from (${audience}) a`))?.total ?? 0;
