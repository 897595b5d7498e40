import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Db } from '#kit/db.ts';
import { findLastEntry, insertShiftEntry } from './shift-store.ts';

/** Ends the shift of somebody who may stand it no more; nobody counted what stands. The company is held by whoever calls. */
export const endShiftOf = async (
  db: Db,
  { companyId, accountId, byId }: { companyId: string; accountId: string; byId: string },
  now: Date,
): Promise<void> => {
  const last = await findLastEntry(db, companyId);
  if (last === null || last.onId !== accountId) return;
  const ended = { act: 'closed', onId: null, trucks: null, bags: null, note: '' } as const;
  await insertShiftEntry(db, { ...ended, id: newId(), companyId, number: last.number + 1, byId, at: now });
};
