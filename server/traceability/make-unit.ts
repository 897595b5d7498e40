import { isLicensed, makeUnit as contract, ssccOf, type Gs1Word } from '@shuka/domain/traceability';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findGs1, insertUnit, nextUnitNumber } from './code-store.ts';
import { showUnit } from './show-unit.ts';

/** Eight digits, so that the longest prefix but four has room for them all. */
const mostUnits = 99_999_999;

const numberOf = (word: Gs1Word | null, number: number, today: string): string => {
  if (word === null || !isLicensed(word, today)) return '';
  if (String(number).length > 16 - word.prefix.length) throw new Problem('too-many-units');
  return ssccOf(word.prefix, number);
};

export const makeUnit = handle(contract, async ({ id, companyId, says }, context) => {
  const { db, clock, publicUrl } = context;
  const now = clock.now();
  const number = await nextUnitNumber(db, companyId);
  if (number > mostUnits) throw new Problem('too-many-units');
  const sscc = numberOf(await findGs1(db, companyId), number, dayOf(now));
  await insertUnit(db, { id, companyId, number, sscc, says }, viewerOf(context).accountId, now);
  return showUnit(publicUrl, { id, number, sscc, says, madeAt: now.toISOString() });
});
