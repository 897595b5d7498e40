import { readMillReportFile as contract } from '@shuka/domain/processing';
import { findCompanyNames } from '#relations';
import { handle } from '#kit/route.ts';
import { sheetType } from '#kit/sheet.ts';
import { millReportPdf, millReportXlsx } from './mill-report-files.ts';
import { makeMillReport } from './read-mill-report.ts';

const writers = {
  pdf: { write: millReportPdf, mediaType: 'application/pdf' },
  xlsx: { write: millReportXlsx, mediaType: sheetType },
} as const;

export const readMillReportFile = handle(contract, async ({ format, ...asked }, { db, language }) => {
  const { companyId, from, to } = asked;
  const report = await makeMillReport(db, asked);
  const mill = (await findCompanyNames(db, [companyId])).get(companyId) ?? '';
  const { write, mediaType } = writers[format];
  const bytes = await write(report, { language, mill, from, to });
  return { bytes, mediaType, cacheSeconds: 0, fileName: `mill-report-${from}-${to}.${format}` };
});
