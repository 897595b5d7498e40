import { askStorage as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { checkNotStored, isLotOf } from '#lots';
import { isOpenMill } from '#relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { askThere } from './answer-storage.ts';
import { insertAsk } from './storage-ask-store.ts';

export const askStorage = handle(contract, async (ask, context) => {
  const { db, clock } = context;
  if (!(await isOpenMill(db, ask.millId))) throw new Problem('no-such-mill');
  if (!(await isLotOf(db, ask.keeperId, ask.lotId))) throw new Problem('no-such-lot');
  await checkNotStored(db, [ask.lotId]);
  if (!(await insertAsk(db, ask, viewerOf(context).accountId, clock.now()))) throw new Problem('asked-already');
  return askThere(db, ask.id);
});
