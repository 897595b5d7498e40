import { readPersonPhoto as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findAccount } from './store.ts';

const cacheSeconds = 365 * 86_400; // the address changes with the picture

export const readPersonPhoto = handle(contract, async ({ accountId, photoId }, context) => {
  const account = await findAccount(context.db, accountId);
  const bytes = account?.photo_key === photoId ? await context.files.get(photoId, 'webp') : null;
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds };
});
