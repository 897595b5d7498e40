import { shiftAfter, type ShiftAct, type ShiftEntry } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { findDuty, holdCompany } from './company-store.ts';
import { findLastEntry, findShiftEntry, insertShiftEntry } from './shift-store.ts';

type Asked = {
  readonly id: string;
  readonly companyId: string;
  readonly act: ShiftAct;
  readonly toId?: string;
  readonly trucks: number | null;
  readonly bags: number | null;
  readonly note: string;
};

/**
 * Writes what happens to the shift of a company into its book, one after the other.
 * @throws Problem as `shiftAfter` does.
 */
export const keepShift = async (
  context: Context,
  { id, companyId, act, toId, ...counted }: Asked,
): Promise<ShiftEntry> => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  await holdCompany(db, companyId);
  const last = await findLastEntry(db, companyId);
  // Asked once more with the company held: the duty may have ended a moment ago.
  const duty = await findDuty(db, companyId, byId);
  if (duty === null) throw new Problem('not-found');
  const nextDuty = toId === undefined ? null : await findDuty(db, companyId, toId);
  const next = toId === undefined || nextDuty === null ? null : { id: toId, duty: nextDuty };
  const onId = shiftAfter({ onId: last?.onId ?? null }, { act, byId, duty, next });
  const number = (last?.number ?? 0) + 1;
  await insertShiftEntry(db, { ...counted, id, companyId, number, act, byId, onId, at: clock.now() });
  const kept = await findShiftEntry(db, id);
  if (kept === null) throw new Error('The line of the shift that was written is not there.');
  return kept;
};
