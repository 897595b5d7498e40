import { showTextPicture as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { demandShown } from './demand-shown.ts';
import { findPictureKey } from './picture-store.ts';

export const showTextPicture = handle(contract, async (place, context) => {
  await demandShown(context, place.textId);
  const key = await findPictureKey(context.db, place);
  const bytes = key === null ? null : await context.files.get(key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  // A picture never changes under its id, and it is nobody's secret.
  return { bytes, mediaType: 'image/webp', cacheSeconds: 86_400 };
});
