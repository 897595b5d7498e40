import { showIdDocument as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findApplication } from './application-store.ts';

export const showIdDocument = handle(contract, async ({ accountId }, context) => {
  const key = (await findApplication(context.db, accountId))?.documentId ?? null;
  const bytes = key === null ? null : await context.files.get(key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
