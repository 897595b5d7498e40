import { answerRequest as contract } from '@shuka/domain/privacy';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { setStopped, tellPerson } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { nameRequests } from './name-requests.ts';
import { endRequest, findUsesAsked, holdRequest } from './request-store.ts';

export const answerRequest = handle(contract, async ({ requestId, outcome, answer }, context) => {
  const { db, clock } = context;
  const { accountId: by } = viewerOf(context);
  const found = await holdRequest(db, requestId);
  if (found === null) throw new Problem('not-found');
  if (found.accountId === by) throw new Problem('own-request');
  if (found.state !== 'open') throw new Problem('answered-already');
  await endRequest(db, requestId, { state: outcome, answer, by, now: clock.now() });
  await setStopped(db, found.accountId, await findUsesAsked(db, found.accountId), clock.now());
  await tellPerson(context, found.accountId, `sms.rights.${outcome}`, () => ({ answer }));
  const [named] = await nameRequests(db, [{ ...found, state: outcome, answer, answeredAt: clock.now().toISOString() }]);
  if (named === undefined) throw new Problem('not-found');
  return named;
});
