import { decideReversal as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { refuseOwnWallet } from './ask-reversal.ts';
import { reverse } from './move.ts';
import { holdReversal, setReversal } from './reversal-store.ts';
import { answerReversal } from './show-reversal.ts';

/** The move that undoes has the id of what was asked for, so it is made once; the money moves last. */
export const decideReversal = handle(
  contract,
  async ({ reversalId, decision }, context) => {
    const { db, clock, requestId } = context;
    const at = clock.now();
    const decidedBy = viewerOf(context).accountId;
    const held = await holdReversal(db, reversalId);
    if (held === null) throw new Problem('not-found');
    if (held.state !== 'asked') throw new Problem('reversal-decided');
    if (held.askedBy === decidedBy) throw new Problem('reversal-by-another');
    refuseOwnWallet(held, decidedBy);
    await setReversal(db, reversalId, { state: decision === 'agree' ? 'agreed' : 'refused', decidedBy }, at);
    const { moveId, reason } = held;
    const origin = { by: decidedBy, endpoint: contract.name, requestId, at };
    if (decision === 'agree') await reverse(db, { id: reversalId, moveId, reason }, origin);
    return answerReversal(db, reversalId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
