import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findNames } from '#accounts';
import type { Db } from '#kit/db.ts';
import { demandUnblocked } from './demand-unblocked.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';

/** What somebody is called. @throws Problem `not-found` */
export const nameOf = async (db: Db, accountId: string): Promise<string> => {
  const [person] = await findNames(db, [accountId]);
  if (person === undefined) throw new Problem('not-found');
  return `${person.firstName} ${person.lastName}`;
};

/**
 * Who writes in a farmer's conversation, by the name they have now.
 * @throws Problem `blocked` while one of the two sides wants to hear nothing of the other.
 */
export const writerFor = async (db: Db, { accountId }: Viewer, keeperId: string) => {
  await demandUnblocked(db, accountId, keeperId);
  return { writerId: accountId, writerName: await nameOf(db, accountId) };
};
