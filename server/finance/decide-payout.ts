import { canMovePayout, decidePayout as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword, findPayoutBank } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { answerPayout } from './ask-about-payout.ts';
import { payoutHeard } from './payment-jobs.ts';
import { giveBack } from './payment-money.ts';
import { noteStep } from './payment-store.ts';
import { holdPayout, setDecision, type PayoutRow } from './payout-store.ts';

/** What was approved is the account that was looked at. @throws Problem `bank-changed`. */
const checkBank = async (db: Db, { ownerId, bankChangedAt }: PayoutRow): Promise<void> => {
  const bank = await findPayoutBank(db, ownerId);
  if (bank?.changedAt !== bankChangedAt) throw new Problem('bank-changed');
};

export const decidePayout = handle(
  contract,
  async ({ payoutId, decision, reason }, context) => {
    const { db, clock, jobs, requestId } = context;
    const decidedBy = viewerOf(context).accountId;
    const payout = await holdPayout(db, payoutId);
    if (payout === null) throw new Problem('not-found');
    if (payout.ownerId === decidedBy) throw new Problem('own-payout');
    const state = decision === 'approve' ? 'approved' : 'refused';
    if (!canMovePayout(payout.state, state)) throw new Problem('payout-decided');
    if (state === 'approved') await checkBank(db, payout);
    else await giveBack(db, payout, { at: clock.now(), requestId });
    await setDecision(db, payoutId, { state, decidedBy, reason });
    await noteStep(db, payoutId, { state, trouble: null }, clock.now());
    if (state === 'approved') await jobs.send(payoutHeard, { id: payoutId }, db); // one on hold is found when it is over
    return answerPayout(db, payoutId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
