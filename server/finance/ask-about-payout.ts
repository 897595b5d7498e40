import { askAboutPayout as contract, type AskedPayout, type PayoutSaying } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import type { TransferFound } from '#kit/payments.ts';
import { handle } from '#kit/route.ts';
import { askWhatBecame } from './end-payout.ts';
import { providerNamed, reach } from './payment-provider.ts';
import { findPayout, type PayoutRow } from './payout-store.ts';
import { showAskedPayouts } from './show-payout.ts';

/** A payout after an act on it, as those see it who decide. */
export const answerPayout = async (db: Db, payoutId: string): Promise<AskedPayout> => {
  const found = await findPayout(db, payoutId);
  const [shown] = await showAskedPayouts(db, found === null ? [] : [found]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};

/** A payout that its provider has, or may have. @throws Problem `not-found`, `payout-not-on-its-way`. */
export const demandOnItsWay = (payout: PayoutRow | null): PayoutRow => {
  if (payout === null) throw new Problem('not-found');
  if (payout.state !== 'sending') throw new Problem('payout-not-on-its-way');
  return payout;
};

/**
 * What the provider of a payout says of it while somebody waits; what follows from it is done. Null when it knows nothing of it.
 * @throws Problem `unavailable` when it is away, or there are no keys for it any more.
 */
export const hearOfPayout = (context: Context, { id, provider: name }: PayoutRow): Promise<TransferFound | null> =>
  reach(context, async () => {
    const provider = providerNamed(context, name);
    if (provider === null) throw new Error(`There are no keys for ${name}, where a payout began.`);
    return askWhatBecame(context, { id, requestId: context.requestId }, provider);
  });

export const askAboutPayout = handle(
  contract,
  async ({ payoutId }, { db }, found: TransferFound | null) => {
    const said: PayoutSaying = found === null || found.state === 'refused' ? 'nothing' : found.state;
    return { payout: await answerPayout(db, payoutId), said };
  },
  {
    prepare: async ({ payoutId }, context) =>
      hearOfPayout(context, demandOnItsWay(await findPayout(context.db, payoutId))),
  },
);
