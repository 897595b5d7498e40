import { showToInvestors as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandAdult } from './demand-adult.ts';
import { insertShownWord } from './shown-store.ts';

export const showToInvestors = handle(contract, async ({ id, isGiven, textVersion }, context) => {
  const now = context.clock.now();
  if (isGiven) await demandAdult(context.db, viewerOf(context).accountId, now);
  await insertShownWord(context.db, { id, farmerId: viewerOf(context).accountId, textVersion, isGiven, now });
  return { isShown: isGiven, saidAt: now.toISOString() };
});
