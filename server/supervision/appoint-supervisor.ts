import { appointSupervisor as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandManagers } from './demand-managers.ts';
import { zoneNow } from './demand-zone.ts';
import { beginDuty, endDutyOf, findDutyOf } from './duty-store.ts';
import { holdZone } from './zone-store.ts';

export const appointSupervisor = handle(
  contract,
  async ({ id, zoneId, supervisorId, reason }, context) => {
    const { db, clock } = context;
    const decided = { zoneId, decidedBy: viewerOf(context).accountId, reason };
    await demandManagers(db, [supervisorId]);
    await holdZone(db, zoneId);
    if ((await findDutyOf(db, supervisorId)) !== null) throw new Problem('has-duty');
    await endDutyOf(db, decided, clock.now());
    await beginDuty(db, { id, ...decided }, supervisorId, clock.now());
    return zoneNow(db, zoneId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
