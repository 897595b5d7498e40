import { bankOf } from '@shuka/domain/accounts';
import { askPayout as contract } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword, findPayoutBank, tellOwner } from '#accounts';
import { handle } from '#kit/route.ts';
import { licensedProvider } from './licensed-provider.ts';
import { setAsidePayout } from './payment-money.ts';
import { noteStep } from './payment-store.ts';
import { findPayout, insertPayout } from './payout-store.ts';
import { showPayout } from './show-payout.ts';

export const askPayout = handle(
  contract,
  async ({ id, amountKobo }, context, owner: Awaited<ReturnType<typeof demandPassword>>) => {
    const { db, clock, requestId } = context;
    const ownerId = owner.id;
    const provider = (await licensedProvider(context)).name;
    const bank = await findPayoutBank(db, ownerId);
    if (bank === null) throw new Problem('no-bank-account');
    const at = clock.now();
    const moveId = await setAsidePayout(db, { id, ownerId, amountKobo, provider }, { at, requestId });
    const { bankCode, tail, changedAt: bankChangedAt, holdUntil } = bank;
    const asked = { id, ownerId, amountKobo, provider, bankCode, tail, bankChangedAt, holdUntil, moveId };
    await insertPayout(db, { ...asked, createdAt: at.toISOString() });
    await noteStep(db, id, { state: 'asked', trouble: null }, at);
    const payout = await findPayout(db, id);
    if (payout === null) throw new Error('a payout was written and is not there');
    const told = { amount: formatNaira(amountKobo), bank: bankOf(bankCode)?.name ?? '', tail };
    tellOwner(context, owner, 'payoutAsked', told);
    return showPayout(db, payout);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
