import { endRegulator as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { setDutyEnded } from './regulator-store.ts';
import { demandRegulator, regulatorNow } from './show-regulators.ts';

export const endRegulator = handle(
  contract,
  async ({ regulatorId, reason }, context) => {
    const { db, clock } = context;
    const { state } = await demandRegulator(context, regulatorId);
    if (state !== 'agreed') throw new Problem('regulator-settled');
    await setDutyEnded(db, regulatorId, reason, viewerOf(context).accountId, clock.now());
    return regulatorNow(context, regulatorId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
