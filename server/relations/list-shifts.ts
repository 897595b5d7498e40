import { listShifts as contract, standsShifts } from '@shuka/domain/relations';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findLastEntry, findShiftEntries } from './shift-store.ts';
import { findStaff } from './staff-store.ts';

export const listShifts = handle(contract, async ({ companyId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [number = null] = cursorParts(after, ['number']) ?? [];
  const before = number === null ? null : Number(number);
  const found = await findShiftEntries(db, { companyId, before, limit: size + 1 });
  const colleagues = (await findStaff(db, companyId))
    .filter(({ duty }) => standsShifts(duty))
    .map(({ accountId, firstName, lastName }) => ({ accountId, name: `${firstName} ${lastName}` }));
  const last = await findLastEntry(db, companyId);
  return {
    ...cutPage(found, size, ({ number: line }) => [String(line)]),
    now: last?.onId == null ? null : last,
    colleagues,
  };
});
