import { settleFlag as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { findFlagsOf } from '#extension';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandPosted } from './demand-zone.ts';
import { findSettlementsOf, insertSettlement } from './settlement-store.ts';
import { holdZone } from './zone-store.ts';

export const settleFlag = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const { zoneId, managerId, id, visitId, reason } = draft;
  const byId = viewerOf(context).accountId;
  await demandPosted(db, zoneId, managerId);
  if (managerId === byId) throw new Problem('own-visit');
  await holdZone(db, zoneId); // of two who settle at once the second finds nothing left
  const raised = await findFlagsOf(db, visitId, managerId);
  if (raised === null) throw new Problem('not-found');
  const settled = (await findSettlementsOf(db, visitId)).flatMap((one) => one.flags);
  const flags = [...new Set(draft.flags)];
  if (flags.some((flag) => !raised.includes(flag) || settled.includes(flag))) throw new Problem('nothing-to-settle');
  const byName = (await fullNamesOf(db, [byId])).get(byId) ?? '';
  const now = clock.now();
  await insertSettlement(db, { id, zoneId, managerId, visitId, flags, reason, byId, byName }, now);
  return { id, visitId, flags, reason, byName, createdAt: now.toISOString() };
});
