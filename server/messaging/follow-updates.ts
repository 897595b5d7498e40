import { followUpdates as contract } from '@shuka/domain/messaging';
import { handle } from '#kit/route.ts';
import { hashToken, newToken } from '#kit/secrets.ts';
import { writeFollowerLetter } from './letters.ts';
import { keepFollower } from './store.ts';

export const followUpdates = handle(contract, async ({ email }, context) => {
  const token = newToken();
  await keepFollower(context.db, email, hashToken(token), context.language, context.clock.now());
  context.afterwards(() =>
    writeFollowerLetter(
      context,
      email,
      context.language,
      'following',
      `${context.publicUrl}/maintenance?stop=${token}`,
    ),
  );
  return {};
});
