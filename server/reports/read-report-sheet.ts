import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { costFigures, costLines, readReportSheet as contract, type Report } from '@shuka/domain/reports';
import { findNames } from '#accounts';
import { findFarm } from '#farms';
import type { Row } from '#kit/csv.ts';
import { handle } from '#kit/route.ts';
import { makeSheet, sheetType, type Sheet } from '#kit/sheet.ts';
import { say } from '#kit/words.ts';
import { findReport } from './store.ts';

type Speak = (id: string, values?: Record<string, string | number>) => string;

type Around = { readonly language: Language; readonly farmName: string; readonly keeperName: string };

const speakerOf =
  (language: Language): Speak =>
  (id, values) =>
    say(language, `reports.doc.${id}`, values);

const saidSheet = (report: Report, { language, farmName, keeperName }: Around): Sheet => {
  const speak = speakerOf(language);
  const { farmReport: said, inspection, harvest } = report;
  const rows: Row[] = [
    [speak('date'), said.reportDate],
    [speak('location'), said.reportLocation],
    [speak('zone'), said.reportZone],
    [speak('crop'), said.cropType],
    [speak('category'), say(language, `reports.category.${said.reportCategory}`)],
    [speak('inspectionType'), say(language, `reports.inspection.${inspection.inspectionType}`)],
    [speak('inspectionCompleted'), speak(inspection.inspectionCompleted ? 'yes' : 'no')],
    ...(harvest === null
      ? []
      : [
          [speak('bags'), harvest.bags],
          [speak('bagsToSell'), harvest.bagsToSell],
        ]),
    [speak('description'), said.reportDescription],
  ];
  return {
    name: speak('description'),
    about: [[said.reportTitle]],
    columns: [
      { name: farmName, width: 30 },
      { name: keeperName, kind: 'date', width: 60 },
    ],
    rows,
  };
};

const costSheet = (report: Report, { language }: Around): Sheet => {
  const speak = speakerOf(language);
  const { costs, familyLabour, budgetKobo } = report;
  const lines = costLines.map((line): Row => {
    const { priceKobo, quantity, totalKobo } = costs[line];
    return [speak(`line.${line}`), priceKobo, quantity, totalKobo];
  });
  const family: Row[] =
    familyLabour === null
      ? []
      : [[speak('line.familyLabour'), familyLabour.dayPriceKobo, familyLabour.days, familyLabour.totalKobo]];
  const budget: Row[] = budgetKobo === null ? [] : [[speak('budget'), null, null, budgetKobo]];
  return {
    name: speak('costs'),
    columns: [
      { name: speak('costLine'), width: 30 },
      { name: speak('price'), kind: 'naira' },
      { name: speak('quantity') },
      { name: speak('total'), kind: 'naira' },
    ],
    rows: [...lines, ...family, [speak('cost'), null, null, costFigures(report).costKobo], ...budget],
  };
};

export const readReportSheet = handle(contract, async ({ reportId }, { db, language }) => {
  const report = await findReport(db, reportId);
  if (report === null) throw new Problem('not-found');
  const [keeper] = await findNames(db, [report.keeperId]);
  const around: Around = {
    language,
    farmName: (await findFarm(db, report.farmId))?.name ?? '',
    keeperName: keeper === undefined ? '' : `${keeper.firstName} ${keeper.lastName}`,
  };
  return {
    bytes: await makeSheet(saidSheet(report, around), costSheet(report, around)),
    mediaType: sheetType,
    cacheSeconds: 0,
    fileName: `report-${report.farmReport.reportDate}.xlsx`,
  };
});
