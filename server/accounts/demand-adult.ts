import { mayBeChild, type Assisted } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findAssisted } from './assisted-store.ts';

/** How the account of somebody came about who may be under 18; null for grown-ups, and who signed up themselves is one. */
export const findChild = async (db: Db, accountId: string, now: Date): Promise<Assisted | null> => {
  const assisted = await findAssisted(db, accountId);
  return assisted !== null && mayBeChild(assisted, now) ? assisted : null;
};

/**
 * A yes to a use of data is not a child's to give (NDPA 2023, s. 31): a parent or guardian says it. A no always counts.
 * @throws Problem `guardian-needed`.
 */
export const demandAdult = async (db: Db, accountId: string, now: Date): Promise<void> => {
  if ((await findChild(db, accountId, now)) !== null) throw new Problem('guardian-needed');
};
