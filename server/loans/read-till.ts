import { isTillLate, readTill as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { houseMoney } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findReceiptsInTill } from './receipt-store.ts';
import { findCasesOf, nameCases } from './till-case-store.ts';
import { findHandIns, findTill, showHandIn } from './till-store.ts';

/** So many of what was before are shown. */
const shown = 20;

export const readTill = handle(contract, async (_input, context) => {
  const { db, clock } = context;
  const managerId = viewerOf(context).accountId;
  const money = houseMoney(context);
  const { cashKobo, since } = (await findTill(db, managerId, money)) ?? { cashKobo: 0, since: null };
  return {
    cashKobo,
    since,
    isLate: isTillLate(since, dayOf(clock.now())),
    receipts: await findReceiptsInTill(db, managerId, money),
    handIns: (await findHandIns(db, managerId, shown)).map(showHandIn),
    cases: await nameCases(db, await findCasesOf(db, managerId, shown)),
  };
});
