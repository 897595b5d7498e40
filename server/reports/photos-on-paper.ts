import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { findFarmPhotos } from '#farms';
import type { Context } from '#kit/context.ts';
import { jpegOf } from '#kit/jpeg.ts';
import type { PdfPicture } from '#kit/pdf-pictures.ts';

/** On paper a picture is as wide as a hand; more pixels would only make the file heavy to share. */
export const photoPixels = 800;

/** One after the other: a document with many photos must not keep every place from the pictures of others. */
export const photosOnPaper = async (
  { db, files, language }: Context,
  farmId: string,
  photoIds: readonly string[],
): Promise<PdfPicture[]> => {
  const pictures: PdfPicture[] = [];
  for (const { key, takenAt } of await findFarmPhotos(db, farmId, photoIds)) {
    const webp = await files.get(key, 'webp');
    if (webp !== null) pictures.push({ jpeg: await jpegOf(webp, photoPixels), words: formatDate(takenAt, language) });
  }
  return pictures;
};
