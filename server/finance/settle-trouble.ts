import { settleTrouble as contract, type TroubledMoney } from '@shuka/domain/finance';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { tellPerson } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { answerTrouble } from './show-trouble.ts';
import { insertSettlement } from './trouble-store.ts';

const news = { payment: 'sms.paymentSettled', payout: 'sms.payoutSettled' } as const;

const tellWhose = (context: Context, { about, ownerId, amountKobo }: TroubledMoney, words: string): Promise<void> =>
  tellPerson(context, ownerId, news[about], () => ({ amount: formatNaira(amountKobo), words }));

/** The money itself is put right where it lies: at the provider, or in the ledger by two admins. */
export const settleTrouble = handle(contract, async ({ subjectId, words }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const found = await answerTrouble(db, subjectId);
  const { ownerId, trouble } = found;
  if (ownerId === byId) throw new Problem('second-person-needed');
  if (!(await insertSettlement(db, { subjectId, trouble, words, byId }, clock.now())))
    throw new Problem('trouble-settled');
  await tellWhose(context, found, words);
  return answerTrouble(db, subjectId);
});
