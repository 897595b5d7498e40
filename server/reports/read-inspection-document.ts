import { Problem } from '@shuka/domain/kit/problem.ts';
import { photosNamed, readInspectionDocument as contract, type Inspection } from '@shuka/domain/reports';
import { findNames } from '#accounts';
import type { Context } from '#kit/context.ts';
import { jpegOf } from '#kit/jpeg.ts';
import type { PdfPicture } from '#kit/pdf-pictures.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { inspectionDocument } from './inspection-document.ts';
import { besideOf, type SealedInspection } from './inspection-seal.ts';
import { findInspection, findWhatCame } from './inspection-store.ts';
import { photoPixels, photosOnPaper } from './photos-on-paper.ts';

const markOf = async (
  { markKey, inspection }: SealedInspection,
  { files, language }: Context,
): Promise<PdfPicture | null> => {
  const webp = markKey === null ? null : await files.get(markKey, 'webp');
  if (webp === null) return null;
  return { jpeg: await jpegOf(webp, photoPixels), words: say(language, `inspection.mark.${inspection.mark}`) };
};

/** The public page that says whether an inspection is genuine. */
const checkUrlOf = (publicUrl: string, { id, seal }: Inspection): string =>
  `${publicUrl}/inspection?id=${id}&code=${seal?.checkCode ?? ''}`;

export const readInspectionDocument = handle(contract, async ({ inspectionId }, context) => {
  const { db, language, productName, clock, publicUrl } = context;
  const sealed = await findInspection(db, inspectionId);
  if (sealed === null) throw new Problem('not-found');
  const { inspection } = sealed;
  const [keeper] = await findNames(db, [inspection.keeperId]);
  const named = photosNamed(inspection);
  const photos = await photosOnPaper(context, inspection.farmId, named);
  const bytes = await inspectionDocument(sealed, {
    language,
    // As it was called on the day: the check page says the same.
    farmName: besideOf(sealed)?.land.farmName ?? '',
    keeperName: keeper === undefined ? '' : `${keeper.firstName} ${keeper.lastName}`,
    isCorrected: (await findWhatCame(db, inspectionId)).isCorrected,
    mark: await markOf(sealed, context),
    photos,
    missingPhotos: named.length - photos.length,
    checkUrl: checkUrlOf(publicUrl, inspection),
    productName,
    now: clock.now(),
  });
  return {
    bytes,
    mediaType: 'application/pdf',
    cacheSeconds: 0,
    fileName: `inspection-${inspection.inspectedOn}.pdf`,
  };
});
