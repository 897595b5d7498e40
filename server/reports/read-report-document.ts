import { Problem } from '@shuka/domain/kit/problem.ts';
import { readReportDocument as contract } from '@shuka/domain/reports';
import { findNames } from '#accounts';
import { findFarm } from '#farms';
import { handle } from '#kit/route.ts';
import { photosOnPaper } from './photos-on-paper.ts';
import { reportDocument } from './report-document.ts';
import { findReport, isCorrected } from './store.ts';

export const readReportDocument = handle(contract, async ({ reportId }, context) => {
  const { db, language, productName, clock } = context;
  const report = await findReport(db, reportId);
  if (report === null) throw new Problem('not-found');
  const people = await findNames(db, [report.keeperId, report.by]);
  const nameOf = (accountId: string): string => {
    const person = people.find((one) => one.accountId === accountId);
    return person === undefined ? '' : `${person.firstName} ${person.lastName}`;
  };
  const photos = await photosOnPaper(context, report.farmId, report.photoIds);
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
