import type { RelationsTo } from '#kit/route.ts';
import { mayUpload } from './upload-parts.ts';
import { findUpload } from './upload-store.ts';

/** An upload is its maker's own, for as long as they may give bytes to its photo. */
export const relationsToUpload: RelationsTo = async (db, viewer, uploadId) => {
  const upload = await findUpload(db, uploadId);
  if (upload === null) return null;
  if (upload.accountId !== viewer.accountId) return [];
  return (await mayUpload(db, viewer, upload.photoId, upload.part)) ? ['own'] : [];
};
