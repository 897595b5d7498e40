import { endDuty as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { zoneNow } from './demand-zone.ts';
import { endDutyOf } from './duty-store.ts';

export const endDuty = handle(
  contract,
  async ({ zoneId, reason }, context) => {
    const { db, clock } = context;
    const decided = { zoneId, decidedBy: viewerOf(context).accountId, reason };
    if (!(await endDutyOf(db, decided, clock.now()))) throw new Problem('no-supervisor');
    return zoneNow(db, zoneId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
