import { listOwnRequests as contract } from '@shuka/domain/privacy';
import { findStopped } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findRequestsOf } from './request-store.ts';
import { showRequest } from './show-request.ts';

export const listOwnRequests = handle(contract, async (_input, context) => {
  const { accountId } = viewerOf(context);
  const items = (await findRequestsOf(context.db, accountId)).map(showRequest);
  return { items, stopped: await findStopped(context.db, accountId) };
});
