import { formatDate, formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { costFigures, costLines, isBeforeHarvest, type Report } from '@shuka/domain/reports';
import { pdfOf, type Paper } from '#kit/pdf.ts';
import type { PdfPicture } from '#kit/pdf-pictures.ts';
import { say } from '#kit/words.ts';

/** What a document says besides its report; `photos` are here as JPEG, `missingPhotos` are still on a phone. */
export type Around = {
  readonly language: Language;
  readonly farmName: string;
  readonly keeperName: string;
  readonly writerName: string;
  readonly isCorrected: boolean;
  readonly photos: readonly PdfPicture[];
  readonly missingPhotos: number;
  readonly productName: string;
  readonly now: Date;
};

type Speak = (id: string, values?: Record<string, string | number>) => string;

const naira = (kobo: number | null): string => (kobo === null ? '–' : formatNaira(kobo));

/** Up to three decimals, as they were typed. */
const quantityText = (quantity: number): string => {
  const [whole = '', decimals] = String(quantity).split('.');
  return decimals === undefined ? formatNumber(quantity) : `${formatNumber(Number(whole))}.${decimals}`;
};

const drawFacts = (paper: Paper, speak: Speak, report: Report, around: Around): void => {
  const { farmReport: said, inspection } = report;
  const { language } = around;
  const facts = [
    [speak('location'), said.reportLocation],
    [speak('zone'), said.reportZone],
    [speak('crop'), said.cropType],
    [speak('date'), formatDate(said.reportDate, language)],
    [speak('category'), say(language, `reports.category.${said.reportCategory}`)],
    [speak('inspectionType'), say(language, `reports.inspection.${inspection.inspectionType}`)],
    [speak('inspectionCompleted'), speak(inspection.inspectionCompleted ? 'yes' : 'no')],
    [speak('writer'), around.writerName],
    [speak('sent'), formatDate(report.createdAt, language)],
  ];
  const columns = [{ name: around.farmName }, { name: around.keeperName, share: 2 }];
  paper.table(
    columns,
    facts.filter(([, value]) => value !== ''),
  );
};

const drawCosts = (paper: Paper, speak: Speak, report: Report): void => {
  const { costs, familyLabour } = report;
  const { paidKobo, costKobo } = costFigures(report);
  const rows = costLines.map((line) => {
    const { priceKobo, quantity, totalKobo } = costs[line];
    return [speak(`line.${line}`), naira(priceKobo), quantityText(quantity), naira(totalKobo)];
  });
  const family =
    familyLabour === null
      ? []
      : [
          [speak('paid'), '', '', naira(paidKobo)],
          [
            speak('line.familyLabour'),
            naira(familyLabour.dayPriceKobo),
            speak('days', { days: quantityText(familyLabour.days) }),
            naira(familyLabour.totalKobo),
          ],
        ];
  paper.heading(speak('costs'));
  paper.table(
    [
      { name: speak('costLine'), share: 2 },
      { name: speak('price'), isNumber: true },
      { name: speak('quantity'), isNumber: true },
      { name: speak('total'), isNumber: true },
    ],
    [...rows, ...family, [speak('cost'), '', '', naira(costKobo)]],
  );
};

const drawFigures = (paper: Paper, speak: Speak, report: Report): void => {
  const figures = costFigures(report);
  const { budgetKobo, harvest } = report;
  const ofBudget = [
    [speak('budget'), naira(budgetKobo)],
    [speak('budgetLeft'), naira(figures.budgetLeftKobo)],
  ];
  const bagsWord = isBeforeHarvest(report) ? 'bagsExpected' : 'bags';
  const ofHarvest = [
    [speak(bagsWord), quantityText(harvest?.bags ?? 0)],
    [speak('bagsToSell'), quantityText(harvest?.bagsToSell ?? 0)],
    [speak('costPerBag'), naira(figures.costPerBagKobo)],
    [speak('breakEven'), naira(figures.breakEvenPriceKobo)],
  ];
  const rows = [...(budgetKobo === null ? [] : ofBudget), ...(harvest === null ? [] : ofHarvest)];
  if (rows.length === 0) return;
  paper.heading(speak('figures'));
  paper.table(
    [
      { name: speak('figure'), share: 3 },
      { name: speak('value'), isNumber: true },
    ],
    rows,
  );
};

const drawPhotos = (paper: Paper, speak: Speak, { photos, missingPhotos }: Around): void => {
  if (photos.length + missingPhotos === 0) return;
  paper.heading(speak('photos'));
  paper.pictures(photos);
  if (missingPhotos > 0) paper.paragraph(speak('photosMissing', { count: missingPhotos }));
};

/** A whole report as an A4 document: what was found, what it cost, what that means a bag, and the photos. */
export const reportDocument = (report: Report, around: Around): Promise<Buffer> => {
  const { language, productName, now } = around;
  const speak: Speak = (id, values) => say(language, `reports.doc.${id}`, values);
  return pdfOf({ title: report.farmReport.reportTitle, language }, (paper) => {
    if (around.isCorrected) paper.paragraph(speak('isCorrected'));
    if (report.corrects !== null) paper.paragraph(speak('corrects'));
    drawFacts(paper, speak, report, around);
    paper.heading(speak('description'));
    for (const part of report.farmReport.reportDescription.split('\n')) paper.paragraph(part);
    drawCosts(paper, speak, report);
    drawFigures(paper, speak, report);
    drawPhotos(paper, speak, around);
    paper.paragraph(speak('made', { product: productName, date: formatDate(now, language) }));
  });
};
