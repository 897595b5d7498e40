import { stopLetters as contract } from '@shuka/domain/messaging';
import { handle } from '#kit/route.ts';
import { keyOfLetter } from './letter-token.ts';
import { removeFollowerByKey } from './store.ts';

export const stopLetters = handle(contract, async ({ token }, { db, secrets }) => {
  const letterKey = keyOfLetter(secrets, token);
  if (letterKey !== null) await removeFollowerByKey(db, letterKey);
  return {};
});
