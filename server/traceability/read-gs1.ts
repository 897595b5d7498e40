import { isLicensed, readGs1 as contract } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { findGs1 } from './code-store.ts';

export const readGs1 = handle(contract, async ({ companyId }, { db, clock }) => {
  const word = await findGs1(db, companyId);
  return { word, isLicensed: isLicensed(word, dayOf(clock.now())) };
});
