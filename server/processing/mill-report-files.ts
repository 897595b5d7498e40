import type { MillReport } from '@shuka/domain/processing';
import { formatDate, formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { Row } from '#kit/csv.ts';
import { pdfOf, type PdfColumn } from '#kit/pdf.ts';
import { makeSheet, type Sheet, type SheetColumn } from '#kit/sheet.ts';
import { say } from '#kit/words.ts';

type ReportAbout = {
  readonly language: Language;
  readonly mill: string;
  readonly from: string;
  readonly to: string;
};

type Column = {
  readonly head: string;
  readonly kind: 'text' | 'kilograms' | 'minutes' | 'count' | 'naira' | 'date' | 'percent';
};

/** One table of the report: the same for paper and for spreadsheets. */
type Part = { readonly head: string; readonly columns: readonly Column[]; readonly rows: readonly Row[] };

const column = (head: string, kind: Column['kind'] = 'text'): Column => ({ head, kind });

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const atGateOf = ({ atGate }: MillReport): Part => ({
  head: 'atGate',
  columns: [column('crop'), column('kilograms', 'kilograms'), column('deliveries', 'count')],
  rows: atGate.map(({ crop, grams, deliveries }) => [crop, grams, deliveries]),
});

const partsOf = (report: MillReport, language: Language): Part[] => [
  {
    head: 'intake',
    columns: [column('crop'), column('kilograms', 'kilograms')],
    rows: report.intake.map(({ crop, grams }) => [crop, grams]),
  },
  atGateOf(report),
  {
    head: 'yield',
    columns: [
      column('job'),
      column('day', 'date'),
      column('in', 'kilograms'),
      column('out', 'kilograms'),
      column('by', 'kilograms'),
      column('lost', 'kilograms'),
      column('yieldShare', 'percent'),
    ],
    rows: report.jobs.map((one) => [
      `${one.number}. ${one.makes}`,
      one.completedOn,
      one.inGrams,
      one.outGrams,
      one.byGrams,
      one.lostGrams,
      share(one.outGrams, one.inGrams),
    ]),
  },
  {
    head: 'losses',
    columns: [column('reason'), column('kilograms', 'kilograms')],
    rows: report.losses.map(({ reason, grams }) => [say(language, `mill.loss.${reason}`), grams]),
  },
  {
    head: 'suppliers',
    columns: [column('supplier'), column('crop'), column('kilograms', 'kilograms'), column('paid', 'naira')],
    rows: report.suppliers.map(({ who, crop, grams, kobo }) => [who, crop, grams, kobo]),
  },
  {
    head: 'downtime',
    columns: [column('reason'), column('minutes', 'minutes')],
    rows: [
      [say(language, 'mill.report.running'), report.machineMinutes],
      ...report.downtimes.map(({ reason, minutes }) => [say(language, `mill.down.${reason}`), minutes]),
    ],
  },
];

const textOf = (cell: Row[number], kind: Column['kind'], language: Language): string => {
  if (typeof cell !== 'number') return kind === 'date' ? formatDate(String(cell), language) : String(cell ?? '');
  if (kind === 'naira') return formatNaira(cell);
  if (kind === 'percent') return `${formatNumber(Math.round(cell * 1000) / 10)} %`;
  return formatNumber(kind === 'kilograms' ? cell / 1000 : cell);
};

const speakerOf =
  (language: Language) =>
  (id: string, values?: Record<string, string>): string =>
    say(language, `mill.report.${id}`, values);

const spanText = ({ from, to, language }: ReportAbout): string =>
  `${formatDate(from, language)} – ${formatDate(to, language)}`;

export const millReportPdf = (report: MillReport, about: ReportAbout): Promise<Buffer> => {
  const { language } = about;
  const speak = speakerOf(language);
  const isNumber = ({ kind }: Column): boolean => kind !== 'text' && kind !== 'date';
  return pdfOf({ title: speak('title', { mill: about.mill }), language }, (paper) => {
    paper.paragraph(spanText(about));
    for (const { head, columns, rows } of partsOf(report, language)) {
      paper.heading(speak(head));
      const names = columns.map((one): PdfColumn => ({ name: speak(one.head), isNumber: isNumber(one) }));
      const lines = rows.map((row) => row.map((cell, place) => textOf(cell, columns[place]?.kind ?? 'text', language)));
      if (rows.length === 0) paper.paragraph(speak('nothing'));
      else paper.table(names, lines);
    }
  });
};

const sheetKind = ({ kind }: Column): Pick<SheetColumn, 'kind'> =>
  kind === 'naira' || kind === 'date' || kind === 'percent' ? { kind } : {};

export const millReportXlsx = (report: MillReport, about: ReportAbout): Promise<Buffer> => {
  const speak = speakerOf(about.language);
  const [first, ...rest] = partsOf(report, about.language).map(({ head, columns, rows }): Sheet => ({
    name: speak(head),
    about: [[speak('title', { mill: about.mill })], [spanText(about)]],
    columns: columns.map((one) => ({ name: speak(one.head), ...sheetKind(one) })),
    rows: rows.map((row) =>
      row.map((cell, place) => (typeof cell === 'number' && columns[place]?.kind === 'kilograms' ? cell / 1000 : cell)),
    ),
  }));
  if (first === undefined) throw new Error('A report has parts.');
  return makeSheet(first, ...rest);
};
