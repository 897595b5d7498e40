import { closeDemand as contract } from '@shuka/domain/marketplace';
import { endPromises } from '#lots';
import { handle } from '#kit/route.ts';
import { endOpenAnswers } from './answer-store.ts';
import { closeDemandRow } from './demand-store.ts';
import { holdOwnDemand } from './hold-own-demand.ts';

export const closeDemand = handle(contract, async ({ companyId, demandId, reason }, { db, clock }) => {
  const now = clock.now();
  const { closedAt } = await holdOwnDemand(db, companyId, demandId);
  if (closedAt !== null) return {};
  for (const answerId of await endOpenAnswers(db, demandId, reason, now)) await endPromises(db, answerId, now);
  await closeDemandRow(db, demandId, reason, now);
  return {};
});
