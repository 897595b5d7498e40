import { askForVisit as contract, newRequest } from '@shuka/domain/extension';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countOpenRequests, insertRequest } from './request-store.ts';

export const askForVisit = handle(contract, async (draft, context) => {
  const { accountId } = viewerOf(context);
  const request = newRequest(draft, accountId, await countOpenRequests(context.db, accountId), context.clock.now());
  await insertRequest(context.db, request);
  return request;
});
