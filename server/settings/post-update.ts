import { postUpdate as contract } from '@shuka/domain/settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertUpdate, updateFor } from './update-store.ts';
import { updatePosted } from './update-posted.ts';

export const postUpdate = handle(contract, async ({ id, kind, texts, isSent }, context) => {
  const now = context.clock.now();
  await insertUpdate(context.db, { id, kind, texts }, isSent, viewerOf(context).accountId, now);
  if (isSent) await context.jobs.send(updatePosted, { updateId: id }, context.db);
  return updateFor({ id, kind, texts, postedAt: now.toISOString() }, context.language);
});
