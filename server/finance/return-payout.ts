import { isOrderOver, returnPayout as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { answerPayout, demandOnItsWay, hearOfPayout } from './ask-about-payout.ts';
import { giveBack } from './payment-money.ts';
import { noteStep } from './payment-store.ts';
import { findPayout, holdPayout, setReturnAsked, setReturned, type PayoutRow } from './payout-store.ts';

type Heard = 'nothing' | 'something' | 'not asked';

/** Asks for it. From now on nothing is ordered, so that what the provider does not know in ten minutes never comes to it. */
const ask = async ({ db, clock }: Context, payout: PayoutRow, by: string, reason: string): Promise<void> => {
  if (payout.returnAskedAt !== null) throw new Problem('return-asked-already');
  if (!isOrderOver(payout.sendingAt, clock.now())) throw new Problem('return-too-early');
  await setReturnAsked(db, payout.id, { by, at: clock.now(), reason });
};

/** Agrees to it: the money is in the wallet again. */
const agree = async ({ db, clock, requestId }: Context, payout: PayoutRow, by: string): Promise<void> => {
  const at = clock.now();
  if (payout.returnAskedBy === null) throw new Problem('return-not-asked');
  if (payout.returnAskedBy === by) throw new Problem('return-by-another');
  if (!isOrderOver(payout.returnAskedAt, at)) throw new Problem('return-too-early');
  await setReturned(db, payout.id, by);
  await noteStep(db, payout.id, { state: 'returned', trouble: null }, at);
  await giveBack(db, payout, { at, requestId });
};

const drop = async ({ db }: Context, payout: PayoutRow): Promise<void> => {
  if (payout.returnAskedBy === null) throw new Problem('return-not-asked');
  await setReturnAsked(db, payout.id, null);
};

/** What the provider says now; whoever drops a return need not know. */
const hear = async (context: Context, payoutId: string, step: string): Promise<Heard> => {
  const payout = demandOnItsWay(await findPayout(context.db, payoutId));
  if (step === 'drop') return 'not asked';
  return (await hearOfPayout(context, payout)) === null ? 'nothing' : 'something';
};

/** The provider was asked a moment ago; the row is held from here on, and what it came to meanwhile counts. */
export const returnPayout = handle(
  contract,
  async ({ payoutId, step, reason }, context, heard: Heard) => {
    const by = viewerOf(context).accountId;
    const payout = demandOnItsWay(await holdPayout(context.db, payoutId));
    if (payout.ownerId === by) throw new Problem('own-payout');
    if (heard === 'something') throw new Problem('payout-known');
    if (step === 'ask') await ask(context, payout, by, reason);
    else if (step === 'agree') await agree(context, payout, by);
    else await drop(context, payout);
    return answerPayout(context.db, payoutId);
  },
  {
    prepare: async ({ payoutId, step, password }, context) => {
      await demandPassword(context, password);
      return hear(context, payoutId, step);
    },
  },
);
