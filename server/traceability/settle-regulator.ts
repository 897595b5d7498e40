import { settleRegulator as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { demandPassword, tellPerson } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { setDecided } from './regulator-store.ts';
import { demandRegulator, regulatorNow } from './show-regulators.ts';

export const settleRegulator = handle(
  contract,
  async ({ regulatorId, isAgreed }, context) => {
    const { db, clock } = context;
    const { accountId: by } = viewerOf(context);
    const { state, askedBy, accountId, states } = await demandRegulator(context, regulatorId);
    if (askedBy === by || accountId === by) throw new Problem('own-proposal');
    if (state !== 'asked') throw new Problem('regulator-settled');
    await setDecided(db, regulatorId, isAgreed, by, clock.now());
    if (isAgreed)
      await tellPerson(context, accountId, 'sms.regulator', () => ({ states: states.map(stateName).join(', ') }));
    return regulatorNow(context, regulatorId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
