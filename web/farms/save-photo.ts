import { addPhoto, type Photo } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Result } from '#kit/api.ts';
import { makeThumb } from '#kit/picture.ts';
import { submit } from '#kit/submit.ts';

/** A farm as a whole, or one plot of it. */
export type Subject = { readonly farmId: string; readonly plotId: string | null };

const fingerprint = async (blob: Blob) => ({
  sha256: [...new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(''),
  sizeBytes: blob.size,
});

/**
 * Keeps a photo and its small part on the phone, to be sent small part first.
 * @param picture as `shrinkPicture` makes it: the very bytes that are sent and checked by their SHA-256.
 */
export const savePhoto = async (subject: Subject, picture: Blob, takenAt: Date): Promise<Result<Photo>> => {
  const thumb = (await makeThumb(picture)) ?? picture;
  const draft = {
    id: newId(),
    ...subject,
    thumb: await fingerprint(thumb),
    full: await fingerprint(picture),
    takenAt: takenAt.toISOString(),
  };
  return submit(addPhoto, draft, { blobs: { thumb, full: picture } });
};
