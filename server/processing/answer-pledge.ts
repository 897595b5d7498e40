import { answerPledge as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdClaim, tell, unclaim } from './claim-receipt.ts';
import { acceptClaim, findMaker } from './claim-store.ts';
import { showReceipt } from './show-receipt.ts';

export const answerPledge = handle(
  contract,
  async ({ receiptId, claimId, word, reason }, context) => {
    const { db } = context;
    const before = word === 'release' ? 'accepted' : 'offered';
    const claim = await holdClaim(
      context,
      receiptId,
      ({ id, kind, state }) => id === claimId && kind === 'pledge' && state === before,
    );
    if ((await findMaker(db, claimId)) === viewerOf(context).accountId) throw new Problem('own-pledge');
    if (word === 'accept') {
      await acceptClaim(db, claimId);
      await tell(context, receiptId, 'pledge-accepted', reason);
    } else await unclaim(context, claim, word === 'decline' ? 'pledge-declined' : 'pledge-released', reason);
    return showReceipt(context, receiptId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
