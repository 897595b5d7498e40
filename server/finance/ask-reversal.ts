import { askReversal as contract, mayReverseAlone } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMoveRow, insertReversal, type MoveRow } from './reversal-store.ts';
import { answerReversal } from './show-reversal.ts';

/** Nobody undoes what came out of their own wallet, or into it. @throws Problem `reversal-own-wallet`. */
export const refuseOwnWallet = ({ fromOwner, toOwner }: MoveRow, accountId: string): void => {
  if (fromOwner === accountId || toOwner === accountId) throw new Problem('reversal-own-wallet');
};

export const askReversal = handle(
  contract,
  async ({ id, moveId, reason }, context) => {
    const { db, clock } = context;
    const askedBy = viewerOf(context).accountId;
    const found = await findMoveRow(db, moveId);
    if (found === null) throw new Problem('not-found');
    if (found.isReversed) throw new Problem('reversed-already');
    if (!mayReverseAlone(found)) throw new Problem('move-not-alone');
    refuseOwnWallet(found, askedBy);
    if (!(await insertReversal(db, { id, moveId, reason, askedBy }, clock.now())))
      throw new Problem('reversal-asked-already');
    return answerReversal(db, id);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
