import { endAgronomist as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endDuty } from './duty-store.ts';

export const endAgronomist = handle(
  contract,
  async ({ agronomistId, reason }, context) => {
    const decided = { agronomistId, decidedBy: viewerOf(context).accountId, reason };
    if (!(await endDuty(context.db, decided, context.clock.now()))) throw new Problem('not-an-agronomist');
    return {};
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
