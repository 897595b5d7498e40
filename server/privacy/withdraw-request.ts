import { withdrawRequest as contract } from '@shuka/domain/privacy';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { setStopped } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endRequest, findUsesAsked, holdRequest } from './request-store.ts';
import { showRequest } from './show-request.ts';

export const withdrawRequest = handle(contract, async ({ requestId }, { db, clock, ...context }) => {
  const { accountId } = viewerOf(context);
  const found = await holdRequest(db, requestId);
  if (found === null || found.accountId !== accountId) throw new Problem('not-found');
  const stands = found.state === 'open' || (found.state === 'done' && found.uses.length > 0);
  if (!stands) throw new Problem('withdrawn-already');
  await endRequest(db, requestId, { state: 'withdrawn', answer: found.answer, by: accountId, now: clock.now() });
  await setStopped(db, accountId, await findUsesAsked(db, accountId), clock.now());
  return showRequest(await holdRequest(db, requestId));
});
