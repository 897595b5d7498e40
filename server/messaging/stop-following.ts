import { stopFollowing as contract } from '@shuka/domain/messaging';
import { handle } from '#kit/route.ts';
import { hashToken } from '#kit/secrets.ts';
import { removeFollower } from './store.ts';

export const stopFollowing = handle(contract, async ({ token }, context) => {
  await removeFollower(context.db, hashToken(token));
  return {};
});
