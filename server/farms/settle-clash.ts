import { settleClash as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdClash, keepChoice } from './clash-store.ts';

export const settleClash = handle(contract, async ({ clashId, choice }, context) => {
  const clash = await holdClash(context.db, clashId);
  if (clash === null) throw new Problem('not-found');
  // People change their minds: a later choice stands, and the audit log has both.
  if (clash.settled !== choice)
    await keepChoice(context.db, clashId, choice, viewerOf(context).accountId, context.clock.now());
  return { ...clash, settled: choice };
});
