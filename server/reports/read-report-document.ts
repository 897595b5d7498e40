import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { readReportDocument as contract, type Report } from '@shuka/domain/reports';
import { findNames } from '#accounts';
import { findFarm, findFarmPhotos } from '#farms';
import type { Context } from '#kit/context.ts';
import type { PdfPicture } from '#kit/pdf-pictures.ts';
import { jpegOf } from '#kit/jpeg.ts';
import { handle } from '#kit/route.ts';
import { reportDocument } from './report-document.ts';
import { findReport, isCorrected } from './store.ts';

/** On paper a picture is as wide as a hand; more pixels would only make the file heavy to share. */
const photoPixels = 800;

/** One after the other: a document with many photos must not keep every place from the pictures of others. */
const photosOf = async ({ db, files, language }: Context, { farmId, photoIds }: Report): Promise<PdfPicture[]> => {
  const pictures: PdfPicture[] = [];
  for (const { key, takenAt } of await findFarmPhotos(db, farmId, photoIds)) {
    const webp = await files.get(key, 'webp');
    if (webp !== null) pictures.push({ jpeg: await jpegOf(webp, photoPixels), words: formatDate(takenAt, language) });
  }
  return pictures;
};

export const readReportDocument = handle(contract, async ({ reportId }, context) => {
  const { db, language, productName, clock } = context;
  const report = await findReport(db, reportId);
  if (report === null) throw new Problem('not-found');
  const people = await findNames(db, [report.keeperId, report.by]);
  const nameOf = (accountId: string): string => {
    const person = people.find((one) => one.accountId === accountId);
    return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
  };
  const photos = await photosOf(context, report);
  const bytes = await reportDocument(report, {
    language,
    farmName: (await findFarm(db, report.farmId))?.name ?? '',
    keeperName: nameOf(report.keeperId),
    writerName: nameOf(report.by),
    isCorrected: await isCorrected(db, reportId),
    photos,
    missingPhotos: report.photoIds.length - photos.length,
    productName,
    now: clock.now(),
  });
  return {
    bytes,
    mediaType: 'application/pdf',
    cacheSeconds: 0,
    fileName: `report-${report.farmReport.reportDate}.pdf`,
  };
});
