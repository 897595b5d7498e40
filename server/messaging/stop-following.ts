import { stopFollowing as contract } from '@shuka/domain/messaging';
import { handle } from '#kit/route.ts';
import { hashToken } from '#kit/secrets.ts';
import { keyOfLetter } from './letter-token.ts';
import { removeFollower, removeFollowerByKey } from './store.ts';

export const stopFollowing = handle(contract, async ({ token }, { db, secrets }) => {
  const letterKey = keyOfLetter(secrets, token);
  if (letterKey === null) await removeFollower(db, hashToken(token));
  else await removeFollowerByKey(db, letterKey);
  return {};
});
