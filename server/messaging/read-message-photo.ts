import { readMessagePhoto as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findMessagePhoto } from './talk-store.ts';

export const readMessagePhoto = handle(contract, async ({ messageId }, { db, files }) => {
  const key = await findMessagePhoto(db, messageId);
  const bytes = key === null ? null : await files.get(key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  // Phones are shared: nobody else may find it in a browser's cache.
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
