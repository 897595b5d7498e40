import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { relationsToSentPhoto } from '#farms';
import type { Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findUpload } from './upload-store.ts';

/** Whether a photo is the viewer's to give bytes to: its keeper's, of a farmer in the care of the manager they are, or told of by them in that care. */
export const mayUpload = async (db: Db, viewer: Viewer, photoId: string): Promise<boolean> => {
  const held = (await relationsToSentPhoto(db, viewer, photoId)) ?? [];
  const isKeeper = viewer.roles.includes('farmer') && held.includes('own');
  const isManager = viewer.roles.includes('extension-manager') && held.includes('assigned');
  return isKeeper || isManager;
};

/** An upload is its maker's own, for as long as they may give bytes to its photo. */
export const relationsToUpload: RelationsTo = async (db, viewer, uploadId) => {
  const upload = await findUpload(db, uploadId);
  if (upload === null) return null;
  if (upload.accountId !== viewer.accountId) return [];
  return (await mayUpload(db, viewer, upload.photoId)) ? ['own'] : [];
};
